import type { Manner } from './castle';
import { GRAPHITE, PAPER, type Pencil, type Point } from './pencil';

const WOOD = '#a9743f';
const GLASS = '#f0cf6b';

/** A few stones, as many as it takes to see a wall. */
export function stones(pencil: Pencil, left: number, top: number, right: number, bottom: number, count: number): void {
  const { width, colour } = pencil;
  pencil.width = 0.9;
  pencil.colour = '#8a7c6b';
  for (let i = 0; i < count; i++) {
    const x = pencil.between(left + 5, right - 18);
    const y = pencil.between(top + 4, bottom - 10);
    const w = pencil.between(7, 12);
    if (pencil.random() < 0.5) {
      pencil.line([x, y], [x + w, y]);
    } else {
      pencil.line([x, y + 5], [x, y], [x + w, y]);
    }
  }
  pencil.width = width;
  pencil.colour = colour;
}

/** The teeth of a wall: square, swallow-tailed, rounded or stepped. */
export function battlements(pencil: Pencil, left: number, right: number, top: number, style: Manner['style']): void {
  const count = Math.max(3, Math.round((right - left) / 18));
  const step = (right - left) / (count * 2 - 1);
  const tall = 11;
  const edge: Point[] = [[left, top]];
  for (let i = 0; i < count; i++) {
    const a = left + i * 2 * step;
    const b = a + step;
    const teeth: Point[][] = [
      [
        [a, top - tall],
        [b, top - tall],
      ],
      [
        [a, top - tall - 2],
        [(a + b) / 2, top - tall + 5],
        [b, top - tall - 2],
      ],
      [
        [a, top - tall + 3],
        [a + step * 0.25, top - tall - 1],
        [b - step * 0.25, top - tall - 1],
        [b, top - tall + 3],
      ],
      [
        [a, top - 5],
        [a + step * 0.3, top - 5],
        [a + step * 0.3, top - tall - 1],
        [b - step * 0.3, top - tall - 1],
        [b - step * 0.3, top - 5],
        [b, top - 5],
      ],
    ];
    edge.push([a, top], ...(teeth[style] ?? []), [b, top]);
  }
  pencil.wash([...edge, [right, top + 3], [left, top + 3]], PAPER);
  pencil.line(...edge);
}

/** A roof on a foot of the given half width: a witch's hat, an onion, steps with a cap, or a saddle. */
export function roof(pencil: Pencil, x: number, y: number, half: number, tall: number, how: Manner, colour: string): void {
  switch (how.style) {
    case 0: {
      const hat: Point[] = [
        [x - half, y],
        [x - half * 0.35, y - tall * 0.45],
        [x + pencil.between(-2, 2), y - tall],
        [x + half * 0.35, y - tall * 0.45],
        [x + half, y],
      ];
      pencil.wash(hat, PAPER);
      pencil.shade(hat, colour, 4.5, pencil.between(-0.9, -0.5));
      pencil.line(...hat);
      pencil.curve([
        [x - half, y],
        [x, y + 4],
        [x + half, y],
      ]);
      break;
    }
    case 1: {
      const onion: Point[] = [
        [x - half * 0.72, y],
        [x - half, y - tall * 0.26],
        [x - half * 0.6, y - tall * 0.56],
        [x - 3, y - tall * 0.78],
        [x, y - tall],
        [x + 3, y - tall * 0.78],
        [x + half * 0.6, y - tall * 0.56],
        [x + half, y - tall * 0.26],
        [x + half * 0.72, y],
      ];
      pencil.wash(onion, PAPER, true);
      pencil.shade(onion, colour, 4.5, pencil.between(0.5, 0.9));
      pencil.curve(onion);
      pencil.line([x - half * 0.72, y], [x + half * 0.72, y]);
      break;
    }
    case 2: {
      const tent: Point[] = [
        [x - half * 0.8, y],
        [x - half * 0.5, y - tall * 0.52],
        [x + half * 0.5, y - tall * 0.52],
        [x + half * 0.8, y],
      ];
      pencil.wash(tent, PAPER);
      pencil.shade(tent, colour, 4.5, pencil.between(-0.3, 0.3));
      pencil.shape(...tent);
      const cap: Point[] = [
        [x - half * 0.5, y - tall * 0.52],
        [x, y - tall * 0.95],
        [x + half * 0.5, y - tall * 0.52],
      ];
      pencil.wash(cap, PAPER);
      pencil.shade(cap, colour, 3.6, pencil.between(0.9, 1.2));
      pencil.line(...cap);
      break;
    }
    case 3: {
      const steps: Point[] = [];
      const rise = (tall * 0.8) / 4;
      for (let i = 0; i < 4; i++) {
        steps.push([x - half + (i * half) / 4.4, y - i * rise], [x - half + (i * half) / 4.4, y - (i + 1) * rise]);
      }
      const gable = [...steps, ...steps.map(([px, py]): Point => [2 * x - px, py]).reverse()];
      pencil.wash(gable, PAPER);
      pencil.shade(
        [
          [x - half, y],
          [x - half * 0.3, y - tall * 0.75],
          [x + half * 0.3, y - tall * 0.75],
          [x + half, y],
        ],
        colour,
        4.5,
        pencil.between(-0.8, -0.4),
      );
      pencil.shape(...gable);
      pencil.ring(x, y - tall * 0.34, Math.min(5, half * 0.25));
      break;
    }
  }
  const tip = y - tall * (how.style === 2 ? 0.95 : how.style === 3 ? 0.8 : 1);
  pencil.line([x, tip], [x, tip - 9]);
  pencil.dot(x, tip - 10, 2.3, colour);
}

/** A window in the manner of the house, with a light in some. */
export function windowOf(pencil: Pencil, x: number, foot: number, width: number, height: number, how: Manner): void {
  const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
  const lit = pencil.random() < 0.55;
  const arch: Point[][] = [
    [
      [left, foot],
      [left, top + width / 2],
      [left + width * 0.15, top + 2],
      [x, top - 1],
      [right - width * 0.15, top + 2],
      [right, top + width / 2],
      [right, foot],
    ],
    [
      [left, foot - height * 0.5],
      [left + 1, top + height * 0.3],
      [x, top + height * 0.16],
      [right - 1, top + height * 0.3],
      [right, foot - height * 0.5],
      [right - 2, foot - height * 0.22],
      [x, foot - height * 0.1],
      [left + 2, foot - height * 0.22],
    ],
    [
      [x - width * 0.24, foot],
      [x - width * 0.24, top],
      [x + width * 0.24, top],
      [x + width * 0.24, foot],
    ],
    [
      [left, foot],
      [left, top + 5],
      [right, top + 5],
      [right, foot],
    ],
  ];
  const frame = arch[how.style] as Point[];
  pencil.wash(frame, lit ? '#fbeec2' : '#efe6d2', how.style < 2);
  if (lit) {
    pencil.shade(frame, GLASS, 3.4, 0.9);
  } else {
    pencil.shade(frame, '#8b8073', 3, 0.9);
  }
  if (how.style < 2) {
    pencil.curve(frame, true);
  } else {
    pencil.shape(...frame);
  }
  if (how.style === 3) {
    pencil.line([x, top + 5], [x, foot]);
    pencil.line([left, (top + foot) / 2 + 2], [right, (top + foot) / 2 + 2]);
  } else if (how.style === 0) {
    pencil.line([x, top], [x, foot]);
  }
}

export function door(pencil: Pencil, x: number, foot: number, width: number, height: number, how: Manner): void {
  const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
  const square = how.style === 3;
  const frame: Point[] = square
    ? [
        [left, foot],
        [left, top],
        [right, top],
        [right, foot],
      ]
    : [
        [left, foot],
        [left, top + width * 0.45],
        [left + width * 0.18, top + width * 0.12],
        [x, top],
        [right - width * 0.18, top + width * 0.12],
        [right, top + width * 0.45],
        [right, foot],
      ];
  pencil.wash(frame, '#f0e2c8');
  pencil.shade(frame, WOOD, 3.6, 1.5);
  pencil.line(...frame);
  pencil.dot(right - width * 0.22, foot - height * 0.4, 1.5, GRAPHITE);
}

/** A slit for archers. */
export function cross(pencil: Pencil, x: number, y: number): void {
  pencil.line([x, y - 12], [x, y + 12]);
  pencil.line([x - 7, y - 2], [x + 7, y - 2]);
}

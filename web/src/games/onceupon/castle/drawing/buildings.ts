import type { Manner, Part } from './castle';
import { GRAPHITE, PAPER, type Pencil, type Point } from './pencil';
import { person } from './people';
import { battlements, cross, door, roof, stones, windowOf } from './details';
import { FLOOR, partPosition, TOWER, wall as wallOf, WALL_HEIGHT } from './layout';

export function wall(pencil: Pencil, { number }: Part, how: Manner): void {
  const [left, right] = wallOf(number);
  const { x, y } = partPosition('wall', number);
  const top = y - WALL_HEIGHT + 10;
  const body: Point[] = [
    [left, y],
    [left, top],
    [right, top],
    [right, y],
  ];
  pencil.wash(body, PAPER);
  battlements(pencil, left, right, top, how.style);
  pencil.line([left, top], [left, y], [right, y], [right, top]);
  stones(pencil, left, top + 6, right, y - 4, 7);
  if (number <= 2) {
    door(pencil, x, y, 24, 40, how);
  } else {
    cross(pencil, x, y - 32);
  }
}

export function flag(pencil: Pencil, { number, worth }: Part, how: Manner): void {
  const { x, y } = partPosition('flag', number);
  const tall = worth > 1 ? 66 : 46;
  const top = y - tall;
  pencil.line([x, y], [x, top]);
  const wave = pencil.between(-3, 3);
  if (worth > 1) {
    const cloth: Point[] = [
      [x, top + 2],
      [x + 17, top + 2 + wave],
      [x + 36, top + 1],
      [x + 27, top + 14],
      [x + 36, top + 27],
      [x + 17, top + 27 - wave],
      [x, top + 27],
    ];
    pencil.wash(cloth, PAPER);
    pencil.shade(cloth.slice(0, 3).concat(cloth.slice(4)), how.colour, 4, pencil.between(-0.9, -0.4));
    pencil.shape(...cloth);
    pencil.colour = GRAPHITE;
    pencil.ring(x + 13, top + 14, 5);
  } else {
    const cloth: Point[] = [
      [x, top + 2],
      [x + 26, top + 9 + wave],
      [x, top + 17],
    ];
    pencil.wash(cloth, PAPER);
    pencil.shade(cloth, how.second, 4, pencil.between(-0.9, -0.4));
    pencil.shape(...cloth);
  }
  pencil.dot(x, top - 1, 2.2, GRAPHITE);
}

export function floor(pencil: Pencil, { number }: Part, how: Manner): void {
  const { x, y } = partPosition('floor', number);
  const half = FLOOR.width / 2;
  const top = y - FLOOR.height;
  const body: Point[] = [
    [x - half, y],
    [x - half, top],
    [x + half, top],
    [x + half, y],
  ];
  pencil.wash(body, PAPER);
  pencil.line([x - half, top], [x - half, y], [x + half, y], [x + half, top], [x - half, top]);
  pencil.line([x - half - 4, top + 3], [x + half + 4, top + 3]);
  stones(pencil, x - half, top + 6, x + half, y - 2, 5);
  if (number === 1) {
    door(pencil, x, y, 34, 46, how);
    return;
  }
  const count = number === 2 ? 3 : 2;
  for (let i = 0; i < count; i++) {
    windowOf(pencil, x + (i - (count - 1) / 2) * (number === 3 ? 52 : 34), y - 14, number === 4 ? 18 : 16, 30, how);
  }
  if (number === 4) {
    battlements(pencil, x - half - 6, x + half + 6, top, how.style);
    roof(pencil, x, top - 12, half - 16, 62, how, how.colour);
  }
}

export function tower(pencil: Pencil, { number, worth }: Part, how: Manner): void {
  const { x, y } = partPosition('tower', number);
  const grand = worth > 2;
  const half = grand ? TOWER.half : TOWER.half - 4;
  const top = y - (grand ? TOWER.high : TOWER.low) + pencil.between(-8, 8);
  const lean = pencil.between(-1.5, 1.5);
  const body: Point[] = [
    [x - half - 2, y],
    [x - half + lean, top],
    [x + half + lean, top],
    [x + half + 2, y],
  ];
  pencil.wash(body, PAPER);
  pencil.line(body[1] as Point, body[0] as Point, body[3] as Point, body[2] as Point);
  stones(pencil, x - half, top + 16, x + half, y - 4, grand ? 9 : 5);
  pencil.shade(
    [
      [x + half - 12 + lean, top],
      [x + half + lean, top],
      [x + half + 2, y],
      [x + half - 10, y],
    ],
    '#b9ad9a',
    5,
    -0.9,
  );
  const crown = x + lean;
  if (grand) {
    const gallery: Point[] = [
      [crown - half - 7, top - 16],
      [crown + half + 7, top - 16],
      [crown + half, top + 4],
      [crown - half, top + 4],
    ];
    pencil.wash(gallery, PAPER);
    pencil.shape(...gallery);
    for (let i = -1; i <= 1; i++) {
      pencil.line([crown + i * half * 0.55, top - 14], [crown + i * half * 0.5, top + 3]);
    }
    roof(pencil, crown, top - 16, half + 9, 64, how, how.colour);
    windowOf(pencil, x, y - 142, 16, 30, how);
    windowOf(pencil, x, y - 84, 16, 30, how);
  } else {
    battlements(pencil, crown - half - 4, crown + half + 4, top, how.style);
    roof(pencil, crown, top - 9, half - 5, 30, how, how.second);
    windowOf(pencil, x, y - 74, 14, 26, how);
  }
  door(pencil, x, y, 18, 30, how);
}

export function folk(pencil: Pencil, { number }: Part): void {
  const { x, y } = partPosition('folk', number);
  person(pencil, x, y);
}

import { GRAPHITE, type Pencil, type Point } from './pencil';

const CLOTHES = ['#b8443a', '#2f6c9e', '#c39020', '#73519f', '#4f8a4b', '#c2703d', '#7a6a58', '#3f8a7a'];
const SKIN = ['#f2d6b8', '#e3b98f', '#c58f62', '#9a6a45'];

/** One of the many who live in a castle; no two are quite alike. */
export function person(pencil: Pencil, x: number, y: number): void {
  const tall = pencil.between(31, 40);
  const colour = pencil.pick(CLOTHES);
  const head = y - tall;
  const hem = pencil.between(4.5, 7.5);
  pencil.width = 1.1;
  pencil.quick = true;
  const body: Point[] = [
    [x - 3, head + 10],
    [x + 3, head + 10],
    [x + hem, y - 4],
    [x - hem, y - 4],
  ];
  pencil.wash(body, '#fdf8ea');
  pencil.shade(body, colour, 2.8, pencil.between(-1.2, 1.2));
  pencil.colour = GRAPHITE;
  pencil.curve([
    [x - 3, head + 10],
    [x - hem * 0.8, y - 14],
    [x - hem, y - 4],
    [x, y - 3],
    [x + hem, y - 4],
    [x + hem * 0.8, y - 14],
    [x + 3, head + 10],
  ]);
  pencil.dot(x, head + 5, 4.4, pencil.pick(SKIN));
  pencil.ring(x, head + 5, 4.4);
  pencil.line([x - 2.5, y - 4], [x - 3, y]);
  pencil.line([x + 2.5, y - 4], [x + 3, y]);
  const wave = pencil.random() < 0.3;
  pencil.line([x + 3, head + 13], [x + 8, wave ? head + 6 : head + 21]);
  pencil.line([x - 3, head + 13], [x - 7.5, head + 21]);
  hat(pencil, x, head, colour);
}

function hat(pencil: Pencil, x: number, head: number, colour: string): void {
  switch (Math.floor(pencil.random() * 5)) {
    case 0: {
      const cone: Point[] = [
        [x - 5, head + 2],
        [x + pencil.between(-2, 3), head - 9],
        [x + 5, head + 2],
      ];
      pencil.wash(cone, colour);
      pencil.line(...cone);
      break;
    }
    case 1:
      pencil.wash(
        [
          [x - 6, head + 2],
          [x - 3, head - 3],
          [x + 3, head - 3],
          [x + 6, head + 2],
        ],
        colour,
      );
      pencil.line([x - 7, head + 2], [x + 7, head + 2]);
      break;
    case 2:
      pencil.curve([
        [x - 5, head + 8],
        [x - 6, head + 2],
        [x, head - 2],
        [x + 6, head + 2],
        [x + 5, head + 8],
      ]);
      break;
    case 3:
      pencil.line([x - 3, head], [x - 4, head - 3]);
      pencil.line([x, head - 1], [x, head - 4]);
      pencil.line([x + 3, head], [x + 4, head - 3]);
      break;
    default:
      pencil.wash(
        [
          [x - 4.6, head + 4],
          [x - 3, head],
          [x, head - 1.4],
          [x + 3, head],
          [x + 4.6, head + 4],
        ],
        colour,
        true,
      );
  }
}

import type { Point } from './pencil';

/** Where everything stands on a sheet: one plan for all, as on the printed one. */
export const WIDTH = 760;
export const HEIGHT = 480;
export const GROUND = 392;

export type Kind = 'tower' | 'wall' | 'floor' | 'flag' | 'sun' | 'cloud' | 'puff' | 'folk';

interface Position {
  x: number;
  y: number;
}

export const FLOOR = { width: 112, height: 62 };
export const TOWER = { half: 27, low: 122, high: 204 };
export const WALL_HEIGHT = 74;
export const FOLK = { left: 22, top: 404, step: 18 };
export const FOLK_PLACES = 40;

const TOWERS = [224, 536, 60, 700];
const WALLS: readonly (readonly [left: number, right: number])[] = [
  [84, 200],
  [560, 676],
  [248, 324],
  [436, 512],
];
const FLAGS = [118, 166, 594, 642, 286, 474];
const PUFFS = [296, 470, 56, 716, 520, 240, 420, 336];

/** How many places the sheet has for each part that it shows before it is drawn. */
export const PLACES: readonly (readonly [kind: Kind, count: number])[] = [
  ['wall', WALLS.length],
  ['floor', 4],
  ['tower', TOWERS.length],
  ['flag', FLAGS.length],
];

/** The middle of a tower's foot, of a floor's foot, the foot of a pole, the middle of what is in the sky. */
export function partPosition(kind: Kind, number: number): Position {
  const i = number - 1;
  switch (kind) {
    case 'tower':
      return { x: TOWERS[i] ?? 0, y: GROUND };
    case 'wall': {
      const [left, right] = wall(number);
      return { x: (left + right) / 2, y: GROUND };
    }
    case 'floor':
      return { x: WIDTH / 2, y: GROUND - i * FLOOR.height };
    case 'flag':
      return { x: (FLAGS[i % FLAGS.length] ?? 0) + 14 * Math.floor(i / FLAGS.length), y: GROUND - WALL_HEIGHT };
    case 'sun':
      return { x: 142, y: 66 };
    case 'cloud':
      return { x: 632, y: 48 };
    case 'puff':
      return { x: (PUFFS[i % PUFFS.length] ?? 0) + 14 * Math.floor(i / PUFFS.length), y: 28 + ((i * 19) % 34) };
    case 'folk':
      return { x: FOLK.left + FOLK.step * (i + 0.5) - 2, y: FOLK.top + 44 };
  }
}

export function wall(number: number): readonly [left: number, right: number] {
  return WALLS[number - 1] ?? [0, 0];
}

/** What the printed sheet shows of a part before it is drawn. */
export function outlineOf(kind: Kind, number: number): readonly Point[] {
  const { x, y } = partPosition(kind, number);
  switch (kind) {
    case 'tower': {
      const top = y - 170;
      return [
        [x - TOWER.half, y],
        [x - TOWER.half, top],
        [x, top - 44],
        [x + TOWER.half, top],
        [x + TOWER.half, y],
      ];
    }
    case 'wall': {
      const [left, right] = wall(number);
      return [
        [left, y],
        [left, y - WALL_HEIGHT],
        [right, y - WALL_HEIGHT],
        [right, y],
      ];
    }
    case 'floor': {
      const half = FLOOR.width / 2;
      return [
        [x - half, y],
        [x - half, y - FLOOR.height],
        [x + half, y - FLOOR.height],
        [x + half, y],
      ];
    }
    case 'flag':
      return [
        [x, y],
        [x, y - 48],
        [x + 22, y - 40],
        [x, y - 32],
      ];
    default:
      return [];
  }
}

/** The room that a part takes on the sheet, for a finger that wants it. */
export function boxOf(kind: Kind, number: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = partPosition(kind, number);
  const around = (width: number, height: number) => ({ x: x - width / 2, y: y - height / 2, width, height });
  switch (kind) {
    case 'sun':
      return around(84, 84);
    case 'cloud':
      return around(120, 64);
    case 'puff':
      return around(64, 36);
    case 'folk':
      return { x: x - FOLK.step / 2, y: y - 44, width: FOLK.step, height: 46 };
    default: {
      const points = outlineOf(kind, number);
      const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    }
  }
}

import { column, row, SIDE } from '../model';

export interface Point {
  x: number;
  y: number;
}

/** How steeply one looks down at the board: half a tile across and down, and the height of a block while none is high. */
export interface Tilt {
  half: number;
  quarter: number;
  block: number;
}

/** From the side, for screens that are wide. */
export const WIDE: Tilt = { half: 36, quarter: 19, block: 20 };

/** From higher up, for screens that are tall: the board fills them better. */
export const TALL: Tilt = { half: 36, quarter: 29, block: 23 };

/** One side of a tile: its two corners, the way it faces on the screen, and the step to the space beyond it. */
export interface TileSide {
  from: Point;
  to: Point;
  /** How much it faces the viewer, and how much the light, which comes from the left. */
  facing: number;
  light: number;
  step: Point;
}

/** The corners of a tile around its middle, clockwise from where row 8 and column a are. */
const CORNERS: readonly Point[] = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];
const NORMALS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** So little of a side is not seen. */
const MIN_FACING = 0.01;

const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A point of the plan, seen from its middle, after the board has been turned by so many quarters, which need not be whole. */
export function rotate({ x, y }: Point, quarters: number): Point {
  const [sin, cos] = [Math.sin((quarters * Math.PI) / 2), Math.cos((quarters * Math.PI) / 2)];
  return { x: exact(x * cos - y * sin), y: exact(x * sin + y * cos) };
}

/** Where a space lies on the plan, seen from the middle of the board. */
export const plan = (space: string): Point => ({ x: column(space) - (SIDE - 1) / 2, y: (SIDE - 1) / 2 - row(space) });

/** Where a space lies when the board has been turned: away from the viewer along both axes. */
export const turnedPlan = (space: string, quarters: number): Point => rotate(plan(space), quarters);

/** Spaces from the farthest to the nearest: painted in this order, near ones hide far ones. */
export function paintOrder(spaces: readonly string[], quarters: number): string[] {
  const depth = new Map(spaces.map((space) => [space, turnedPlan(space, quarters)] as const).map(([space, at]) => [space, at.x + at.y]));
  return [...spaces].sort((a, b) => (depth.get(a) ?? 0) - (depth.get(b) ?? 0));
}

const path = (...points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** A board seen through a lens, turned by some angle, with blocks of some height. The origin is the middle of its ground. */
export class Projection {
  /** The outline of a tile around its middle. */
  readonly tile: string;
  readonly sides: readonly TileSide[];
  /** The walls of a block whose top's middle is at the origin, as far as they are seen, and the door in each. */
  readonly walls: readonly { wall: string; door: string; light: number }[];

  constructor(
    readonly tilt: Tilt,
    readonly turn: number,
    readonly block: number,
  ) {
    const corners = CORNERS.map((corner) => this.flatten(rotate(corner, turn)));
    this.sides = NORMALS.map((step, i) => {
      const normal = rotate(step, turn);
      const [from, to] = [corners[i] ?? { x: 0, y: 0 }, corners[(i + 1) % 4] ?? { x: 0, y: 0 }];
      return { from, to, facing: normal.x + normal.y, light: (1 - normal.x + normal.y) / 2, step };
    });
    this.tile = path(...corners);
    this.walls = this.sides
      .filter(({ facing }) => facing > MIN_FACING)
      .map((side) => ({ wall: this.wall(side, 1), door: this.door(side), light: Math.min(1, Math.max(0, side.light)) }));
  }

  /** A wall below a side of a tile, so many blocks high. */
  wall({ from, to }: TileSide, levels: number): string {
    const down = levels * this.block;
    return path(from, to, { x: to.x, y: to.y + down }, { x: from.x, y: from.y + down });
  }

  /** An arch that leans with its wall. */
  private door({ from, to }: TileSide): string {
    const at = (along: number, down: number): string =>
      `${(from.x + (to.x - from.x) * along).toFixed(1)} ${(from.y + (to.y - from.y) * along + down * this.block).toFixed(1)}`;
    return `M${at(0.36, 1)}L${at(0.36, 0.5)}Q${at(0.36, 0.22)} ${at(0.5, 0.2)}Q${at(0.64, 0.22)} ${at(0.64, 0.5)}L${at(0.64, 1)}z`;
  }

  /** A point of the turned plan on the drawing. */
  flatten({ x, y }: Point): Point {
    return { x: (x - y) * this.tilt.half, y: (x + y) * this.tilt.quarter };
  }

  /** A point of the plan on the drawing. */
  spot(point: Point): Point {
    return this.flatten(rotate(point, this.turn));
  }

  /** The middle of a space's top at a level, on the drawing. */
  project(space: string, level: number): Point {
    const { x, y } = this.spot(plan(space));
    return { x, y: y - level * this.block };
  }
}

/** Above a tower a piece has to have room. */
const PIECE_ROOM = 44;

/** How far the drawing must reach above the middle of the board for towers of these levels, turned by so many quarters. */
export function reach(tilt: Tilt, quarters: number, block: number, level: (space: string) => number, spaces: readonly string[]): number {
  const needs = spaces.map((space) => {
    const { x, y } = turnedPlan(space, quarters);
    return level(space) * block - (x + y) * tilt.quarter;
  });
  return Math.max(SIDE * tilt.quarter + tilt.block, ...needs) + PIECE_ROOM;
}

/** Up to so many levels a block has its full height; beyond, all blocks are drawn lower and the board keeps its size. */
const MAX_FULL_HEIGHT_LEVELS = 5;
const SQUEEZE_PER_LEVEL = 0.06;

/** How high a block is drawn when the highest tower has so many levels. */
export const blockHeight = (tilt: Tilt, highest: number): number =>
  tilt.block / (1 + SQUEEZE_PER_LEVEL * Math.max(0, highest - MAX_FULL_HEIGHT_LEVELS));

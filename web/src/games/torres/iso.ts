import { SIDE, column, row } from './model';

export interface Point {
  x: number;
  y: number;
}

/** How steeply one looks down at the board: half a tile across and down, and the height of a block. */
export class Lens {
  /** The outline of a tile around its middle. */
  readonly tile: string;
  /** The two visible sides of a block whose top's middle is at the origin, and a door in each. */
  readonly left: string;
  readonly right: string;
  readonly doorLeft: string;
  readonly doorRight: string;

  constructor(
    readonly half: number,
    readonly quarter: number,
    readonly block: number,
  ) {
    this.tile = `M0 ${-quarter}L${half} 0L0 ${quarter}L${-half} 0z`;
    this.left = `M${-half} 0L0 ${quarter}v${block}L${-half} ${block}z`;
    this.right = `M${half} 0L0 ${quarter}v${block}L${half} ${block}z`;
    this.doorLeft = this.door(-1);
    this.doorRight = this.door(1);
  }

  /** An arch that leans with its wall. */
  private door(direction: 1 | -1): string {
    const { half, quarter, block } = this;
    const at = (across: number, down: number) =>
      `${(direction * across).toFixed(1)} ${(quarter - (across * quarter) / half + down).toFixed(1)}`;
    const [near, far] = [half * 0.36, half * 0.64];
    const middle = (near + far) / 2;
    return `M${at(near, block)}L${at(near, block * 0.5)}Q${at(near, block * 0.22)} ${at(middle, block * 0.2)}Q${at(far, block * 0.22)} ${at(far, block * 0.5)}L${at(far, block)}z`;
  }

  /** The middle of a space's top at a level, on the drawing. */
  project(space: string, level: number, turns: number): Point {
    const { x, y } = turned(space, turns);
    return { x: (x - y) * this.half, y: (x + y) * this.quarter - level * this.block };
  }

  /** What the drawing covers: the ground and room for towers and pieces above it. */
  box(highest: number): { x: number; y: number; width: number; height: number } {
    const margin = 10;
    const above = Math.max(1, highest) * this.block + 26;
    return {
      x: -SIDE * this.half - margin,
      y: -this.quarter - above,
      width: 2 * SIDE * this.half + 2 * margin,
      height: 2 * SIDE * this.quarter + above + margin,
    };
  }
}

/** From the side, for screens that are wide. */
export const WIDE = new Lens(36, 19, 20);

/** From higher up, for screens that are tall: the board fills them better. */
export const TALL = new Lens(36, 29, 23);

/** Where a space lies when the board has been turned by so many quarters: away from the viewer along both axes. */
export function turned(space: string, quarters: number): Point {
  let [x, y] = [column(space), SIDE - 1 - row(space)];
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) {
    [x, y] = [SIDE - 1 - y, x];
  }
  return { x, y };
}

/** Spaces from the farthest to the nearest: painted in this order, near ones hide far ones. */
export function paintOrder(spaces: readonly string[], quarters: number): string[] {
  return [...spaces].sort((a, b) => {
    const [p, q] = [turned(a, quarters), turned(b, quarters)];
    return p.x + p.y - q.x - q.y;
  });
}

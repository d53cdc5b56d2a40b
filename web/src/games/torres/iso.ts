import { SIDE, column, row } from './model';

/** Half a tile across and down, and the height of a block, in drawing units. */
export const HALF = 36;
export const QUARTER = 19;
export const BLOCK = 20;

export interface Point {
  x: number;
  y: number;
}

/** Where a space lies when the board has been turned by so many quarters: away from the viewer along both axes. */
export function turned(space: string, quarter: number): Point {
  let [x, y] = [column(space), SIDE - 1 - row(space)];
  for (let i = 0; i < ((quarter % 4) + 4) % 4; i++) {
    [x, y] = [SIDE - 1 - y, x];
  }
  return { x, y };
}

/** The middle of a space's top at a level, on the drawing. */
export function project(space: string, level: number, quarter: number): Point {
  const { x, y } = turned(space, quarter);
  return { x: (x - y) * HALF, y: (x + y) * QUARTER - level * BLOCK };
}

/** Spaces from the farthest to the nearest: painted in this order, near ones hide far ones. */
export function paintOrder(spaces: readonly string[], quarter: number): string[] {
  return [...spaces].sort((a, b) => {
    const [p, q] = [turned(a, quarter), turned(b, quarter)];
    return p.x + p.y - q.x - q.y;
  });
}

/** The outline of a tile around its middle. */
export const TILE = `M0 ${-QUARTER}L${HALF} 0L0 ${QUARTER}L${-HALF} 0z`;

/** The two visible sides of a block whose top's middle is at the origin. */
export const LEFT = `M${-HALF} 0L0 ${QUARTER}v${BLOCK}L${-HALF} ${BLOCK}z`;
export const RIGHT = `M${HALF} 0L0 ${QUARTER}v${BLOCK}L${HALF} ${BLOCK}z`;

/** A door in each visible side: an arch that leans with its wall. */
const lean = QUARTER / HALF;

function door(direction: 1 | -1): string {
  const at = (across: number, down: number) =>
    `${(direction * across).toFixed(1)} ${(QUARTER - across * lean + down).toFixed(1)}`;
  const [near, far] = [HALF * 0.36, HALF * 0.64];
  const middle = (near + far) / 2;
  return `M${at(near, BLOCK)}L${at(near, BLOCK * 0.5)}Q${at(near, BLOCK * 0.22)} ${at(middle, BLOCK * 0.2)}Q${at(far, BLOCK * 0.22)} ${at(far, BLOCK * 0.5)}L${at(far, BLOCK)}z`;
}

export const DOOR_LEFT = door(-1);
export const DOOR_RIGHT = door(1);

/** What the drawing covers: the ground and room for towers above it. */
export function viewBox(highest: number): { x: number; y: number; width: number; height: number } {
  const margin = 14;
  const above = Math.max(2, highest) * BLOCK + 46;
  return {
    x: -SIDE * HALF - margin,
    y: -QUARTER - above,
    width: 2 * SIDE * HALF + 2 * margin,
    height: 2 * SIDE * QUARTER + above + margin + BLOCK,
  };
}

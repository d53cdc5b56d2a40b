import { paintOrder, turned, type Lens, type Point } from './iso';
import { SIDE, SPACES, column, height, row, type TorresView } from './model';

/** How a board lies on the screen: where each space is, what it looks like around, and which way the arrow keys go. */
export interface Drawing {
  readonly flat: boolean;
  readonly box: { x: number; y: number; width: number; height: number };
  /** Spaces from the farthest to the nearest. */
  readonly order: readonly string[];
  /** The outline of a space around its middle. */
  readonly outline: string;
  /** How far below the middle of a space a piece stands. */
  readonly foot: number;
  /** The middle of a space's top. */
  place(space: string): Point;
  /** The middle of a space's ground. */
  ground(space: string): Point;
  /** Those sides of a space, around its middle, that have no space of the group beyond them. */
  rim(space: string, group: ReadonlySet<string>): string;
  /** The space of a group that nothing of it hides. */
  nearest(group: readonly string[]): string;
  /** Where a label hangs on a space: at the foot of its tower. */
  label(space: string): Point;
}

/** For each quarter the spaces by where they lie then. */
const LYING = [0, 1, 2, 3].map(
  (quarters) => new Map(SPACES.map((space) => [`${turned(space, quarters).x} ${turned(space, quarters).y}`, space])),
);

/** The space so many steps away along the axes of the board as it is turned, if it is on the board. */
export function beside(space: string, across: number, down: number, quarters: number): string | undefined {
  const { x, y } = turned(space, quarters);
  return LYING[((quarters % 4) + 4) % 4]?.get(`${x + across} ${y + down}`);
}

type Sides = readonly (readonly [across: number, down: number, path: string])[];

/** Those sides that have nothing of the group beyond them. */
const rim = (sides: Sides, within: (across: number, down: number) => boolean): string =>
  sides.flatMap(([across, down, path]) => (within(across, down) ? [] : path)).join('');

/** From the side, turned by quarters. */
export function fromTheSide(view: Pick<TorresView, 'heights'>, lens: Lens, quarters: number): Drawing {
  const { half, quarter } = lens;
  // Each side of a tile with the step to the space beyond it.
  const sides: Sides = [
    [0, -1, `M0 ${-quarter}L${half} 0`],
    [1, 0, `M${half} 0L0 ${quarter}`],
    [0, 1, `M0 ${quarter}L${-half} 0`],
    [-1, 0, `M${-half} 0L0 ${-quarter}`],
  ];
  const order = paintOrder(SPACES, quarters);
  return {
    flat: false,
    box: lens.box(Math.max(0, ...SPACES.map((space) => height(view, space)))),
    order,
    outline: lens.tile,
    foot: 4,
    place: (space) => lens.project(space, height(view, space), quarters),
    ground: (space) => lens.project(space, 0, quarters),
    rim: (space, group) => rim(sides, (dx, dy) => group.has(beside(space, dx, dy, quarters) ?? '')),
    nearest: (group) => order.findLast((space) => group.includes(space)) ?? '',
    label: (space) => {
      const at = lens.project(space, 0, quarters);
      return { x: at.x, y: at.y + quarter - lens.block * 0.7 };
    },
  };
}

const CELL = 60;
const INSET = 3;

/** From above, as on a plan. */
export function fromAbove(): Drawing {
  const far = CELL / 2 - INSET;
  const middle = (space: string): Point => ({ x: (column(space) + 0.5) * CELL, y: (SIDE - 0.5 - row(space)) * CELL });
  const sides: Sides = [
    [0, -1, `M${-far} ${-far}H${far}`],
    [1, 0, `M${far} ${-far}V${far}`],
    [0, 1, `M${far} ${far}H${-far}`],
    [-1, 0, `M${-far} ${far}V${-far}`],
  ];
  return {
    flat: true,
    box: { x: -22, y: -6, width: SIDE * CELL + 28, height: SIDE * CELL + 30 },
    order: SPACES,
    outline: `M${-far} ${-far}h${2 * far}v${2 * far}h${-2 * far}z`,
    foot: 16,
    place: middle,
    ground: middle,
    rim: (space, group) => rim(sides, (dx, dy) => group.has(beside(space, dx, dy, 0) ?? '')),
    nearest: (group) => SPACES.findLast((space) => group.includes(space)) ?? '',
    label: (space) => ({ x: middle(space).x + 8, y: middle(space).y + CELL / 2 - 10 }),
  };
}

export const cell = CELL;

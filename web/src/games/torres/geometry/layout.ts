import { blockHeight, type Lens, paintOrder, type Point, reach, Sight, turned } from './projection';
import { column, height, name, row, SIDE, SPACES, type TorresView } from '../model';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a board lies on the screen: where each space is, what it looks like around, and which way the arrow keys go. */
export interface Drawing {
  readonly flat: boolean;
  readonly box: Box;
  /** Spaces from the farthest to the nearest. */
  readonly order: readonly string[];
  /** The outline of a space around its middle. */
  readonly outline: string;
  /** The corners of that outline. */
  readonly corners: readonly Point[];
  /** How far below the middle of a space a piece stands. */
  readonly foot: number;
  /** The middle of a space's top. */
  place(space: string): Point;
  /** The middle of a space's ground. */
  ground(space: string): Point;
  /** Those sides of a space, around its middle, that have no space of the group beyond them. */
  rim(space: string, group: ReadonlySet<string>): string;
  /** Where a label may hang on a space, the best first: at the foot of its tower, on a wall, on its roof. */
  labels(space: string): readonly Point[];
  /** Where the names of columns and rows stand. */
  readonly edge: readonly { text: string; at: Point }[];
  /** The level of a space's tower that stands before a point; its roof comes after the last; -1 if none does. */
  covers(space: string, point: Point): number;
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

type Sides = readonly (readonly [step: Point, path: string])[];

/** Those sides that have nothing of the group beyond them. */
const rim = (sides: Sides, space: string, group: ReadonlySet<string>): string =>
  sides.flatMap(([step, path]) => (group.has(name(column(space) + step.x, row(space) - step.y)) ? [] : path)).join('');

/** What the names of columns and rows are: eight along one edge, and eight along another. */
const COLUMNS = Array.from({ length: SIDE }, (_, i) => ({ text: name(i, 0)[0] ?? '', along: i - (SIDE - 1) / 2 }));
const ROWS = Array.from({ length: SIDE }, (_, i) => ({ text: String(i + 1), along: (SIDE - 1) / 2 - i }));

/** How far from the middle of the board those names stand. */
const OUTSIDE = SIDE / 2 + 0.42;

/** The drawing grows by so much at once, so that it does so seldom. */
const GROWTH = 50;

/** How high the highest tower is, and so how the drawing must be: both change softly. */
export interface Extent {
  block: number;
  above: number;
}

/** What a drawing of these towers needs. */
export function extent(view: Pick<TorresView, 'heights'>, lens: Lens, quarters: number): Extent {
  const level = (space: string) => height(view, space);
  const block = blockHeight(lens, Math.max(...SPACES.map(level)));
  return { block, above: Math.ceil(reach(lens, quarters, block, level, SPACES) / GROWTH) * GROWTH };
}

/** From the side, turned by quarters. */
export function fromTheSide(
  view: Pick<TorresView, 'heights'>,
  lens: Lens,
  quarters: number,
  { block, above } = extent(view, lens, quarters),
): Drawing & { sight: Sight } {
  const { half, quarter } = lens;
  const sight = new Sight(lens, quarters, block);
  const sides: Sides = sight.sides.map(({ step, from, to }) => [step, `M${from.x} ${from.y}L${to.x} ${to.y}`]);
  const order = paintOrder(SPACES, quarters);
  const [aside, below] = [28, 38]; // for the shore
  const [down, right] = [2, 1].map((i) => Math.sign(sight.sides[i]?.facing ?? 1) || 1) as [number, number];
  return {
    flat: false,
    sight,
    box: { x: -SIDE * half - aside, y: -above, width: 2 * (SIDE * half + aside), height: above + SIDE * quarter + below },
    order,
    outline: sight.tile,
    corners: sight.sides.map(({ from }) => from),
    foot: 4,
    place: (space) => sight.project(space, height(view, space)),
    ground: (space) => sight.project(space, 0),
    rim: (space, group) => rim(sides, space, group),
    labels: (space) => {
      const [at, top] = [sight.project(space, 0), sight.project(space, height(view, space))];
      const wall = { x: half * 0.55, y: at.y + quarter * 0.45 - block * 0.55 };
      return [{ x: at.x, y: at.y + quarter - block * 0.7 }, { x: at.x - wall.x, y: wall.y }, { x: at.x + wall.x, y: wall.y }, top];
    },
    edge: [
      ...COLUMNS.map(({ text, along }) => ({ text, at: sight.spot({ x: along, y: down * OUTSIDE }) })),
      ...ROWS.map(({ text, along }) => ({ text, at: sight.spot({ x: right * OUTSIDE, y: along }) })),
    ],
    covers: (space, { x, y }) => {
      const level = height(view, space);
      const ground = sight.project(space, 0);
      const slope = quarter * (1 - Math.abs(x - ground.x) / half);
      const before = level > 0 && slope > 0 && y > ground.y - level * block - slope && y < ground.y + slope;
      return before ? Math.min(level, Math.floor((ground.y + slope - y) / block)) : -1;
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
    [{ x: 0, y: -1 }, `M${-far} ${-far}H${far}`],
    [{ x: 1, y: 0 }, `M${far} ${-far}V${far}`],
    [{ x: 0, y: 1 }, `M${far} ${far}H${-far}`],
    [{ x: -1, y: 0 }, `M${-far} ${far}V${-far}`],
  ];
  return {
    flat: true,
    box: { x: -28, y: -12, width: SIDE * CELL + 40, height: SIDE * CELL + 40 },
    order: SPACES,
    outline: `M${-far} ${-far}h${2 * far}v${2 * far}h${-2 * far}z`,
    corners: [
      { x: -far, y: -far },
      { x: far, y: -far },
      { x: far, y: far },
      { x: -far, y: far },
    ],
    foot: 16,
    place: middle,
    ground: middle,
    rim: (space, group) => rim(sides, space, group),
    labels: (space) => [{ x: middle(space).x + 8, y: middle(space).y + CELL / 2 - 10 }],
    edge: [
      ...COLUMNS.map(({ text }, i) => ({ text, at: { x: (i + 0.5) * CELL, y: SIDE * CELL + 14 } })),
      ...ROWS.map(({ text }, i) => ({ text, at: { x: -14, y: (SIDE - 0.5 - i) * CELL } })),
    ],
    covers: () => -1,
  };
}

export const cell = CELL;

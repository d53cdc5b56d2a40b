import { blockHeight, type Tilt, paintOrder, type Point, reach, Projection, turnedPlan } from './projection';
import { column, height, name, row, SIDE, SPACES, type TorresView } from '../model';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a board lies on the screen: where each space is, what it looks like around, and which way the arrow keys go. */
export interface BoardLayout {
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
  labelSpots(space: string): readonly Point[];
  /** Where the names of columns and rows stand. */
  readonly edgeLabels: readonly { text: string; at: Point }[];
  /** The level of a space's tower that stands before a point; its roof comes after the last; -1 if none does. */
  coveringLevel(space: string, point: Point): number;
}

/** For each quarter the spaces by where they lie then. */
const SPACES_BY_POSITION = [0, 1, 2, 3].map(
  (quarters) => new Map(SPACES.map((space) => [`${turnedPlan(space, quarters).x} ${turnedPlan(space, quarters).y}`, space])),
);

/** The space so many steps away along the axes of the board as it is turned, if it is on the board. */
export function neighbour(space: string, across: number, down: number, quarters: number): string | undefined {
  const { x, y } = turnedPlan(space, quarters);
  return SPACES_BY_POSITION[((quarters % 4) + 4) % 4]?.get(`${x + across} ${y + down}`);
}

type Sides = readonly (readonly [step: Point, path: string])[];

/** Those sides that have nothing of the group beyond them. */
const rim = (sides: Sides, space: string, group: ReadonlySet<string>): string =>
  sides.flatMap(([step, path]) => (group.has(name(column(space) + step.x, row(space) - step.y)) ? [] : path)).join('');

/** What the names of columns and rows are: eight along one edge, and eight along another. */
const COLUMNS = Array.from({ length: SIDE }, (_, i) => ({ text: name(i, 0)[0] ?? '', along: i - (SIDE - 1) / 2 }));
const ROWS = Array.from({ length: SIDE }, (_, i) => ({ text: String(i + 1), along: (SIDE - 1) / 2 - i }));

/** How far from the middle of the board those names stand. */
const EDGE_LABEL_DISTANCE = SIDE / 2 + 0.42;

/** The drawing grows by so much at once, so that it does so seldom. */
const GROWTH_STEP = 50;

/** How high the highest tower is, and so how the drawing must be: both change softly. */
export interface Extent {
  block: number;
  above: number;
}

/** What a drawing of these towers needs. */
export function extent(view: Pick<TorresView, 'heights'>, tilt: Tilt, quarters: number): Extent {
  const level = (space: string) => height(view, space);
  const block = blockHeight(tilt, Math.max(...SPACES.map(level)));
  return { block, above: Math.ceil(reach(tilt, quarters, block, level, SPACES) / GROWTH_STEP) * GROWTH_STEP };
}

/** From the side, turned by quarters. */
export function isometricLayout(
  view: Pick<TorresView, 'heights'>,
  tilt: Tilt,
  quarters: number,
  { block, above } = extent(view, tilt, quarters),
): BoardLayout & { projection: Projection } {
  const { half, quarter } = tilt;
  const projection = new Projection(tilt, quarters, block);
  const sides: Sides = projection.sides.map(({ step, from, to }) => [step, `M${from.x} ${from.y}L${to.x} ${to.y}`]);
  const order = paintOrder(SPACES, quarters);
  const [aside, below] = [28, 38]; // for the shore
  const [down, right] = [2, 1].map((i) => Math.sign(projection.sides[i]?.facing ?? 1) || 1) as [number, number];
  return {
    flat: false,
    projection,
    box: { x: -SIDE * half - aside, y: -above, width: 2 * (SIDE * half + aside), height: above + SIDE * quarter + below },
    order,
    outline: projection.tile,
    corners: projection.sides.map(({ from }) => from),
    foot: 4,
    place: (space) => projection.project(space, height(view, space)),
    ground: (space) => projection.project(space, 0),
    rim: (space, group) => rim(sides, space, group),
    labelSpots: (space) => {
      const [at, top] = [projection.project(space, 0), projection.project(space, height(view, space))];
      const wall = { x: half * 0.55, y: at.y + quarter * 0.45 - block * 0.55 };
      return [{ x: at.x, y: at.y + quarter - block * 0.7 }, { x: at.x - wall.x, y: wall.y }, { x: at.x + wall.x, y: wall.y }, top];
    },
    edgeLabels: [
      ...COLUMNS.map(({ text, along }) => ({ text, at: projection.spot({ x: along, y: down * EDGE_LABEL_DISTANCE }) })),
      ...ROWS.map(({ text, along }) => ({ text, at: projection.spot({ x: right * EDGE_LABEL_DISTANCE, y: along }) })),
    ],
    coveringLevel: (space, { x, y }) => {
      const level = height(view, space);
      const ground = projection.project(space, 0);
      const slope = quarter * (1 - Math.abs(x - ground.x) / half);
      const before = level > 0 && slope > 0 && y > ground.y - level * block - slope && y < ground.y + slope;
      return before ? Math.min(level, Math.floor((ground.y + slope - y) / block)) : -1;
    },
  };
}

/** The side of a space in the flat layout. */
export const CELL_SIZE = 60;
const CELL_INSET = 3;

/** From above, as on a plan. */
export function flatLayout(): BoardLayout {
  const far = CELL_SIZE / 2 - CELL_INSET;
  const middle = (space: string): Point => ({ x: (column(space) + 0.5) * CELL_SIZE, y: (SIDE - 0.5 - row(space)) * CELL_SIZE });
  const sides: Sides = [
    [{ x: 0, y: -1 }, `M${-far} ${-far}H${far}`],
    [{ x: 1, y: 0 }, `M${far} ${-far}V${far}`],
    [{ x: 0, y: 1 }, `M${far} ${far}H${-far}`],
    [{ x: -1, y: 0 }, `M${-far} ${far}V${-far}`],
  ];
  return {
    flat: true,
    box: { x: -28, y: -12, width: SIDE * CELL_SIZE + 40, height: SIDE * CELL_SIZE + 40 },
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
    labelSpots: (space) => [{ x: middle(space).x + 8, y: middle(space).y + CELL_SIZE / 2 - 10 }],
    edgeLabels: [
      ...COLUMNS.map(({ text }, i) => ({ text, at: { x: (i + 0.5) * CELL_SIZE, y: SIDE * CELL_SIZE + 14 } })),
      ...ROWS.map(({ text }, i) => ({ text, at: { x: -14, y: (SIDE - 0.5 - i) * CELL_SIZE } })),
    ],
    coveringLevel: () => -1,
  };
}

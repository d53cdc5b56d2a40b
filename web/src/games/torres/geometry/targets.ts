import type { Drawing } from './layout';
import type { Point } from './projection';

/** Two that lie nearer to each other than this on the screen are pulled apart, so that a finger can tell them. */
const APART = 12;

/** What lies behind has only so much of the way to what lies before it: the eye takes what it sees on top. */
const BEHIND = 0.25;

/** The part of a shape that is nearer to one point than to another, which is so much of the way between them. */
function nearer(shape: readonly Point[], own: Point, other: Point, share: number): Point[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const middle = dx * (own.x + dx * share) + dy * (own.y + dy * share);
  const side = ({ x, y }: Point) => dx * x + dy * y - middle;
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const along = here / (here - there);
    const cut = { x: point.x + (next.x - point.x) * along, y: point.y + (next.y - point.y) * along };
    return [...(here <= 0 ? [point] : []), ...(here * there < 0 ? [cut] : [])];
  });
}

const outlineOf = (shape: readonly Point[]): string => `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** Where each stands when those that would coincide have been pulled apart: what is before stays, what is behind gives way. */
function spread(drawing: Drawing, spaces: readonly string[]): Map<string, Point> {
  const columns = new Map<number, Point[]>();
  return new Map(
    [...spaces].reverse().map((space) => {
      const at = drawing.place(space);
      const column = columns.get(at.x) ?? [];
      columns.set(at.x, column);
      const free = (y: number) => column.every((other) => Math.abs(other.y - y) >= APART);
      const y = [0, -1, 1, -2, 2, -3].map((step) => at.y + step * APART).find(free) ?? at.y;
      const point = { x: at.x, y };
      column.push(point);
      return [space, point] as const;
    }),
  );
}

/**
 * Where a finger finds each of these spaces: the outline of its top, shared with the tops that lie over it on the screen,
 * so that each has a part of its own, whatever stands before it.
 */
export function targets(drawing: Drawing, spaces: Iterable<string>): Map<string, string> {
  const wanted = new Set(spaces);
  const ordered = drawing.order.filter((space) => wanted.has(space));
  const sites = spread(drawing, ordered);
  const depth = new Map(ordered.map((space, i) => [space, i] as const));
  /** Tops whose middles lie further apart than this hardly cover each other. */
  const reach = Math.max(...drawing.corners.map(({ y }) => y));
  return new Map(
    ordered.map((space) => {
      const at = drawing.place(space);
      const own = sites.get(space) ?? at;
      let shape: readonly Point[] = drawing.corners.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
      for (const [other, site] of sites) {
        if (other !== space) {
          const before = (depth.get(other) ?? 0) > (depth.get(space) ?? 0);
          const over = Math.hypot(site.x - own.x, site.y - own.y) < reach;
          shape = nearer(shape, own, site, !over ? 0.5 : before ? BEHIND : 1 - BEHIND);
        }
      }
      return [space, outlineOf(shape)] as const;
    }),
  );
}

/** The walls of these spaces' towers, the farthest first: whoever taps a wall means what is on top of it. */
export function walls(drawing: Drawing, spaces: Iterable<string>): Map<string, string> {
  const wanted = new Set(spaces);
  const [left = { x: 0, y: 0 }, right = left] = [...drawing.corners]
    .sort((a, b) => a.x - b.x)
    .filter((_, i, all) => i === 0 || i === all.length - 1);
  const near = drawing.corners.reduce((low, corner) => (corner.y > low.y ? corner : low), left);
  return new Map(
    drawing.order.flatMap((space) => {
      const [top, ground] = [drawing.place(space), drawing.ground(space)];
      if (!wanted.has(space) || ground.y - top.y < 1) {
        return [];
      }
      const shape = [
        { x: top.x + left.x, y: top.y + left.y },
        { x: top.x + near.x, y: top.y + near.y },
        { x: top.x + right.x, y: top.y + right.y },
        { x: ground.x + right.x, y: ground.y + right.y },
        { x: ground.x + near.x, y: ground.y + near.y },
        { x: ground.x + left.x, y: ground.y + left.y },
      ];
      return [[space, outlineOf(shape)] as const];
    }),
  );
}

/** Where on a piece one looks to see it: from its foot to its head. */
const BODY: readonly Point[] = [
  { x: 0, y: -4 },
  { x: -7, y: -10 },
  { x: 7, y: -10 },
  { x: 0, y: -28 },
];
/** Where on a top, in parts of its half width and height. */
const TOP: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0, y: -0.5 },
  { x: 0, y: 0.5 },
];

/** From which level of a tower to which it is of glass; the roof comes after the last level. */
export type Pane = readonly [low: number, high: number];

/** The parts of towers that stand before pieces or spaces that matter, and so must be of glass. */
export function glass(drawing: Drawing, pieces: Iterable<string>, tops: Iterable<string>): Map<string, Pane> {
  const panes = new Map<string, Pane>();
  if (drawing.flat) {
    return panes;
  }
  const wide = Math.max(...drawing.corners.map(({ x }) => x));
  const deep = Math.max(...drawing.corners.map(({ y }) => y));
  const spots = [
    ...[...pieces].map((space) => ({ space, points: BODY.map(({ x, y }) => ({ x, y: y + drawing.foot })) })),
    ...[...tops].map((space) => ({ space, points: TOP.map(({ x, y }) => ({ x: x * wide, y: y * deep })) })),
  ];
  const depth = new Map(drawing.order.map((space, i) => [space, i] as const));
  for (const { space, points } of spots) {
    const at = drawing.place(space);
    for (const tower of drawing.order.slice((depth.get(space) ?? 0) + 1)) {
      const levels = points.map(({ x, y }) => drawing.covers(tower, { x: at.x + x, y: at.y + y })).filter((level) => level >= 0);
      if (levels.length > 0) {
        const [low, high] = panes.get(tower) ?? [Infinity, -1];
        panes.set(tower, [Math.min(low, ...levels), Math.max(high, ...levels)]);
      }
    }
  }
  return panes;
}

/** Whether a label at a point would lie on a piece that stands at another. */
const onPiece = (label: Point, piece: Point): boolean =>
  Math.abs(label.x - piece.x) < 30 && label.y > piece.y - 44 && label.y < piece.y + 8;

/** Where the label of a castle hangs: as near to the eye as may be, where it neither covers a piece nor hides behind a tower. */
export function labelSpot(drawing: Drawing, castle: readonly string[], pieces: Iterable<string>): Point {
  const standing = [...pieces].map((space) => drawing.place(space));
  const near = drawing.order.filter((space) => castle.includes(space)).reverse();
  const free = (space: string, spot: Point) =>
    !standing.some((piece) => onPiece(spot, piece)) &&
    !drawing.order.slice(drawing.order.indexOf(space) + 1).some((tower) => drawing.covers(tower, spot) >= 0);
  const spots = near.flatMap((space) => drawing.labels(space).map((spot) => ({ space, spot })));
  return (spots.find(({ space, spot }) => free(space, spot)) ?? spots[0])?.spot ?? { x: 0, y: 0 };
}

import type { BoardLayout } from './layout';
import type { Point } from './projection';

/** The smallest distance on the drawing at which a finger can tell two spaces apart; nearer ones are moved apart. */
const MIN_DISTANCE = 12;

/** The share of the way between two overlapping tops that belongs to the one behind: people tap what they see on top. */
const SHARE_BEHIND = 0.25;

/** Cuts off the part of a shape beyond a share of the way from one point to another. */
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

/** The middles of tops, where those that coincide are moved apart: the front one stays, the ones behind move. */
function spread(layout: BoardLayout, spaces: readonly string[]): Map<string, Point> {
  const columns = new Map<number, Point[]>();
  return new Map(
    [...spaces].reverse().map((space) => {
      const at = layout.place(space);
      const column = columns.get(at.x) ?? [];
      columns.set(at.x, column);
      const free = (y: number) => column.every((other) => Math.abs(other.y - y) >= MIN_DISTANCE);
      const y = [0, -1, 1, -2, 2, -3].map((step) => at.y + step * MIN_DISTANCE).find(free) ?? at.y;
      const point = { x: at.x, y };
      column.push(point);
      return [space, point] as const;
    }),
  );
}

/**
 * Returns the outline of each space's hit area: its top, shared with the tops that overlap it on the drawing, so that every
 * space has a part of its own whatever stands in front of it.
 */
export function topHitAreas(layout: BoardLayout, spaces: Iterable<string>): Map<string, string> {
  const wanted = new Set(spaces);
  const ordered = layout.order.filter((space) => wanted.has(space));
  const sites = spread(layout, ordered);
  const depth = new Map(ordered.map((space, i) => [space, i] as const));
  /** Tops whose middles are further apart than this hardly overlap. */
  const reach = Math.max(...layout.corners.map(({ y }) => y));
  return new Map(
    ordered.map((space) => {
      const at = layout.place(space);
      const own = sites.get(space) ?? at;
      let shape: readonly Point[] = layout.corners.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
      for (const [other, site] of sites) {
        if (other !== space) {
          const before = (depth.get(other) ?? 0) > (depth.get(space) ?? 0);
          const over = Math.hypot(site.x - own.x, site.y - own.y) < reach;
          shape = nearer(shape, own, site, !over ? 0.5 : before ? SHARE_BEHIND : 1 - SHARE_BEHIND);
        }
      }
      return [space, outlineOf(shape)] as const;
    }),
  );
}

/** Returns the hit areas of these spaces' walls, the farthest first: a tap on a wall means the space on top of it. */
export function wallHitAreas(layout: BoardLayout, spaces: Iterable<string>): Map<string, string> {
  const wanted = new Set(spaces);
  const [left = { x: 0, y: 0 }, right = left] = [...layout.corners]
    .sort((a, b) => a.x - b.x)
    .filter((_, i, all) => i === 0 || i === all.length - 1);
  const near = layout.corners.reduce((low, corner) => (corner.y > low.y ? corner : low), left);
  return new Map(
    layout.order.flatMap((space) => {
      const [top, ground] = [layout.place(space), layout.ground(space)];
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

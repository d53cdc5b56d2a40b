import type { BoardLayout } from './layout';
import type { Point } from './projection';

/** The points of a piece that must stay visible, from its foot to its head. */
const PIECE_POINTS: readonly Point[] = [
  { x: 0, y: -4 },
  { x: -7, y: -10 },
  { x: 7, y: -10 },
  { x: 0, y: -28 },
];
/** The same of a top, as shares of its half width and height. */
const TOP_POINTS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -0.5, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0, y: -0.5 },
  { x: 0, y: 0.5 },
];

/** The first and the last transparent level of a tower; its roof comes after the last level. */
export type LevelRange = readonly [low: number, high: number];

/** Returns the levels of towers that hide these pieces or tops and are therefore drawn transparent. */
export function transparentLevels(layout: BoardLayout, pieces: Iterable<string>, tops: Iterable<string>): Map<string, LevelRange> {
  const ranges = new Map<string, LevelRange>();
  if (layout.flat) {
    return ranges;
  }
  const wide = Math.max(...layout.corners.map(({ x }) => x));
  const deep = Math.max(...layout.corners.map(({ y }) => y));
  const spots = [
    ...[...pieces].map((space) => ({ space, points: PIECE_POINTS.map(({ x, y }) => ({ x, y: y + layout.foot })) })),
    ...[...tops].map((space) => ({ space, points: TOP_POINTS.map(({ x, y }) => ({ x: x * wide, y: y * deep })) })),
  ];
  const depth = new Map(layout.order.map((space, i) => [space, i] as const));
  for (const { space, points } of spots) {
    const at = layout.place(space);
    for (const tower of layout.order.slice((depth.get(space) ?? 0) + 1)) {
      const levels = points.map(({ x, y }) => layout.coveringLevel(tower, { x: at.x + x, y: at.y + y })).filter((level) => level >= 0);
      if (levels.length > 0) {
        const [low, high] = ranges.get(tower) ?? [Infinity, -1];
        ranges.set(tower, [Math.min(low, ...levels), Math.max(high, ...levels)]);
      }
    }
  }
  return ranges;
}

import type { BoardLayout } from './layout';
import type { Point } from './projection';

/** Whether a label would cover a piece. */
const onPiece = (label: Point, piece: Point): boolean =>
  Math.abs(label.x - piece.x) < 30 && label.y > piece.y - 44 && label.y < piece.y + 8;

/** Returns the place of a castle's label: as far in front as possible where it neither covers a piece nor is hidden by a tower. */
export function labelSpot(layout: BoardLayout, castle: readonly string[], pieces: Iterable<string>): Point {
  const standing = [...pieces].map((space) => layout.place(space));
  const near = layout.order.filter((space) => castle.includes(space)).reverse();
  const free = (space: string, spot: Point) =>
    !standing.some((piece) => onPiece(spot, piece)) &&
    !layout.order.slice(layout.order.indexOf(space) + 1).some((tower) => layout.coveringLevel(tower, spot) >= 0);
  const spots = near.flatMap((space) => layout.labelSpots(space).map((spot) => ({ space, spot })));
  return (spots.find(({ space, spot }) => free(space, spot)) ?? spots[0])?.spot ?? { x: 0, y: 0 };
}

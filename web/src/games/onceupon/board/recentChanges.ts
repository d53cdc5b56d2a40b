import type { SinceLastTurn } from '../../../table/store/sinceLastTurn';
import { linesAt } from '../data';
import type { NextPart } from '../model';
import { phrasing } from '../moves';
import type { CastleParts } from '../castle/drawing/castle';

/** What a seat has changed on its own board and sheet since somebody last acted. */
export function recentChanges(
  changes: SinceLastTurn | null,
  seat: number,
  castle: CastleParts,
): { squares: ReadonlySet<string>; parts: NextPart[] } {
  const moves = (changes?.moves ?? []).filter(({ entry }) => entry.seat === seat);
  const places = moves.flatMap(({ entry }) => phrasing.placesOf(entry.move ?? ''));
  const lines = places.flatMap((place) => linesAt(place).filter((line) => line.id === place));
  const counts = { tower: castle.towers.length, wall: castle.walls, floor: castle.floors, flag: castle.flags.length };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).flatMap((kind) => {
    const drawn = moves.flatMap((each) => each.events).filter((event) => event.event === kind && event['seat'] === seat).length;
    return Array.from({ length: drawn }, (_, i): NextPart => ({ kind, number: counts[kind] - i }));
  });
  return { squares: new Set([...places, ...lines.flatMap((line) => line.squares)]), parts };
}

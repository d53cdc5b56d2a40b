import type { TableInfo } from '../net/types';
import { standing } from './past';
import type { Happening } from './session.svelte';

/** What the others have done since somebody's last action. */
export interface Changes {
  /** The last entry before it, from which on it can be seen again. */
  since: number;
  moves: readonly Happening[];
  /** The places that their moves name. */
  places: ReadonlySet<string>;
  /** What each seat's points grew by meanwhile. */
  gains: readonly number[];
}

/**
 * What others did while somebody looked away, or null: for whoever is asked now and has not answered yet.
 *
 * @param scores each seat's points when this person last acted
 */
export function changesFor(
  log: readonly Happening[],
  now: TableInfo | null,
  places: (move: string) => readonly string[],
  scores: readonly number[],
): Changes | null {
  if (!now || now.legal === undefined || now.phase !== 'playing') {
    return null;
  }
  const stands = new Set(standing(log).map(({ number }) => number));
  const moves = log.filter(({ entry }) => entry.kind === 'move' && stands.has(entry.number));
  const own = moves.findLastIndex(({ entry }) => now.you.includes(entry.seat ?? -1));
  const others = moves.slice(own + 1);
  const [first] = others;
  if (first === undefined) {
    return null;
  }
  return {
    since: log.findLast(({ entry }) => entry.number < first.entry.number)?.entry.number ?? first.entry.number,
    moves: others,
    places: new Set(others.flatMap(({ entry }) => places(entry.move ?? ''))),
    gains: (now.status?.scores ?? []).map((score, seat) => score - (scores[seat] ?? score)),
  };
}

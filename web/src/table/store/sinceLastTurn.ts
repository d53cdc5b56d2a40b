import type { TableInfo } from '../../net/types';
import { activeMoves } from './moveHistory';
import type { LogRecord } from './session.svelte';

/** What the others have done since somebody's last action. */
export interface SinceLastTurn {
  /** The last entry before it, from which on it can be seen again. */
  since: number;
  moves: readonly LogRecord[];
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
export function sinceLastTurn(
  log: readonly LogRecord[],
  live: TableInfo | null,
  placesOf: (move: string) => readonly string[],
  scores: readonly number[],
): SinceLastTurn | null {
  if (!live || live.legal === undefined || live.phase !== 'playing') {
    return null;
  }
  const stands = new Set(activeMoves(log).map(({ number }) => number));
  const moves = log.filter(({ entry }) => entry.kind === 'move' && stands.has(entry.number));
  const own = moves.findLastIndex(({ entry }) => live.you.includes(entry.seat ?? -1));
  const others = moves.slice(own + 1);
  const [first] = others;
  if (first === undefined) {
    return null;
  }
  return {
    since: log.findLast(({ entry }) => entry.number < first.entry.number)?.entry.number ?? first.entry.number,
    moves: others,
    places: new Set(others.flatMap(({ entry }) => placesOf(entry.move ?? ''))),
    gains: (live.status?.scores ?? []).map((score, seat) => score - (scores[seat] ?? score)),
  };
}

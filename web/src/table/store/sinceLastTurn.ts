import type { TableInfo } from '../../net/types';
import { activeMoves } from './moveHistory';
import type { LogRecord } from './history.svelte';

/** What others have done since the user's last action. */
export interface SinceLastTurn {
  /** The last entry before, from which it can be replayed. */
  since: number;
  moves: readonly LogRecord[];
  /** The places that the moves name. */
  places: ReadonlySet<string>;
  /** The points that each seat has gained. */
  gains: readonly number[];
}

/**
 * Returns what others did since the last action of a user who is to move, or null.
 *
 * @param scores each seat's points after that action
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
  const activeNumbers = new Set(activeMoves(log).map(({ number }) => number));
  const moves = log.filter(({ entry }) => entry.kind === 'move' && activeNumbers.has(entry.number));
  const lastOwn = moves.findLastIndex(({ entry }) => live.you.includes(entry.seat ?? -1));
  const others = moves.slice(lastOwn + 1);
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

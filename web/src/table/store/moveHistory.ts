import type { LogRecord } from './history.svelte';

/** A move that has not been undone. */
export interface ActiveMove {
  /** Its index among the active moves. */
  index: number;
  number: number;
  seat: number;
  move: string;
}

/** Returns the moves of a log that have not been undone. An undo entry removes those after the ones it keeps. */
export function activeMoves(log: readonly LogRecord[]): ActiveMove[] {
  const moves: ActiveMove[] = [];
  for (const { entry } of log) {
    if (entry.kind === 'move') {
      moves.push({ index: moves.length, number: entry.number, seat: entry.seat ?? 0, move: entry.move ?? '' });
    } else if (entry.kind === 'undo') {
      moves.length = Math.min(moves.length, entry.kept ?? moves.length);
    }
  }
  return moves;
}

import type { LogRecord } from './session.svelte';

/** A move that has not been taken back. */
export interface ActiveMove {
  /** Its place among the moves that stand, from 0: so many stand before it. */
  index: number;
  number: number;
  seat: number;
  move: string;
}

/** The moves of a log that stand, in order: going back strikes out those after the ones that are kept. */
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

import type { TableSession } from '../../table/session.svelte';

/** What only the server can answer about the moves at hand, asked before somebody has to. */
export class Asking {
  /** What each of the endings of a move would add to one's points. */
  worths = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(private readonly session: TableSession) {}

  async worth(moves: readonly string[]): Promise<void> {
    const found = await Promise.all(moves.map(async (move) => [move, await this.session.worth(move)] as const));
    this.worths = new Map(found.flatMap(([move, points]) => (points === null ? [] : [[move, points < 0 ? String(points) : `+${points}`]])));
  }
}

import type { TableSession } from '../../table/session.svelte';
import { TASKS } from './cards';
import type { Choice } from './choice.svelte';
import { missing, outlook, type BlackstoneView } from './model';

/** What only the server can answer about the moves at hand, asked before somebody has to. */
export class Asking {
  /** Why a card whose vassals stand right cannot be completed. */
  reasons = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What each of the endings of a move would add to one's points. */
  worths = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(private readonly session: TableSession) {}

  async why(view: BlackstoneView, hand: readonly string[], choice: Choice, blue: boolean): Promise<void> {
    const found = new Map<string, string>();
    for (const card of hand) {
      const task = TASKS.get(card);
      if (task && !choice.has('complete', card) && missing(view, task, blue) === '') {
        const left = outlook(view, task.left, blue).met;
        const right = outlook(view, task.right, blue).met;
        const one = left.find((space) => right.some((other) => other !== space)) ?? '';
        const two = right.find((space) => space !== one) ?? '';
        found.set(card, (await this.session.why(`complete ${card} ${one} ${two}`)) ?? '');
      }
    }
    this.reasons = found;
  }

  async worth(moves: readonly string[]): Promise<void> {
    const found = await Promise.all(moves.map(async (move) => [move, await this.session.worth(move)] as const));
    this.worths = new Map(found.flatMap(([move, points]) => (points === null ? [] : [[move, `: ${points < 0 ? '' : '+'}${points}`]])));
  }
}

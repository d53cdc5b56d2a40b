import type { TableInfo } from '../net/types';
import type { Candidate, Choosing } from '../rules/choosing.svelte';
import { sayList, type Args } from '../words';

/** Who is asked, and what they have chosen so far. */
export interface Asked<Choice extends Choosing = Choosing> {
  info: TableInfo;
  names: readonly string[];
  yours: boolean;
  choice: Choice;
}

/** What a game says at each of these occasions. */
interface Occasions {
  over: (result: Args) => string;
  waits: (who: string) => string;
  confirm: (candidate: Candidate) => string;
  asks: () => string;
}

/** What is asked of whoever looks at a table, or what they wait for, in a sentence or two. */
export function promptFor({ info, names, yours, choice }: Asked, game: Occasions): string {
  if (info.phase === 'over') {
    const { ranks = [], scores = [], winners = [] } = info.result ?? {};
    const best = scores.map((score, seat) => ({ score, rank: ranks[seat] ?? 0 })).sort((a, b) => a.rank - b.rank);
    return game.over({
      winners: winners.length,
      who: sayList(winners.map((seat) => names[seat] ?? '')),
      scores: sayList(best.map(({ score }) => String(score)), 'house-to'),
    });
  }
  if (!yours) {
    return game.waits(names[info.toMove ?? 0] ?? '');
  }
  return choice.candidate ? game.confirm(choice.candidate) : game.asks();
}

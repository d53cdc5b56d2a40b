import type { TableInfo } from '../net/types';
import type { Candidate, MoveSelection } from './selection.svelte';
import { formatList, type MessageArgs } from '../i18n';

/** Who is asked, and what they have chosen so far. */
export interface PromptContext<Choice extends MoveSelection = MoveSelection> {
  info: TableInfo;
  names: readonly string[];
  canAct: boolean;
  selection: Choice;
}

/** What a game says at each of these occasions. */
interface PromptTexts {
  gameOver: (result: MessageArgs) => string;
  waiting: (who: string) => string;
  confirm: (candidate: Candidate) => string;
  question: () => string;
}

/** What is asked of whoever looks at a table, or what they wait for, in a sentence or two. */
export function promptFor({ info, names, canAct, selection }: PromptContext, texts: PromptTexts): string {
  if (info.phase === 'over') {
    const { ranks = [], scores = [], winners = [] } = info.result ?? {};
    const best = scores.map((score, seat) => ({ score, rank: ranks[seat] ?? 0 })).sort((a, b) => a.rank - b.rank);
    return texts.gameOver({
      winners: winners.length,
      who: formatList(winners.map((seat) => names[seat] ?? '')),
      scores: formatList(best.map(({ score }) => String(score)), 'house-to'),
    });
  }
  if (!canAct) {
    return texts.waiting(names[info.toMove ?? 0] ?? '');
  }
  return selection.candidate ? texts.confirm(selection.candidate) : texts.question();
}

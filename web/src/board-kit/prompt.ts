import type { TableInfo } from '../net/types';
import type { Candidate, MoveSelection } from './selection.svelte';
import { headline } from '../table/store/result';

/** The state that a prompt depends on. */
export interface PromptContext<Choice extends MoveSelection = MoveSelection> {
  info: TableInfo;
  names: readonly string[];
  canAct: boolean;
  selection: Choice;
}

/** A game's text for each situation. */
interface PromptTexts {
  waiting: (who: string) => string;
  confirm: (candidate: Candidate) => string;
  question: () => string;
}

/** Returns the prompt for the viewer of a table: the current question, or the player who is waited for. */
export function promptFor({ info, names, canAct, selection }: PromptContext, texts: PromptTexts): string {
  if (info.phase === 'over') {
    return headline(info);
  }
  if (!canAct) {
    return texts.waiting(names[info.toMove ?? 0] ?? '');
  }
  return selection.candidate ? texts.confirm(selection.candidate) : texts.question();
}

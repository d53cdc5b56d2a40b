import { type PromptContext, promptFor } from '../../board-kit/prompt';
import { hasMessage, t } from '../../i18n';
import type { Choice } from './choice.svelte';
import type { TorresFacts, TorresView } from './model';
import { cardOf, phrasing } from './moves';

/** What the table asks, or who is asked, in a sentence. */
export const prompt = (asked: PromptContext<Choice>, view: TorresView, { unspent }: TorresFacts): string =>
  promptFor(asked, {
    waiting: (who) => t('torres-prompt-waits', { who }),
    confirm: (move) => (phrasing.hasFlag(move, 'ends') && unspent ? t('torres-prompt-unspent', unspent) : phrasing.question(move)),
    question: () => questionFor(asked.selection, view),
  });

function questionFor({ alternatives, from, verbs, moves }: Choice, view: TorresView): string {
  if (alternatives.length > 0) {
    return t('torres-prompt-several');
  }
  if (from !== null) {
    return t('torres-prompt-from', { from });
  }
  const [verb] = verbs;
  const card = cardOf(verb);
  if (card !== null || hasMessage(`torres-prompt-${verb}`)) {
    return card === null
      ? t(`torres-prompt-${verb}`)
      : t('torres-prompt-card', { card: { key: `torres-card-${card}` }, help: { key: `torres-card-${card}.help` } });
  }
  if (view.step === 'turn' && view.ap === 0) {
    return t(moves.some((move) => cardOf(move.verb) !== null) ? 'torres-prompt-spent.card' : 'torres-prompt-spent');
  }
  return t(`torres-prompt-${view.step}`);
}

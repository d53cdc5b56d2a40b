import { promptFor, type PromptContext } from '../../table/prompt';
import { knows, say } from '../../words';
import type { Choice } from './choice.svelte';
import type { TorresFacts, TorresView } from './model';
import { cardOf, phrasing } from './moves';

/** What the table asks, or who is asked, in a sentence. */
export const prompt = (asked: PromptContext<Choice>, view: TorresView, { unspent }: TorresFacts): string =>
  promptFor(asked, {
    gameOver: (result) => say('torres-prompt-over', result),
    waiting: (who) => say('torres-prompt-waits', { who }),
    confirm: (move) => (move.verb === 'end' && unspent ? say('torres-prompt-unspent', unspent) : phrasing.question(move)),
    question: () => asks(asked.selection, view),
  });

function asks({ several, from, verbs, moves }: Choice, view: TorresView): string {
  if (several.length > 0) {
    return say('torres-prompt-several');
  }
  if (from !== null) {
    return say('torres-prompt-from', { from });
  }
  const [verb] = verbs;
  const card = cardOf(verb);
  if (card !== null || knows(`torres-prompt-${verb}`)) {
    return card === null
      ? say(`torres-prompt-${verb}`)
      : say('torres-prompt-card', { card: { key: `torres-card-${card}` }, help: { key: `torres-card-${card}.help` } });
  }
  if (view.step === 'turn' && view.ap === 0) {
    return say(moves.some((move) => cardOf(move.verb) !== null) ? 'torres-prompt-spent.card' : 'torres-prompt-spent');
  }
  return say(`torres-prompt-${view.step}`);
}

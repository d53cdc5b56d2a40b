import type { TableInfo } from '../../net/types';
import { askMove } from '../../rules/said';
import { say, sayList } from '../../words';
import type { Choice } from './choice.svelte';
import type { TorresView } from './model';
import { cardOf } from './moves';

/** What the table asks, or who is asked, in a sentence. */
export function prompt(info: TableInfo, view: TorresView, choice: Choice): string {
  const name = (seat: number): string => info.seats[seat]?.name ?? '';
  if (info.phase === 'over') {
    const who = sayList((info.result?.winners ?? []).map(name));
    return say('torres-prompt-over', { who, scores: sayList((info.status?.scores ?? []).map(String), 'house-to') });
  }
  if (info.legal === undefined) {
    return say('torres-prompt-waits', { who: name(info.toMove ?? 0) });
  }
  const candidate = choice.candidate;
  if (candidate) {
    const { from, to, moves } = candidate;
    return moves.length > 1
      ? say('torres-ask-walk', { from: from ?? '', to: to ?? '', steps: moves.length })
      : askMove('torres', candidate);
  }
  if (choice.several.length > 0) {
    return say('torres-prompt-several');
  }
  if (choice.from !== null) {
    return say('torres-prompt-from', { from: choice.from });
  }
  if (choice.actions.length > 0) {
    const card = cardOf(choice.actions[0]);
    return card === null
      ? say('torres-prompt-space')
      : say('torres-prompt-card', { card: { key: `torres-card-${card}` }, help: { key: `torres-card-${card}.help` } });
  }
  return say(view.step === 'turn' && view.ap === 0 ? 'torres-prompt-spent' : `torres-prompt-${view.step}`);
}

import type { TableInfo } from '../../net/types';
import type { Choice } from './choice.svelte';
import type { TorresView } from './model';
import { CARDS, wish } from './moves';

const STEPS: Readonly<Record<string, string>> = {
  castle: 'Found a castle on a lit space.',
  setup: 'Set your first knight on a free castle.',
  'king-setup': 'Put the king on a free castle.',
  stack: 'Choose this turn’s blocks.',
  king: 'You are last: move the king, or leave him.',
};

/** What the table asks, or who is asked, in a sentence. */
export function prompt(info: TableInfo, view: TorresView, choice: Choice): string {
  const name = (seat: number): string => info.seats[seat]?.name ?? '';
  if (info.phase === 'over') {
    const winners = (info.result?.winners ?? []).map(name);
    return `The game is over: ${winners.join(' and ')} won, ${info.status?.scores.join(' to ')}.`;
  }
  if (info.legal === undefined) {
    return `${name(info.toMove ?? 0)} is to move.`;
  }
  const candidate = choice.candidate;
  if (candidate) {
    const steps = candidate.moves.length > 1 ? ` in ${candidate.moves.length} steps` : '';
    return `${wish(candidate.text)}${steps}?`;
  }
  if (choice.several.length > 0) {
    return 'Which of these?';
  }
  if (choice.from !== null) {
    return `Where to from ${choice.from}?`;
  }
  if (choice.actions.length > 0) {
    const card = CARDS[choice.actions[0]?.replace('card ', '') ?? ''];
    return card ? `${card.name}: ${card.help}` : 'Choose a lit space.';
  }
  if (view.step === 'turn' && view.ap === 0) {
    return 'No action points are left. End your turn, or play a card.';
  }
  return STEPS[view.step] ?? 'Your turn: tap a knight, or choose an action.';
}

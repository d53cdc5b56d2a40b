import type { TableInfo } from '../../net/types';
import type { Choice } from './choice.svelte';
import { guestName, POWERS } from './data';
import type { OnceUponView } from './model';
import { words } from './moves';

/** What is asked of whoever looks at the table, in a sentence. */
export function promptFor(view: OnceUponView, info: TableInfo, names: string[], yours: boolean, choice: Choice): string {
  if (info.phase === 'over') {
    const winners = (info.result?.winners ?? []).map((winner) => names[winner] ?? '');
    return `The game is over: ${winners.join(' and ')} ${winners.length > 1 ? 'share the victory' : 'wins'}, ${info.status?.scores.join(' to ')}.`;
  }
  const mover = names[info.toMove ?? 0] ?? '';
  if (!yours) {
    if (view.step === 'effect' && view.pending) {
      return `${mover}: ${guestName(view.pending.guest)} is at work.`;
    }
    if (view.final) {
      return `${finished(view, names, info)} ${mover} ${view.step === 'dice' ? 'still has a die of this roll, then clears lines' : 'clears lines for the last time'}.`;
    }
    return `${mover} ${view.step === 'build' ? 'may clear lines' : 'uses the dice'}.`;
  }
  if (choice.candidate) {
    return `You: ${words(choice.candidate.text)}?`;
  }
  switch (view.step) {
    case 'dice':
      return dicePrompt(view, choice, finished(view, names, info));
    case 'effect':
      return effectPrompt(view, choice);
    default:
      if (choice.line !== null) {
        return `Line ${choice.line}: choose what it brings.`;
      }
      if (choice.lines.size > 0) {
        return view.final
          ? `${finished(view, names, info)} Clear your complete lines for the last time.`
          : 'Clear a glowing line to build, or say that you are done.';
      }
      return view.final
        ? `${finished(view, names, info)} You have nothing left to clear: say that you are done.`
        : 'No line is complete. Say that you are done.';
  }
}

/** Whose castle it is that has brought the last clearing. */
function finished(view: OnceUponView, names: string[], info: TableInfo): string {
  const seat = view.finisher ?? 0;
  return info.you.includes(seat) && info.you.length === 1
    ? 'Your castle is finished.'
    : `The castle of ${names[seat] ?? ''} is finished.`;
}

function dicePrompt(view: OnceUponView, choice: Choice, ending: string): string {
  if (choice.die !== null) {
    return `Die ${choice.die} shows ${view.dice[choice.die - 1]}: choose a lit square or what it does.`;
  }
  if (view.toMove === view.active) {
    return view.used.includes(true) ? 'Use the other die: tap a lit square.' : 'Your roll: use both dice, tap lit squares.';
  }
  return view.final
    ? `${ending} You still have your die of this roll, then clear your lines.`
    : 'Use one of the two dice: tap a lit square.';
}

function effectPrompt(view: OnceUponView, choice: Choice): string {
  const pending = view.pending;
  if (!pending) {
    return '';
  }
  const name = guestName(pending.guest);
  if (pending.guest === 'magician') {
    return choice.from === null
      ? `${name}: take up one of your tokens, ${left(pending.left)}.`
      : `${name}: where to from ${choice.from}?`;
  }
  if (pending.guest === 'dagobert' && choice.faces.length > 0) {
    return 'Dagobert’s die shows ?: name what it counts as.';
  }
  if (pending.face !== undefined) {
    return `Dagobert’s die shows ${pending.face}: ${left(pending.left)}.`;
  }
  return `${name}: ${(POWERS[pending.guest] ?? '').replace(/\.$/, '').toLowerCase()}; ${left(pending.left)}.`;
}

const left = (number: number): string => (number === 1 ? 'one left' : `${number} left`);

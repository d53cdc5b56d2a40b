import type { TableInfo } from '../../net/types';
import { say, sayList } from '../../words';
import type { Choice } from './choice.svelte';
import { faceName, type OnceUponView } from './model';
import { ask } from './moves';

/** What is asked of whoever looks at the table, in a sentence or two. */
export function promptFor(view: OnceUponView, info: TableInfo, names: string[], yours: boolean, choice: Choice): string {
  if (info.phase === 'over') {
    const winners = info.result?.winners ?? [];
    const scores = (info.status?.scores ?? []).toSorted((a, b) => b - a).map(String);
    return say('onceupon-prompt-over', {
      winners: winners.length,
      who: sayList(winners.map((winner) => names[winner] ?? '')),
      scores: sayList(scores, 'house-to'),
    });
  }
  if (!yours) {
    return waiting(view, info, names);
  }
  if (choice.candidate) {
    return ask(choice.candidate, names);
  }
  switch (view.step) {
    case 'dice':
      return dicePrompt(view, info, names, choice);
    case 'effect':
      return effectPrompt(view, choice);
    default: {
      if (choice.line !== null) {
        return say('onceupon-prompt-line', { line: choice.line });
      }
      const some = choice.lines.size > 0;
      return view.final
        ? finished(view, names, info, say(some ? 'onceupon-prompt-last-lines' : 'onceupon-prompt-last-no-lines'))
        : say(some ? 'onceupon-prompt-lines' : 'onceupon-prompt-no-lines');
    }
  }
}

/** What the others do. */
function waiting(view: OnceUponView, info: TableInfo, names: string[]): string {
  const who = names[info.toMove ?? 0] ?? '';
  if (view.step === 'effect' && view.pending) {
    return say('onceupon-prompt-waits-effect', { who, guest: { key: `onceupon-guest-${view.pending.guest}` } });
  }
  const step = view.step === 'dice' ? 'dice' : 'build';
  return view.final
    ? finished(view, names, info, say(`onceupon-prompt-waits-last-${step}`, { who }))
    : say(`onceupon-prompt-waits-${step}`, { who });
}

/** Whose castle it is that has brought the last clearing, and what is to be done in it. */
function finished(view: OnceUponView, names: string[], info: TableInfo, then: string): string {
  const seat = view.finisher ?? 0;
  const own = info.you.includes(seat) && info.you.length === 1;
  const ending = own ? say('onceupon-prompt-finished-yours') : say('onceupon-prompt-finished', { who: names[seat] ?? '' });
  return `${ending} ${then}`;
}

function dicePrompt(view: OnceUponView, info: TableInfo, names: string[], choice: Choice): string {
  if (choice.die !== null) {
    return say('onceupon-prompt-die', { die: choice.die, face: faceName(view.dice[choice.die - 1] ?? '?') });
  }
  if (view.toMove === view.active) {
    return say(view.used.includes(true) ? 'onceupon-prompt-other' : 'onceupon-prompt-both');
  }
  return view.final ? finished(view, names, info, say('onceupon-prompt-last-die')) : say('onceupon-prompt-one');
}

function effectPrompt(view: OnceUponView, choice: Choice): string {
  const pending = view.pending;
  if (!pending) {
    return '';
  }
  const { left } = pending;
  const guest = { key: `onceupon-guest-${pending.guest}.name` };
  if (choice.from !== null) {
    return say('onceupon-prompt-put-down', { guest, from: choice.from });
  }
  if (choice.moves.some((move) => move.verb === 'shift')) {
    return say('onceupon-prompt-take-up', { guest, left });
  }
  if (choice.faces.length > 0) {
    return say('onceupon-prompt-name-face');
  }
  return pending.face === undefined
    ? say('onceupon-prompt-effect', { guest, help: { key: `onceupon-guest-${pending.guest}.help` }, left })
    : say('onceupon-prompt-dagobert', { face: faceName(pending.face), left });
}

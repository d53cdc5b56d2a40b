import type { Move } from '../../board-kit/notation';
import { type PromptContext, promptFor } from '../../board-kit/prompt';
import { t } from '../../i18n';
import type { Choice } from './choice.svelte';
import { faceName, factsOf, type OnceUponView } from './model';
import { lineName, phrasing } from './moves';

/** Who is asked, and what is going to be played without being asked for. */
interface AskedHere extends PromptContext<Choice> {
  /** A choice that waits for its turn, and whether one could be made. */
  planned?: Move | null;
  ahead?: boolean;
  /** What is played by itself in a moment. */
  autoMove?: string | null;
}

/** What is asked of whoever looks at the table, in a sentence or two. */
export const prompt = (asked: AskedHere, view: OnceUponView): string =>
  promptFor(asked, {
    waiting: (who) => meanwhile(asked, view, who),
    confirm: (move) => confirms(asked, move),
    question: () => (asked.autoMove ? autoMove(asked, asked.autoMove) : questionFor(asked, view)),
  });

/** The question before a move, with what speaks against it. */
function confirms({ selection, info, names }: PromptContext<Choice>, move: Move): string {
  const { line } = move.args;
  const idle = factsOf(info).seats[info.toMove ?? 0]?.idle.find((each) => each.line === line);
  if (phrasing.hasFlag(move, 'ends')) {
    return t('onceupon-prompt-unspent', { lines: [...selection.rewardingLines].map(lineName) });
  }
  return move.verb === 'scrap' && idle
    ? t('onceupon-prompt-scrap', { line: lineName(idle.line), why: idle.why })
    : phrasing.question(move, names);
}

/** What is going to happen without being asked: because nothing is left to decide, or because it was chosen before. */
const autoMove = ({ planned, names }: AskedHere, move: string): string =>
  t('onceupon-prompt-itself', { move: phrasing.buttonLabel(phrasing.parse(move), names), chosen: planned?.text === move ? 'yes' : 'no' });

/** What the others do, and what can be done meanwhile. */
function meanwhile(asked: AskedHere, view: OnceUponView, who: string): string {
  if (asked.planned) {
    return t('onceupon-prompt-planned', { move: phrasing.buttonLabel(asked.planned, asked.names) });
  }
  const others = waiting(asked, view, who);
  return asked.ahead ? t('onceupon-prompt-ahead', { others }) : others;
}

function questionFor(asked: PromptContext<Choice>, view: OnceUponView): string {
  const { selection } = asked;
  switch (view.step) {
    case 'dice':
      return dicePrompt(asked, view);
    case 'effect':
      return effectPrompt(selection, view);
    default: {
      if (selection.clearOptions.length > 1) {
        return t('onceupon-prompt-line', {
          line: selection.line ? lineName(selection.line) : selection.crossingLines.map(lineName),
          count: selection.crossingLines.length,
        });
      }
      const some = selection.rewardingLines.size > 0;
      if (view.final) {
        return finished(asked, view, t(some ? 'onceupon-prompt-last-lines' : 'onceupon-prompt-last-no-lines'));
      }
      return t(some ? 'onceupon-prompt-lines' : selection.lines.size > 0 ? 'onceupon-prompt-idle-lines' : 'onceupon-prompt-no-lines');
    }
  }
}

/** What the others do. */
export function waiting(asked: PromptContext, view: OnceUponView, who: string): string {
  if (view.step === 'effect' && view.pending) {
    return t('onceupon-prompt-waits-effect', { who, guest: { key: `onceupon-guest-${view.pending.guest}` } });
  }
  const step = view.step === 'dice' ? 'dice' : 'build';
  return view.final ? finished(asked, view, t(`onceupon-prompt-waits-last-${step}`, { who })) : t(`onceupon-prompt-waits-${step}`, { who });
}

/** Whose castle it is that has brought the last clearing, and what is to be done in it. */
function finished({ info, names }: PromptContext, view: OnceUponView, then: string): string {
  const seat = view.finisher ?? 0;
  const own = info.you.includes(seat) && info.you.length === 1;
  const ending = own ? t('onceupon-prompt-finished-yours') : t('onceupon-prompt-finished', { who: names[seat] ?? '' });
  return `${ending} ${then}`;
}

function dicePrompt(asked: PromptContext<Choice>, view: OnceUponView): string {
  const { die } = asked.selection;
  if (die !== null) {
    return t('onceupon-prompt-die', { die, face: faceName(view.dice[die - 1] ?? '?') });
  }
  if (view.toMove === view.active) {
    return t(view.used.includes(true) ? 'onceupon-prompt-other' : 'onceupon-prompt-both');
  }
  return view.final ? finished(asked, view, t('onceupon-prompt-last-die')) : t('onceupon-prompt-one');
}

function effectPrompt(choice: Choice, { pending }: OnceUponView): string {
  if (!pending) {
    return '';
  }
  const { left } = pending;
  const guest = { key: `onceupon-guest-${pending.guest}.name` };
  if (choice.from !== null) {
    return t('onceupon-prompt-put-down', { guest, from: choice.from });
  }
  if (choice.hasVerb('shift')) {
    return t('onceupon-prompt-take-up', { guest, left });
  }
  if (choice.faces.length > 0) {
    return t('onceupon-prompt-name-face');
  }
  return pending.face === undefined
    ? t('onceupon-prompt-effect', { guest, help: { key: `onceupon-guest-${pending.guest}.help` }, left })
    : t('onceupon-prompt-dagobert', { face: faceName(pending.face), left });
}

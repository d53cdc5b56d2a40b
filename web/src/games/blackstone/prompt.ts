import { type PromptContext, promptFor } from '../../board-kit/prompt';
import { formatPhrase, hasMessage, type Phrase, t } from '../../i18n';
import { TASKS } from './cards';
import type { Choice } from './choice.svelte';
import { type BlackstoneFacts, type BlackstoneView, plotFrom, seen, upFace } from './model';
import { phrasing } from './moves';
import { face, formatArg, task } from './messageArgs';

/** What the intrigue of a seat is about to pay, or which face-down card somebody may complete. */
function reward(view: BlackstoneView, seat: number): string {
  const intrigue = view.seats[seat]?.intrigue;
  return intrigue && typeof intrigue === 'object' && 'facedown' in intrigue
    ? t('blackstone-prompt-facedown', { task: task(intrigue.facedown) })
    : t('blackstone-prompt-reward', { at: intrigue && typeof intrigue === 'object' ? intrigue.space.toUpperCase() : '' });
}

/** What is too much at the end of a turn, one's own or another's. */
function limits(view: BlackstoneView, facts: BlackstoneFacts, seat: number, names: readonly string[]): string {
  const much = (facts.seats[seat]?.limits ?? []).filter(({ has, most }) => has > most);
  const of = (what: string) => much.find((each) => each.what === what);
  const [hand, retained] = [of('hand'), of('retained')];
  const over = (each: typeof hand) => (each ? each.has - each.most : 0);
  const which = hand && retained ? 'both' : hand ? 'hand' : 'retained';
  const turn = view.turn ?? 0;
  return t(`blackstone-prompt-limits-${which}`, {
    has: (hand ?? retained)?.has ?? 0,
    retained: retained?.has ?? 0,
    most: much[0]?.most ?? 0,
    over: over(hand ?? retained),
    overRetained: over(retained),
    whose: turn === seat ? 'own' : 'other',
    who: names[turn] ?? '',
  });
}

/** Who is waited for, and for what. */
function waiting(view: BlackstoneView, who: string): string {
  const key = `blackstone-waits-${view.step}`;
  return t(hasMessage(key) ? key : 'blackstone-waits', { who });
}

/** What an intrigue pays, one thing or another. */
export const eitherOf = (brings: readonly Phrase[]): string =>
  brings.map(formatPhrase).reduce((before, next) => t('blackstone-or', { before, next }));

/** On whom an intrigue may be laid, and what it brings for one symbol and for both. */
function onWhom(card: string, facts: BlackstoneFacts): string {
  const [one, two] = plotFrom(facts, [card]).map(({ spaces, brings }) =>
    spaces.length === 0 || brings.length === 0 ? 'none' : eitherOf(brings),
  );
  return t('blackstone-prompt-on-whom', { task: task(card), one: one ?? 'none', two: two ?? 'none' });
}

/** What an intrigue is, for those who may lay one. */
function intrigue(facts: BlackstoneFacts): string {
  const [only, ...others] = Object.keys(facts.plots ?? {});
  if (only === undefined) {
    return t('blackstone-prompt-lay-facedown');
  }
  return others.length === 0 ? onWhom(only, facts) : t('blackstone-prompt-intrigue');
}

/** How a half-chosen move goes on. */
function going(choice: Choice, facts: BlackstoneFacts): string {
  const last = choice.selected.at(-1);
  const card = choice.selected[0] ?? '';
  const [verb, ...others] = choice.possibleVerbs;
  if (choice.finalOptions.length > 0) {
    return others.length === 0 && verb === 'intrigue'
      ? t('blackstone-prompt-from-task', { at: (last ?? '').toUpperCase() })
      : t(choice.verb === 'draw' ? 'blackstone-prompt-deck' : choice.verb === 'kill' ? 'blackstone-prompt-hunt' : 'blackstone-prompt-how');
  }
  if (TASKS.has(card) && verb === 'complete') {
    const wants = choice.sides.flatMap((side) => facts.tasks[card]?.sides[side]?.wants ?? []);
    return t('blackstone-prompt-one-of', {
      task: task(card),
      count: choice.next.size,
      wants: wants.length === 0 ? 'none' : eitherOf(wants),
    });
  }
  if (choice.verb === 'use') {
    return t(choice.selected.length === 1 ? 'blackstone-prompt-left' : 'blackstone-prompt-next', { card });
  }
  if (choice.verb === 'intrigue' && last !== undefined) {
    return TASKS.has(last) ? onWhom(last, facts) : t('blackstone-prompt-from-task', { at: last.toUpperCase() });
  }
  if (choice.corners) {
    return t('blackstone-prompt-which-corner');
  }
  if (last === undefined) {
    return t('blackstone-prompt-which', {
      action: { key: `blackstone-action-${choice.verb ?? ''}` },
      help: { key: `blackstone-action-${choice.verb ?? ''}.help` },
    });
  }
  return t('blackstone-prompt-then', { what: TASKS.has(last) ? last : (formatArg(kindOf(last), last) ?? last) });
}

const kindOf = (word: string): string => (word.includes('/') ? 'vassal' : word.length === 2 ? 'space' : '');

/** Whoever can only pass is told why, and what that means. */
const passing = (facts: BlackstoneFacts): Phrase | undefined =>
  facts.actions?.some(({ verb, can }) => verb === 'pass' && can) ? facts.actions.find(({ verb }) => verb === 'end')?.why : undefined;

/** What is asked of this player, or who is asked instead. */
export function prompt(
  asked: PromptContext<Choice>,
  view: BlackstoneView,
  facts: BlackstoneFacts,
  seat: number,
  answered: boolean,
): string {
  const { names, selection } = asked;
  return promptFor(asked, {
    waiting: (who) => waiting(view, who),
    confirm: (move) =>
      facts.unspent && phrasing.hasFlag(move, 'ends')
        ? t('blackstone-prompt-unspent', { unspent: facts.unspent, ask: phrasing.question(move) })
        : phrasing.question(move),
    question: () =>
      answered
        ? t('blackstone-prompt-answered')
        : selection.hasSelection
          ? going(selection, facts)
          : questionFor(view, facts, selection, seat, names),
  });
}

function questionFor(view: BlackstoneView, facts: BlackstoneFacts, choice: Choice, seat: number, names: readonly string[]): string {
  switch (view.step) {
    case 'reward':
      return reward(view, seat);
    case 'place':
      return t('blackstone-prompt-place', { face: face(upFace(seen(view.aside)[0] ?? 'assassin/saboteur')) });
    case 'intrigue':
      return intrigue(facts);
    case 'limits':
      return limits(view, facts, seat, names);
    default: {
      const pass = passing(facts);
      const idle = view.step === 'work' && choice.legal.length === 1;
      const key = `blackstone-prompt-${view.step}` as const;
      const aimed = `${key}-${facts.goal.what}`;
      return pass ? formatPhrase(pass) : t(idle ? 'blackstone-prompt-nothing-left' : hasMessage(aimed) ? aimed : key);
    }
  }
}

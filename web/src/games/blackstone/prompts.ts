import { promptFor, type Asked } from '../../table/prompt';
import { knows, say, sayPhrase, type Phrase } from '../../words';
import { TASKS } from './cards';
import type { Choice } from './choice.svelte';
import { seen, upFace, type BlackstoneFacts, type BlackstoneView } from './model';
import { speech } from './moves';
import { face, noun, task } from './nouns';

/** What the intrigue of a seat is about to pay, or which face-down card somebody may complete. */
function reward(view: BlackstoneView, seat: number): string {
  const intrigue = view.seats[seat]?.intrigue;
  return intrigue && typeof intrigue === 'object' && 'facedown' in intrigue
    ? say('blackstone-prompt-facedown', { task: task(intrigue.facedown) })
    : say('blackstone-prompt-reward', { at: intrigue && typeof intrigue === 'object' ? intrigue.space.toUpperCase() : '' });
}

/** What is too much at the end of a turn, one's own or another's. */
function limits(view: BlackstoneView, facts: BlackstoneFacts, seat: number, names: readonly string[]): string {
  const much = (facts.seats[seat]?.limits ?? []).filter(({ has, most }) => has > most);
  const of = (what: string) => much.find((each) => each.what === what);
  const [hand, retained] = [of('hand'), of('retained')];
  const which = hand && retained ? 'both' : hand ? 'hand' : 'retained';
  const turn = view.turn ?? 0;
  return say(`blackstone-prompt-limits-${which}`, {
    has: (hand ?? retained)?.has ?? 0,
    retained: retained?.has ?? 0,
    most: much[0]?.most ?? 0,
    whose: turn === seat ? 'own' : 'other',
    who: names[turn] ?? '',
  });
}

/** Who is waited for, and for what. */
function waiting(view: BlackstoneView, who: string): string {
  const key = `blackstone-waits-${view.step}`;
  return say(knows(key) ? key : 'blackstone-waits', { who });
}

/** How a half-chosen move goes on. */
function going(choice: Choice): string {
  const last = choice.rest.at(-1);
  if (choice.endings.length > 0) {
    return say(choice.verb === 'draw' ? 'blackstone-prompt-deck' : choice.verb === 'kill' ? 'blackstone-prompt-hunt' : 'blackstone-prompt-how');
  }
  if (choice.verb === 'complete' || choice.verb === 'use') {
    return say(choice.rest.length === 1 ? 'blackstone-prompt-left' : 'blackstone-prompt-next', { card: choice.rest[0] ?? '' });
  }
  if (choice.verb === 'intrigue' && last !== undefined) {
    return TASKS.has(last) ? say('blackstone-prompt-on-whom', { task: task(last) }) : say('blackstone-prompt-from-task', { at: last.toUpperCase() });
  }
  if (choice.corners) {
    return say('blackstone-prompt-which-corner');
  }
  return last === undefined ? say('blackstone-prompt-lit') : say('blackstone-prompt-then', { what: TASKS.has(last) ? last : (noun(kindOf(last), last) ?? last) });
}

const kindOf = (word: string): string => (word.includes('/') ? 'vassal' : word.length === 2 ? 'space' : '');

/** Whoever can only pass is told why, and what that means. */
const passing = (facts: BlackstoneFacts): Phrase | undefined =>
  facts.actions?.some(({ verb, can }) => verb === 'pass' && can) ? facts.actions.find(({ verb }) => verb === 'end')?.why : undefined;

/** What is asked of this player, or who is asked instead. */
export function promptWords(asked: Asked<Choice>, view: BlackstoneView, facts: BlackstoneFacts, seat: number, answered: boolean): string {
  const { info, names, choice } = asked;
  return promptFor(asked, {
    over: (result) => say(info.result?.outcome ? `blackstone-prompt-${info.result.outcome}` : 'blackstone-prompt-over', result),
    waits: (who) => waiting(view, who),
    confirm: speech.ask,
    asks: () => (answered ? say('blackstone-prompt-answered') : choice.begun ? going(choice) : asks(view, facts, seat, names)),
  });
}

function asks(view: BlackstoneView, facts: BlackstoneFacts, seat: number, names: readonly string[]): string {
  switch (view.step) {
    case 'reward':
      return reward(view, seat);
    case 'place':
      return say('blackstone-prompt-place', { face: face(upFace(seen(view.aside)[0] ?? 'assassin/saboteur')) });
    case 'limits':
      return limits(view, facts, seat, names);
    default: {
      const pass = passing(facts);
      return pass === undefined ? say(`blackstone-prompt-${view.step}`) : sayPhrase(pass);
    }
  }
}

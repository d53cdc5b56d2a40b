import type { TableInfo } from '../../net/types';
import type { Choice } from './choice.svelte';
import { count, seen, type BlackstoneView } from './model';
import { CORNER_NAMES, label } from './words';
import { TASKS, taskWords, vassalWords } from './cards';

const ASKS: Record<string, string> = {
  family: 'Which family do you keep?',
  corner: 'Choose the corner deck that your refills come from.',
  refresh: 'Choose another deck, for the refresh at the end of your turns.',
  recall: 'Your face-down card: take it back, or leave it?',
  muster: 'A Knight-Wizard card musters: which token?',
  keep: 'You drew two: which one do you keep?',
  refill: 'Refill the space, or leave it empty?',
  intrigue: 'Lay an intrigue, or pass.',
};

/** What the intrigue of a seat is about to pay, or which face-down card somebody may complete. */
function rewardWords(view: BlackstoneView, seat: number): string {
  const intrigue = view.seats[seat]?.intrigue;
  if (intrigue && typeof intrigue === 'object') {
    return 'space' in intrigue
      ? `Your intrigue on ${intrigue.space.toUpperCase()} pays off: what do you take?`
      : `Your face-down ${TASKS.has(intrigue.facedown) ? taskWords(intrigue.facedown) : 'card'} can be completed now.`;
  }
  return 'What do you take?';
}

/** What is too much: everybody keeps as many cards and retained vassals as Kings at the end of any turn. */
function limitWords(view: BlackstoneView, seat: number, names: string[]): string {
  const own = view.seats[seat];
  const kings = 2 + (own?.kings?.length ?? 0);
  const much = [count(own?.hand) > kings ? `${count(own?.hand)} cards` : '', (own?.retained?.length ?? 0) > kings ? `${own?.retained?.length} retained vassals` : ''];
  const others = (view.turn ?? 0) !== seat ? `${names[view.turn ?? 0] ?? ''}’s turn ends: y` : 'Y';
  return `${others}ou have ${much.filter((each) => each !== '').join(' and ')}, but only ${kings} Kings. Discard one.`;
}

/** How a turn of Wizard's Quest ends now, and what that means. */
function passWords(view: BlackstoneView, info: TableInfo, seat: number): string | null {
  if (view.variant !== 'wizards-quest' || !info.legal?.includes('pass')) {
    return null;
  }
  const why = count(view.seats[seat]?.vassals) === 0 ? 'You have no vassals left' : 'No Machination that you hold or that lies open fits your vassals now';
  return `${why}: ${view.lastRound ? 'pass when you are done.' : 'pass when you are done, and after this round there is one more.'}`;
}

/** Who is waited for, and for what. */
function waiting(view: BlackstoneView, name: string): string {
  switch (view.step) {
    case 'family':
      return `${name} chooses a family.`;
    case 'corner':
    case 'refresh':
      return `${name} chooses a deck.`;
    case 'reward':
      return `Waiting for ${name}, who may take a reward.`;
    case 'place':
      return `${name} places a special.`;
    case 'intrigue':
      return `${name} may lay an intrigue.`;
    case 'limits':
      return `${name} has more than Kings allow and discards.`;
    default:
      return `${name} is to move.`;
  }
}

function outcome(info: TableInfo, names: string[]): string {
  const { ranks = [], scores = [] } = info.result ?? {};
  const points = scores
    .map((score, seat) => ({ score, rank: ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map((each) => each.score)
    .join(' to ');
  if (info.result?.outcome !== undefined) {
    return info.result.outcome === 'won' ? 'The quest is won.' : 'The quest is lost.';
  }
  return `The game is over: ${(info.result?.winners ?? []).map((seat) => names[seat] ?? '').join(' and ')} won, ${points}.`;
}

/** How a half-chosen move goes on. */
function going(choice: Choice): string {
  if (choice.candidate !== null) {
    return `${label(choice.candidate)}?`;
  }
  const next = [...choice.next];
  const last = choice.rest.at(-1);
  if (choice.endings.length > 0) {
    return choice.verb === 'draw' ? 'Draw from which deck?' : choice.verb === 'kill' ? 'Which dog, after which rats?' : 'How?';
  }
  if (choice.verb === 'complete' || choice.verb === 'use') {
    return choice.rest.length === 1 ? `${choice.rest[0]}: choose the vassal for the left side.` : `${choice.rest[0]}: choose what comes next.`;
  }
  if (choice.verb === 'intrigue' && last !== undefined) {
    return TASKS.has(last) ? `${taskWords(last)}: on which vassal?` : `${last.toUpperCase()}: from which task?`;
  }
  if (next.length > 0 && next.every((word) => word in CORNER_NAMES || word === 'none')) {
    return 'Refill from which corner?';
  }
  return last === undefined ? 'Choose something that is lit.' : `${last.length === 2 ? last.toUpperCase() : last}: and then?`;
}

/** What is asked of this player, or who is asked instead. */
export function promptWords(view: BlackstoneView, info: TableInfo, choice: Choice, seat: number, answered: boolean): string {
  const names = info.seats.map((each) => each.name ?? 'open');
  if (info.phase === 'over') {
    return outcome(info, names);
  }
  if (info.legal === undefined) {
    return waiting(view, names[info.toMove ?? 0] ?? '');
  }
  if (answered) {
    return 'Your standing answer is given.';
  }
  if (choice.begun) {
    return going(choice);
  }
  if (view.step === 'reward') {
    return rewardWords(view, seat);
  }
  if (view.step === 'place') {
    return `Place the ${vassalWords(seen(view.aside)[0] ?? 'special').split(' ')[0]} on a lit space.`;
  }
  if (view.step === 'limits') {
    return limitWords(view, seat, names);
  }
  return passWords(view, info, seat) ?? ASKS[view.step] ?? 'Your turn: tap a task, a vassal or an action.';
}

import { gameShapes } from '../../board-kit/shapes';
import type { Override } from '../../net/types';
import type { Phrase } from '../../i18n';
import { COLUMNS, ROWS } from './cards';
import type { components } from './types.gen';

/** What the game shows and tells, as it describes it: `types.gen.ts` is made from that by `npm run wire`. */
type Shapes = components['schemas'];

export type BlackstoneView = Shapes['View'];
export type BlackstoneEvent = Shapes['Event'];
export type SeatView = Shapes['Seat'];
export type Intrigue = SeatView['intrigue'];
export type Upcharge = Shapes['Upcharge'];
export type BoardAction = Shapes['BoardAction'];
export type TaskFacts = Shapes['TaskFacts'];
export type StackFacts = Shapes['StackFacts'];
export type SeatFacts = Shapes['SeatFacts'];
export type Action = Shapes['Action'];
export type Perimeter = Shapes['Perimeter'];

/** Whether everybody sees everybody's cards, because they play together: the view then names those of others. */
export function openHands(view: BlackstoneView, own: number): boolean {
  return view.seats.some((seat, i) => i !== own && Array.isArray(seat.hand));
}

/** The cards of a list that may be seen; none of a hidden one. */
export function seen(cards: Shapes['Tasks'] | undefined): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function count(cards: readonly string[] | number | undefined): number {
  return typeof cards === 'number' ? cards : Array.isArray(cards) ? cards.length : 0;
}

export interface Stack {
  /** Up-side first; of a pile the uppermost. */
  top: string;
  high: number;
}

/** What lies on a space, or null. */
export function on(view: BlackstoneView, space: string): Stack | null {
  const cards = view.board?.[space];
  if (cards === undefined) {
    return null;
  }
  const list = Array.isArray(cards) ? cards : [cards];
  const top = list.at(-1);
  return top === undefined ? null : { top, high: list.length };
}

export const upFace = (card: string): string => card.split('/')[0] ?? '';
/** The card with its other face up. */
export const turned = (card: string): string => card.split('/').reverse().join('/');
export const backFace = (card: string): string => card.split('/')[1] ?? '';
export const isSpecial = (card: string): boolean => card.startsWith('assassin') || card.startsWith('saboteur');

/** What follows from a view; before there is one, there is nothing to be reached. */
export type BlackstoneFacts = Override<Shapes['Facts'], { goal: Override<Shapes['Goal'], { what: Shapes['Goal']['what'] | '' }> }>;

export const { factsOf, eventsOf } = gameShapes<BlackstoneFacts, BlackstoneEvent>({
  blue: false,
  goal: { what: '', has: [] },
  seats: [],
  tasks: {},
});

/** What an intrigue brings from the task that has been chosen, or from the only one that there is. */
export function plotFrom({ plots = {} }: BlackstoneFacts, chosen: readonly string[]): { spaces: string[]; brings: Phrase[] }[] {
  const cards = Object.keys(plots);
  const card = chosen.find((word) => word in plots) ?? (cards.length === 1 ? cards[0] : undefined);
  return card === undefined ? [] : (plots[card] ?? []);
}

/** The spaces that a task asks for, with the numbers of its halves, and whether a right vassal stands there. */
export function askedBy(task: TaskFacts | undefined): Map<string, { number: string; met: boolean }> {
  const asked = new Map<string, { number: string; met: boolean }>();
  task?.sides.forEach(({ spaces, met }, i) => {
    for (const space of spaces) {
      const before = asked.get(space);
      asked.set(space, { number: before ? `${before.number}·${i + 1}` : `${i + 1}`, met: met.includes(space) || (before?.met ?? false) });
    }
  });
  return asked;
}

export const columnOf = (space: string): number => (COLUMNS as readonly string[]).indexOf(space[0] ?? '');
export const rowOf = (space: string): number => (ROWS as readonly string[]).indexOf(space[1] ?? '');

import type { Phrase } from '../../words';
import { COLUMNS, ROWS, type Corner, type TaskType } from './cards';

/** A list of cards that one may see, or how many there are. */
type Hidden = string[] | number;

export type Intrigue = null | 'exhausted' | { card: string; space: string; matched: number } | { facedown: string };

export interface SeatView {
  family?: string | null;
  families?: string[] | number;
  corner?: Corner | null;
  refreshCorner?: Corner;
  knight?: number;
  wizard?: number;
  saved?: number;
  hand?: Hidden;
  machinations?: Hidden;
  vassals?: Hidden;
  knights?: string[];
  wizards?: string[];
  kings?: string[];
  ploys?: string[];
  retained?: string[];
  sets?: string[][];
  intrigue?: Intrigue;
  dogs?: string[];
}

interface Rats {
  active?: number[];
  plagued?: number[];
  deck?: unknown;
  discard?: unknown;
}

/** The position as a seat may see it; what is empty may be left out. */
export interface BlackstoneView {
  variant: string;
  options: Record<string, string | boolean>;
  step: string;
  round?: number;
  turn?: number;
  board?: Record<string, string | string[]>;
  marked?: string[];
  guards?: Record<string, number[]>;
  corners?: Record<string, unknown>;
  vassalDiscard?: unknown;
  guild?: unknown;
  power?: unknown;
  machination?: unknown;
  seats: SeatView[];
  pending?: number[];
  aside?: string[];
  drawn?: Hidden;
  limbo?: number;
  abyss?: number;
  nirvana?: number;
  turnsLeft?: number;
  rats?: Rats;
  dogs?: string[];
  dogsUsed?: string[];
  row?: (string | null)[];
  vassalRow?: (string | null)[];
  vassalDeck?: unknown;
  lastRound?: number;
  endTriggered?: boolean;
}

/** Whether everybody sees everybody's cards, because they play together: the view then names those of others. */
export function openHands(view: BlackstoneView, own: number): boolean {
  return view.seats.some((seat, i) => i !== own && Array.isArray(seat.hand));
}

/** The cards of a list that may be seen; none of a hidden one. */
export function seen(cards: Hidden | undefined): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function count(cards: unknown): number {
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

/** One half of a task: where its vassal may stand, and where a right one does. */
export interface Side {
  wants: Phrase;
  spaces: string[];
  met: string[];
}

/** A task as the game tells of it. */
export interface TaskFacts {
  points: number;
  sides: [Side, Side];
  note?: Phrase;
}

/** A stack of a tableau: household cards, places up to where Kings end the count, and what each task counts. */
export interface StackFacts {
  type: TaskType;
  household: number;
  places: number;
  cards: { card: string; points: number; why?: Phrase }[];
}

export interface SeatFacts {
  kings?: number;
  limits?: { what: string; has: number; most: number }[];
  stacks?: StackFacts[];
  sets?: { points: number; what: Phrase }[];
}

/** Something that could be done in a turn, what it costs, or why not. */
export interface Action {
  verb: string;
  cost: { knight?: number; wizard?: number };
  /** Whether one's family does it in a way of its own. */
  own?: boolean;
  can: boolean;
  why?: Phrase;
}

export interface Perimeter {
  right: string[];
  wrong: string[];
  lines: Phrase[];
  checks: { done: boolean; what: Phrase }[];
}

/** What follows from a view, as the game tells it. */
export interface BlackstoneFacts {
  /** Whether the blue letters count. */
  blue: boolean;
  goal: { what: string; most?: number; has: number[] };
  peril?: { what: string; has: number; most?: number };
  seats: SeatFacts[];
  tasks: Record<string, TaskFacts>;
  actions?: Action[];
  perimeter?: Perimeter;
}

export const factsOf = (info: { facts?: unknown } | null): BlackstoneFacts => ({
  ...{ blue: false, goal: { what: '', has: [] }, seats: [], tasks: {} },
  ...(info?.facts as Partial<BlackstoneFacts>),
});

export const columnOf = (space: string): number => (COLUMNS as readonly string[]).indexOf(space[0] ?? '');
export const rowOf = (space: string): number => (ROWS as readonly string[]).indexOf(space[1] ?? '');

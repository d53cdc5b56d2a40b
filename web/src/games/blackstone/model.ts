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

/** What a further task of a stack costs besides: retained vassals of these faces, of which some are lacking. */
export interface Upcharge {
  stack: string;
  faces: string[];
  due: number;
  ways: number;
  lacking: string[];
}

/** One action of the way to a task. */
export interface Deed {
  verb: string;
  from: string;
  to?: string;
}

/** A task as the game tells of it. */
export interface TaskFacts {
  points: number;
  sides: [Side, Side];
  note?: Phrase;
  upcharge?: Upcharge[];
  /** The actions that would make it ready, if it is not far. */
  way?: Deed[];
}

/** A stack of a tableau: household cards, places up to where Kings end the count, and what each task counts. */
export interface StackFacts {
  type: TaskType;
  household: number;
  places: number;
  cards: { card: string; points: number; why?: Phrase }[];
  upcharge: Upcharge;
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
  /** The faction or role that belongs on each edge, by its letter. */
  edges: Record<string, string>;
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
  peril?: { what: 'rats' | 'turns' | 'limbo' | 'abyss'; has: number; most?: number; least?: number };
  seats: SeatFacts[];
  tasks: Record<string, TaskFacts>;
  actions?: Action[];
  perimeter?: Perimeter;
  /** Tasks that may still be completed this turn. */
  tasksLeft?: number;
  /** What would be lost by ending the turn now. */
  unspent?: Phrase;
  /** What an intrigue would bring, by its task: for one symbol and for two where it may be laid and what it pays. */
  plots?: Record<string, { spaces: string[]; brings: Phrase[] }[]>;
  /** What sets are worth by their size. */
  values?: { kind: string; points: number[] }[];
}

export const factsOf = (info: { facts?: unknown } | null): BlackstoneFacts => ({
  ...{ blue: false, goal: { what: '', has: [] }, seats: [], tasks: {} },
  ...(info?.facts as Partial<BlackstoneFacts>),
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

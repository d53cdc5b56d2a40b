import { COLUMNS, ROWS, SPACES, type Corner, type Requirement, type Role, type Faction, faction, role, placeWords, whoWords, type Task } from './cards';

/** A list of cards that one may see, or how many there are. */
export type Hidden = string[] | number;

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

export interface Rats {
  active?: number[];
  plagued?: number[];
  deck?: unknown;
  discard?: unknown;
}

/** The position as a seat may see it; what is empty may be left out. */
export interface BlackstoneView {
  game: 'blackstone';
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

export function isBlackstoneView(view: unknown): view is BlackstoneView {
  return typeof view === 'object' && view !== null && (view as { game?: unknown }).game === 'blackstone';
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
export const backFace = (card: string): string => card.split('/')[1] ?? '';
export const isSpecial = (card: string): boolean => card.startsWith('assassin') || card.startsWith('saboteur');

/** Where a requirement can be met. */
export function spacesOf(wanted: Requirement, blueLetters: boolean): string[] {
  const letters = wanted.place + (blueLetters ? wanted.blue : '');
  const [one = '', two = ''] = letters;
  return SPACES.filter((space) => space.includes(one) && space.includes(two));
}

/** A place as it counts at this table: with the blue letter or without. */
export function placeOf(wanted: Requirement, blueLetters: boolean): string {
  return blueLetters && wanted.blue !== '' ? (spacesOf(wanted, true)[0] ?? wanted.place) : wanted.place;
}

const fits = (card: string, wanted: { faction: Faction | null; role: Role | null }): boolean => {
  const face = upFace(card);
  return (
    face === 'wild' ||
    ((wanted.faction === null || faction(face) === wanted.faction) && (wanted.role === null || role(face) === wanted.role))
  );
};

export interface Outlook {
  spaces: string[];
  /** Those of them on which the right vassal stands already. */
  met: string[];
  /** "a spy in row T" */
  words: string;
}

/** How a requirement looks on the board now. It only compares pictures; what is legal the server says. */
export function outlook(view: BlackstoneView, wanted: Requirement, blueLetters: boolean): Outlook {
  const spaces = spacesOf(wanted, blueLetters);
  const met = spaces.filter((space) => {
    const stack = on(view, space);
    return stack !== null && !view.marked?.includes(space) && fits(stack.top, wanted);
  });
  return { spaces, met, words: `${whoWords(wanted)} ${placeWords(placeOf(wanted, blueLetters))}` };
}

/** What a task still lacks, in words; empty if the board has all it asks for. */
export function missing(view: BlackstoneView, task: Task, blueLetters: boolean): string {
  const [left, right] = [task.left, task.right].map((each) => outlook(view, each, blueLetters)) as [Outlook, Outlook];
  const lacking = [left, right].filter((each) => each.met.length === 0).map((each) => each.words);
  if (lacking.length > 0) {
    return `needs ${lacking.join(' and ')}`;
  }
  return left.met.length === 1 && right.met.length === 1 && left.met[0] === right.met[0]
    ? `needs another vassal beside the one on ${(left.met[0] ?? '').toUpperCase()}`
    : '';
}

export function blueLetters(view: BlackstoneView): boolean {
  return view.options['blueLetters'] === true || view.variant === 'advanced';
}

export function pointsOf(task: Task, view: BlackstoneView): number {
  return view.options['edition'] === 'first' ? task.firstPoints : task.points;
}

export const columnOf = (space: string): number => (COLUMNS as readonly string[]).indexOf(space[0] ?? '');
export const rowOf = (space: string): number => (ROWS as readonly string[]).indexOf(space[1] ?? '');

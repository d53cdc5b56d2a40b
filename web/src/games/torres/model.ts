import type { Phrase } from '../../words';

/** A position of Torres as the server shows it to one viewer. */
export interface TorresView {
  step: 'castle' | 'setup' | 'king-setup' | 'stack' | 'turn' | 'king' | 'over';
  phase: number;
  round: number;
  start: number;
  heights: string[];
  knights: Record<string, number>;
  king: string | null;
  supply: number;
  ap: number;
  stack: number;
  placed: number;
  bought: number;
  played: boolean;
  seats: TorresSeat[];
  deck: number | string[];
  discard: string[];
  master: string | null;
  toMove: number | null;
  players: number;
}

export interface TorresSeat {
  score: number;
  stacks: number[];
  hand: number | string[];
  bought: number | string[];
  deck?: number;
}

export const SIDE = 8;
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All spaces, row 8 first, as one reads a board. */
export const SPACES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, i) => name(i % SIDE, SIDE - 1 - Math.floor(i / SIDE)));

export function name(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export const column = (space: string): number => space.charCodeAt(0) - 97;
export const row = (space: string): number => Number(space[1]) - 1;

export function height(view: Pick<TorresView, 'heights'>, space: string): number {
  return DIGITS.indexOf(view.heights[SIDE - 1 - row(space)]?.[column(space)] ?? '0');
}

/** A castle as the game tells of it: what it is, and what it would pay whom if it were scored now. */
export interface Castle {
  spaces: string[];
  height: number;
  worth: { seat: number; level: number; points: number; king?: number }[];
  /** Who has a knight on the level that the king pays for. */
  onKingsLevel: number[];
}

/** Something that could be done in a turn, or why not. */
export interface Action {
  group: string;
  verbs: string[];
  can: boolean;
  why?: Phrase;
}

/** What follows from a view, as the game tells it. */
export interface TorresFacts {
  goal?: { phase: number; phases: number; round: number; rounds: number; turnsLeft?: number };
  castles: Castle[];
  /** What a seat has left, and what it would get if the castles were scored now. */
  seats?: { knightsLeft: number; now?: number }[];
  /** On which level of his castle the king pays at the next scoring, and how much. */
  king?: { level: number; points: number };
  /** What would be lost if the turn ended now. */
  unspent?: { points: number; blocks: number };
  /** What moves would add to what is scored next, where it is anything. */
  gains?: Record<string, number>;
  master?: { card: string; points: number; every: boolean; met: number[] };
  limits?: { what: string; has: number; most: number }[];
  actions?: Action[];
}

export const factsOf = (info: { facts?: unknown } | null): TorresFacts => ({ castles: [], ...(info?.facts as Partial<TorresFacts>) });

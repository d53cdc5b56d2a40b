import { say, type Phrase } from '../../words';
import type { Face, Line } from './data';
import type { Built } from './sheet/castle';
import type { Kind } from './sheet/spots';
import './words';

/** A position of Once Upon a Castle as the server shows it. */
export interface OnceUponView {
  variant: string;
  step: 'dice' | 'build' | 'effect' | 'over';
  round: number;
  active: number;
  dice: Face[];
  used: boolean[];
  final: boolean;
  finisher: number | null;
  sun: number | null;
  pile: number;
  display: string[];
  pending: { guest: string; left: number; face?: Face } | null;
  seats: OnceUponSeat[];
  toMove: number | null;
  players: number;
}

export interface OnceUponSeat extends Omit<Built, 'sun' | 'cloud'> {
  tokens: string[];
  guests?: string[];
  points?: number[];
}

/** What stands on a seat's sheet. */
export function built(view: OnceUponView, seat: number): Built {
  const { floors = 0, towers = [], walls = 0, flags = [], residents = 0, clouds = 0 } = view.seats[seat] ?? {};
  return { floors, towers, walls, flags, residents, clouds, sun: view.sun === seat, cloud: view.finisher === seat };
}

/** What follows from a view, as the game tells it. */
export interface OnceUponFacts {
  /** Of the seat to move: whether each die is done with, or why it is of no use. */
  dice: { used: boolean; why?: Phrase }[];
  /** What lines can do about guests instead. */
  lines: { line: string; power: 'bolt' | 'steal' }[];
  seats: SeatFacts[];
  /** What guest cards are worth, from the poorest to the best, where guests have no powers. */
  cards?: { points: number }[];
}

export interface SeatFacts {
  /** Lines whose squares all carry tokens. */
  complete: string[];
  limits: { what: string; has: number; most: number }[];
}

export const factsOf = (info: { facts?: unknown } | null): OnceUponFacts => ({
  ...{ dice: [], lines: [], seats: [] },
  ...(info?.facts as Partial<OnceUponFacts>),
});

/** What a die or a square shows, in words. */
export const faceName = (face: Face): Phrase => ({ key: `onceupon-dice-${face === '?' ? 'any' : face}` });

/** A castle in words, for those who cannot see it. */
export function describe({ floors, towers, walls, flags, residents, clouds, sun, cloud }: Built): string {
  return say('onceupon-castle-in-words', {
    ...{ floors, walls, residents, clouds },
    towers: towers.length,
    towerWorths: towers,
    flags: flags.length,
    flagWorths: flags,
    sun: sun ? 'yes' : 'no',
    cloud: cloud ? 'yes' : 'no',
  });
}

/** Where on the sheet a line's reward would be drawn next. */
export function nextPart(castle: Built, line: Line): { kind: Kind; number: number } {
  const drawn = { tower: castle.towers.length, wall: castle.walls, flag: castle.flags.length, floor: castle.floors };
  return { kind: line.reward, number: drawn[line.reward] + 1 };
}

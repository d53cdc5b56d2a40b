import { isRecord } from '../../net/shape';
import type { Face } from './data';
import { LINES, type Line } from './data';
import type { Built, Part } from './sheet/castle';
import type { Kind } from './sheet/spots';

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

export interface OnceUponSeat {
  tokens: string[];
  floors: number;
  towers: number[];
  walls: number;
  flags: number[];
  residents: number;
  clouds: number;
  guests?: string[];
  points?: number[];
}

export const TOKENS = 10;

export function isOnceUponView(view: unknown): view is OnceUponView {
  return isRecord(view) && Array.isArray(view['dice']) && Array.isArray(view['seats']) && Array.isArray(view['display']);
}

/** What stands on a seat's sheet. */
export function built(view: OnceUponView, seat: number): Built {
  const { floors = 0, towers = [], walls = 0, flags = [], residents = 0, clouds = 0 } = view.seats[seat] ?? {};
  return { floors, towers, walls, flags, residents, clouds, sun: view.sun === seat, cloud: view.finisher === seat };
}

/** The lines whose squares all carry tokens, to be shown; what may be done with them is the server's word. */
export function complete(seat: OnceUponSeat): Line[] {
  return LINES.filter((line) => line.squares.every((square) => seat.tokens.includes(square)));
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A castle in words, for those who cannot see it. */
export function describe(castle: Built): string {
  const parts = [
    count(castle.floors, 'floor'),
    castle.towers.length > 0 ? `${count(castle.towers.length, 'tower')} worth ${castle.towers.join(', ')}` : 'no towers',
    count(castle.walls, 'wall'),
    castle.flags.length > 0 ? `${count(castle.flags.length, 'flag')} worth ${castle.flags.join(', ')}` : 'no flags',
    count(castle.residents, 'resident'),
    ...(castle.clouds > 0 ? [count(castle.clouds, 'small cloud')] : []),
    ...(castle.sun ? ['the Sun'] : []),
    ...(castle.cloud ? ['the Cloud'] : []),
  ];
  return parts.join('; ');
}

/** Where on the sheet a line's reward would be drawn next. */
export function nextPart(castle: Built, line: Line): { kind: Kind; number: number } {
  const drawn = { tower: castle.towers.length, wall: castle.walls, flag: castle.flags.length, floor: castle.floors };
  return { kind: line.reward, number: drawn[line.reward] + 1 };
}

const NOUNS: Record<Kind, string> = {
  tower: 'tower',
  wall: 'wall',
  floor: 'floor',
  flag: 'flag',
  sun: 'Sun',
  cloud: 'Cloud',
  puff: 'small cloud',
  folk: 'resident',
};

export function partName(part: Pick<Part, 'kind' | 'number'>): string {
  return part.kind === 'sun' || part.kind === 'cloud' ? NOUNS[part.kind] : `${NOUNS[part.kind]} ${part.number}`;
}

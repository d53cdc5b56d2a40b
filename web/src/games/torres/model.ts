import { gameShapes } from '../../board-kit/shapes';
import type { components } from './types.gen';

/** What the game shows and tells, as it describes it: `types.gen.ts` is made from that by `npm run wire`. */
type Shapes = components['schemas'];

export type TorresView = Shapes['View'];
export type TorresSeat = Shapes['Seat'];
export type TorresEvent = Shapes['Event'];
export type Castle = Shapes['Castle'];
export type Action = Shapes['Action'];

/** What follows from a view; before there is one, nothing does. */
export type TorresFacts = Partial<Shapes['Facts']> & Pick<Shapes['Facts'], 'castles'>;

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

export const { factsOf, eventsOf } = gameShapes<TorresFacts, TorresEvent>({ castles: [] });

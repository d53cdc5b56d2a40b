import { isRecord } from '../../net/shape';

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

export function isTorresView(view: unknown): view is TorresView {
  return isRecord(view) && Array.isArray(view['heights']) && Array.isArray(view['seats']);
}

export function height(view: Pick<TorresView, 'heights'>, space: string): number {
  return DIGITS.indexOf(view.heights[SIDE - 1 - row(space)]?.[column(space)] ?? '0');
}

export function neighbours(space: string): string[] {
  const [c, r] = [column(space), row(space)];
  return [
    [c, r + 1],
    [c + 1, r],
    [c, r - 1],
    [c - 1, r],
  ]
    .filter(([x, y]) => x! >= 0 && x! < SIDE && y! >= 0 && y! < SIDE)
    .map(([x, y]) => name(x!, y!));
}

/** A group of towers that hang together, for outlines and labels. */
export interface Castle {
  spaces: string[];
  height: number;
}

export function castles(view: Pick<TorresView, 'heights'>): Castle[] {
  const seen = new Set<string>();
  const found: Castle[] = [];
  for (const space of SPACES) {
    if (height(view, space) === 0 || seen.has(space)) {
      continue;
    }
    const group = [space];
    seen.add(space);
    for (let i = 0; i < group.length; i++) {
      for (const next of neighbours(group[i]!)) {
        if (height(view, next) > 0 && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    found.push({ spaces: group, height: Math.max(...group.map((each) => height(view, each))) });
  }
  return found;
}

/** The most action points this turn can have had, for the row of shields. */
export function shields(view: TorresView): number {
  return Math.max(5, view.ap);
}

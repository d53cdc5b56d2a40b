// The tables of the game itself, so that a correction there is one here.
import boardTable from '$resources/onceupon/castle/board.tsv?raw';
import guestTable from '$resources/onceupon/castle/guests.tsv?raw';
import lineTable from '$resources/onceupon/castle/lines.tsv?raw';
import folkTable from '$resources/onceupon/castle/residents.tsv?raw';
import { rulesRows } from '../rulesData';

type Resource = 'wood' | 'stone' | 'gold' | 'food';
export type Face = Resource | 'resident' | '?';

export interface Line {
  id: string;
  squares: readonly string[];
  reward: 'tower' | 'wall' | 'flag' | 'floor';
  /** What the part is worth, or how many residents come with it. */
  worth: number;
}

/** When a guest acts. */
export type Kind = 'bolt' | 'hourglass' | 'crown';

export const BOARD: Readonly<Record<string, Resource>> = Object.fromEntries(
  rulesRows('onceupon', 'board.tsv', boardTable).map((row) => [row['square'], row['resource'] as Resource]),
);

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3'] as const;

export const LINES: readonly Line[] = rulesRows('onceupon', 'lines.tsv', lineTable).map((row) => ({
  id: row['line'] ?? '',
  squares: (row['squares'] ?? '').split(' '),
  reward: row['reward'] as Line['reward'],
  worth: Number(row['worth'] ?? 0),
}));

/** The lines that a square belongs to, or the line of this name. */
export const linesAt = (place: string | null): Line[] => LINES.filter((line) => line.id === place || line.squares.includes(place ?? ''));

/** The kind of every guest. */
export const GUESTS: Readonly<Record<string, Kind>> = Object.fromEntries(
  rulesRows('onceupon', 'guests.tsv', guestTable).map((row) => [row['id'], row['kind'] as Kind]),
);

/** What each group of residents is worth. */
export const FOLK_POINTS: readonly number[] = rulesRows('onceupon', 'residents.tsv', folkTable).map((row) => Number(row['points']));

// The tables of the game itself, so that a correction there is one here.
import boardTable from '../../../../games/onceupon/src/main/resources/org/merlon/onceupon/board.tsv?raw';
import guestTable from '../../../../games/onceupon/src/main/resources/org/merlon/onceupon/guests.tsv?raw';
import lineTable from '../../../../games/onceupon/src/main/resources/org/merlon/onceupon/lines.tsv?raw';
import folkTable from '../../../../games/onceupon/src/main/resources/org/merlon/onceupon/residents.tsv?raw';
import { printed } from '../printed';

export type Resource = 'wood' | 'stone' | 'gold' | 'food';
export type Face = Resource | 'resident' | '?';

export interface Line {
  id: string;
  squares: readonly string[];
  reward: 'tower' | 'wall' | 'flag' | 'floor';
  /** What the part is worth, or how many residents come with it. */
  worth: number;
  /** What a Great Architect may have instead. */
  power: 'bolt' | 'steal' | null;
}

export interface Guest {
  name: string;
  kind: 'bolt' | 'hourglass' | 'crown';
  points: string;
}

/** The rows of a table, each by the names of its columns. */
export function rows(table: string): Record<string, string>[] {
  const [names = [], ...lines] = table
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])));
}

export const BOARD: Readonly<Record<string, Resource>> = Object.fromEntries(
  rows(printed('onceupon', 'board.tsv', boardTable)).map((row) => [row['square'], row['resource'] as Resource]),
);

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3'] as const;

export const LINES: readonly Line[] = rows(printed('onceupon', 'lines.tsv', lineTable)).map((row) => ({
  id: row['line'] ?? '',
  squares: (row['squares'] ?? '').split(' '),
  reward: row['reward'] as Line['reward'],
  worth: Number(row['worth'] ?? 0),
  power: (row['great-architect'] || null) as Line['power'],
}));

export const GUESTS: Readonly<Record<string, Guest>> = Object.fromEntries(
  rows(printed('onceupon', 'guests.tsv', guestTable)).map((row) => [
    row['id'],
    { name: row['name'] ?? '', kind: row['kind'] as Guest['kind'], points: row['points'] ?? '' },
  ]),
);

/** What each group of four residents is worth. */
export const FOLK_POINTS: readonly number[] = rows(printed('onceupon', 'residents.tsv', folkTable)).map((row) => Number(row['points']));

/** What a guest does, in one line. */
export const POWERS: Readonly<Record<string, string>> = {
  architect: 'A resident and a token on any free square.',
  bohemian: 'Four residents move in.',
  logger: 'Up to two tokens on wood.',
  merchant: 'Up to two tokens on gold.',
  miner: 'Up to two tokens on stone.',
  peasant: 'Up to two tokens on food.',
  dagobert: 'Rolls a die that counts twice.',
  magician: 'Moves up to two of your tokens.',
  shepherdess: 'A rolled ? may be a small cloud, 2 points.',
  knight: 'A resident die may place any token.',
  cook: 'Each food die brings a resident too.',
  guard: 'Nobody steals your Crown guests.',
  monk: 'A gold die may be a flag worth 2.',
  troll: 'Wood and stone go on each other’s squares.',
  courtesan: '1 point for each of your Crown guests.',
  jester: '1 point for each floor.',
  prince: '1 point for each wall.',
  princess: '1 point for each tower.',
  queen: '3 points.',
  king: '1 point for each flag.',
};

export const KINDS: Readonly<Record<Guest['kind'], string>> = {
  bolt: 'acts when it comes',
  hourglass: 'works while it stays',
  crown: 'scores at the end',
};

export const guestName = (id: string): string => GUESTS[id]?.name ?? id;

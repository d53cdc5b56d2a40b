import table from '$resources/blackstone/table/tasks.tsv?raw';
import { rulesRows } from '../rulesData';

/** The cards as they are printed, read from the same file as the engine reads them from. */

export const COLUMNS = ['b', 'l', 'a', 'c', 'k'] as const;
export const ROWS = ['s', 't', 'o', 'n', 'e'] as const;
export const SPACES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

const FACTIONS = ['lion', 'dragon', 'stag', 'raven'] as const;
const ROLES = ['emissary', 'scout', 'captain', 'spy'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Role = (typeof ROLES)[number];

export type TaskType = 'knight' | 'wizard' | 'king' | 'ploy' | 'knight-wizard';

/** A place (a row, a column or a space) and who must stand there. */
interface Requirement {
  place: string;
  /** The letter that only counts when the blue letters are played. */
  blue: string;
  faction: Faction | null;
  role: Role | null;
}

export interface Task {
  id: string;
  type: TaskType;
  left: Requirement;
  right: Requirement;
  /** The face that pays the upcharge and that intrigue matches. */
  corner: string;
}

export const isSpace = (word: string): boolean => SPACES.includes(word);
export const isCorner = (word: string): word is Corner => (CORNERS as readonly string[]).includes(word);

export function faction(face: string): Faction | null {
  return FACTIONS.find((each) => face.startsWith(`${each}-`)) ?? null;
}

export function role(face: string): Role | null {
  return ROLES.find((each) => face.endsWith(`-${each}`)) ?? null;
}

const requirement = (place = '', blue = '', vassal = ''): Requirement => ({ place, blue, faction: faction(vassal), role: role(vassal) });

export const TASKS: ReadonlyMap<string, Task> = new Map(
  rulesRows('blackstone', 'tasks.tsv', table).map(({ id = '', type, corner = '', ...row }) => [
    id,
    {
      ...{ id, type: type as TaskType, corner },
      left: requirement(row['left_place'], '', row['left_vassal']),
      right: requirement(row['right_place'], row['right_blue'], row['right_vassal']),
    },
  ]),
);

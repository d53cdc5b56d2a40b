import table from '../../../../games/blackstone/src/main/resources/org/merlon/blackstone/table/tasks.tsv?raw';
import { printed } from '../printed';

/** The cards as they are printed, read from the same file as the engine reads them from. */

export const COLUMNS = ['b', 'l', 'a', 'c', 'k'] as const;
export const ROWS = ['s', 't', 'o', 'n', 'e'] as const;
export const SPACES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

export const FACTIONS = ['lion', 'dragon', 'stag', 'raven'] as const;
export const ROLES = ['emissary', 'scout', 'captain', 'spy'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Role = (typeof ROLES)[number];

export type TaskType = 'knight' | 'wizard' | 'king' | 'ploy' | 'knight-wizard';

/** A place (a row, a column or a space) and who must stand there. */
export interface Requirement {
  place: string;
  /** The letter that only counts when the blue letters are played. */
  blue: string;
  faction: Faction | null;
  role: Role | null;
}

export interface Task {
  id: string;
  type: TaskType;
  points: number;
  firstPoints: number;
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

function requirement(place: string, blue: string, vassal: string): Requirement {
  return { place, blue, faction: faction(vassal), role: role(vassal) };
}

function read(line: string): Task {
  const [id = '', , type = '', points = '', firstPoints = '', leftPlace = '', leftVassal = '', rightPlace = '', blue = '', rightVassal = '', corner = ''] =
    line.split('\t');
  return {
    id,
    type: type as TaskType,
    points: Number(points),
    firstPoints: Number(firstPoints),
    left: requirement(leftPlace, '', leftVassal),
    right: requirement(rightPlace, blue, rightVassal),
    corner,
  };
}

export const TASKS: ReadonlyMap<string, Task> = new Map(
  printed('blackstone', 'tasks.tsv', table)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => read(line.trimEnd()))
    .map((task) => [task.id, task]),
);

export const TYPE_NAMES: Record<TaskType, string> = {
  knight: 'Knight',
  wizard: 'Wizard',
  king: 'King',
  ploy: 'Ploy',
  'knight-wizard': 'Knight-Wizard',
};

/** A row, a column or a space as people say it. */
export function placeWords(place: string): string {
  const letter = place.toUpperCase();
  if (place.length > 1) {
    return `on ${letter}`;
  }
  return (ROWS as readonly string[]).includes(place) ? `in row ${letter}` : `in column ${letter}`;
}

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Who is asked for: "a spy", "a lion", "a lion spy". */
export function whoWords({ faction, role }: Pick<Requirement, 'faction' | 'role'>): string {
  return article([faction, role].filter((word) => word !== null).join(' '));
}

/** A face as people say it: "lion spy". */
export const faceWords = (face: string): string => face.replace('-', ' ');

/** A card with its two faces: "lion spy (dragon captain behind)". */
export function vassalWords(card: string): string {
  const [up = '', behind = ''] = card.split('/');
  return up === behind ? up : `${faceWords(up)} (${faceWords(behind)} behind)`;
}

/** A task as people say it: "the King task P04". */
export function taskWords(id: string): string {
  const task = TASKS.get(id);
  return task ? `${TYPE_NAMES[task.type]} ${task.type === 'ploy' ? '' : 'task '}${id}` : id;
}

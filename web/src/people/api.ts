import { ask, listed, query } from '../net/api';
import type { ListedTable, Me, TableInfo } from '../net/types';

/** A rating after a rated game. */
export interface CoursePoint {
  time: number;
  table: string;
  rating: number;
}

export interface Rated {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
  course: CoursePoint[];
}

/** How games of a variant went; `other` are those that nobody wins or loses. */
export interface Tally {
  game: string;
  variant: string;
  won: number;
  lost: number;
  drawn: number;
  other: number;
}

export type Bond = 'follow' | 'block' | 'mute';

export interface Profile {
  name: string;
  kind: 'guest' | 'member' | 'bot';
  since: number;
  here: boolean;
  ratings: Rated[];
  results: Tally[];
  bonds: Bond[];
}

export interface Leaders {
  game: string;
  /** Null for all times. */
  season: string | null;
  seasons: string[];
  /** How many rated games it takes to be listed. */
  least: number;
  page: number;
  more: boolean;
  places: { rank: number; name: string; rating: number; uncertainty: number; games: number }[];
}

export interface Known {
  name: string;
  kind: Bond;
  since: number;
  here: boolean;
}

export interface Challenge {
  table: string;
  game: string;
  variant: string;
  with: string;
  /** Whether it is one's own. */
  mine: boolean;
  time: number;
  invitation: string | null;
}

export interface Note {
  table: string;
  game: string;
  status: string;
  text: string;
}

/** What the host has to say. */
export interface HouseNews {
  announcement: string | null;
  readOnly: boolean;
  banned: { reason: string; until: number | null } | null;
}

/** What a report is about. */
export interface Reported {
  name?: string;
  table?: string;
  line?: string;
  invitation?: string | undefined;
}

export interface Search {
  player?: string | undefined;
  game?: string | undefined;
  variant?: string | undefined;
  result?: string | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

export const people = {
  player: (name: string) => ask<{ ratings: { game: string; rating: number }[] }>('GET', `/api/players/${encodeURIComponent(name)}`),
  profile: (name: string) => ask<Profile>('GET', `/api/players/${encodeURIComponent(name)}/profile`),
  leaders: (game: string, season: string | undefined, page: number) =>
    ask<Leaders>('GET', `/api/leaders${query({ game, season, page })}`),
  search: (search: Search) =>
    ask<{ tables: ListedTable[]; next: number | null }>('GET', `/api/search${query({ ...search })}`).then((found) => ({
      tables: listed(found),
      next: found.next,
    })),
  known: () => ask<{ people: Known[] }>('GET', '/api/my/people').then((answer) => answer.people),
  bond: (name: string, kind: Bond, on: boolean) =>
    ask<{ people: Known[] }>('POST', '/api/my/people', { name, kind, on }).then((answer) => answer.people),
  challenges: () => ask<{ challenges: Challenge[] }>('GET', '/api/my/challenges').then((answer) => answer.challenges),
  challenge: (name: string, table: object) => ask<TableInfo>('POST', '/api/challenges', { name, table }),
  decline: (table: string) =>
    ask<{ challenges: Challenge[] }>('DELETE', `/api/challenges/${table}`, {}).then((answer) => answer.challenges),
  reserved: (table: string, invitation?: string) =>
    ask<{ seats: { seat: number; name: string }[] }>('GET', `/api/tables/${table}/reserved${query({ invitation })}`).then(
      (answer) => answer.seats,
    ),
  house: () => ask<HouseNews>('GET', '/api/house'),
  report: (what: Reported, reason: string) => ask<{ done: boolean }>('POST', '/api/reports', { ...what, reason }),
  notes: () => ask<{ notes: Note[] }>('GET', '/api/my/notes').then((answer) => answer.notes),
  note: (table: string, invitation?: string) =>
    ask<{ text: string | null }>('GET', `/api/tables/${table}/note${query({ invitation })}`).then((answer) => answer.text ?? ''),
  putNote: (table: string, text: string, invitation?: string) =>
    ask<{ text: string }>('PUT', `/api/tables/${table}/note`, { text, ...(invitation === undefined ? {} : { invitation }) }),
  bots: () => ask<{ bots: string[] }>('GET', '/api/bots').then((answer) => answer.bots),
  newBot: (name: string) => ask<{ name: string; token: string }>('POST', '/api/bots', { name }),
  newToken: (name: string) => ask<{ name: string; token: string }>('POST', `/api/bots/${encodeURIComponent(name)}/token`, {}),
  deleteBot: (name: string) => ask<object>('DELETE', `/api/bots/${encodeURIComponent(name)}`, {}),
  newCode: (password: string) => ask<{ recovery: string }>('POST', '/api/my/recovery', { password }).then((answer) => answer.recovery),
  recover: (name: string, code: string, password: string) => ask<Me>('POST', '/api/recover', { name, code, password }),
  sendLink: (name: string) => ask<{ done: boolean }>('POST', '/api/recover/link', { name }),
};

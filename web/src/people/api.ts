import { toListedTables } from '../net/api';
import { request, type NewReport, type NewTable, type GameSearch } from '../net/ask';
import type { Me, TableInfo, Schemas } from '../net/types';

export type CoursePoint = Schemas['Point'];
export type Rated = Schemas['Rated'];
export type Tally = Schemas['Tally'];
export type Profile = Schemas['Profile'];
export type Bond = Known['kind'];
export type Leaders = Schemas['Leaders'];
export type Known = Schemas['Known'];
export type Challenge = Schemas['Challenge'];
export type Note = Schemas['Note'];
export type HouseNews = Schemas['ServerNews'];

/** What a report is about. */
export type Reported = Omit<NewReport, 'reason'>;

export const people = {
  player: (name: string) => request('GET', '/api/players/{name}', { path: { name } }),
  profile: (name: string) => request('GET', '/api/players/{name}/profile', { path: { name } }),
  leaders: (game: string, season: string | undefined, page: number) =>
    request('GET', '/api/leaders', { query: { game, season, page } }),
  search: (query: GameSearch) =>
    request('GET', '/api/search', { query }).then((found) => ({ tables: toListedTables(found), next: found.next })),
  known: () => request('GET', '/api/my/people').then((answer) => answer.people),
  bond: (name: string, kind: Bond, on: boolean) =>
    request('POST', '/api/my/people', { body: { name, kind, on } }).then((answer) => answer.people),
  challenges: () => request('GET', '/api/my/challenges').then((answer) => answer.challenges),
  challenge: (name: string, table: NewTable): Promise<TableInfo> => request('POST', '/api/challenges', { body: { name, table } }),
  decline: (table: string) =>
    request('DELETE', '/api/challenges/{id}', { path: { id: table } }).then((answer) => answer.challenges),
  reserved: (id: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/reserved', { path: { id }, query: { invitation } }).then((answer) => answer.seats),
  house: () => request('GET', '/api/house'),
  report: (what: Reported, reason: string) => request('POST', '/api/reports', { body: { ...what, reason } }),
  notes: () => request('GET', '/api/my/notes').then((answer) => answer.notes),
  note: (id: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/note', { path: { id }, query: { invitation } }).then((answer) => answer.text ?? ''),
  putNote: (id: string, text: string, invitation?: string) =>
    request('PUT', '/api/tables/{id}/note', { path: { id }, body: { text, invitation } }),
  bots: () => request('GET', '/api/bots').then((answer) => answer.bots),
  newBot: (name: string) => request('POST', '/api/bots', { body: { name } }),
  newToken: (name: string) => request('POST', '/api/bots/{name}/token', { path: { name } }),
  deleteBot: (name: string) => request('DELETE', '/api/bots/{name}', { path: { name } }),
  newCode: (password: string) => request('POST', '/api/my/recovery', { body: { password } }).then((answer) => answer.recovery),
  recover: (name: string, code: string, password: string): Promise<Me> =>
    request('POST', '/api/recover', { body: { name, code, password } }),
  sendLink: (name: string) => request('POST', '/api/recover/link', { body: { name } }),
};

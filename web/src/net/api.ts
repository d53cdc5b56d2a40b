import { withDisplayNames } from '../table/bots';
import { say } from '../words';
import { ask, type CommandBody, type CommandName, type GivenGame, type NewNotice, type NewTable, send } from './ask';
import type { GameCredits, Attachment, Catalogue, ListedTable, Me, PastPosition, TableInfo, Verification, Schemas } from './types';

export { Refused } from './ask';

/** Tables of a list, with their bots by name. */
export const listed = ({ tables }: Pick<Schemas['TableList'], 'tables'>): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withDisplayNames(table.seats, table.id) }));

/** What went wrong, for the person before whom it did. */
export const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : say('house-went-wrong'));

const tableOf = (id: string) => ({ path: { id } });

export const api = {
  catalogue: (): Promise<Catalogue> => ask('GET', '/api/games'),
  about: (id: string): Promise<GameCredits> => ask('GET', '/api/games/{id}/about', { path: { id } }),
  tables: (id: string) => ask('GET', '/api/games/{id}/data', { path: { id } }).then((answer) => answer.tables),
  me: (): Promise<Me> => ask('GET', '/api/me'),
  visit: (): Promise<Me> => ask('POST', '/api/visit'),
  claim: (name: string, password: string): Promise<Me> => ask('POST', '/api/claim', { body: { name, password } }),
  /** With `bring`, the games of the guest that is here go to the account. */
  login: (name: string, password: string, bring: boolean): Promise<Me> =>
    ask('POST', '/api/login', { body: { name, password, bring } }),
  changePassword: (old: string, next: string): Promise<Me> => ask('POST', '/api/password', { body: { old, new: next } }),
  forgetMe: (password: string): Promise<Me> => ask('POST', '/api/forget-me', { body: { password } }),
  logout: (): Promise<Me> => ask('POST', '/api/logout'),
  openTables: () => ask('GET', '/api/tables').then(listed),
  myTables: () => ask('GET', '/api/my/tables').then(listed),
  notices: () => ask('GET', '/api/my/notices'),
  addNotices: (body: NewNotice) => ask('POST', '/api/my/notices', { body }),
  removeNotices: (id: string) => ask('DELETE', '/api/my/notices/{id}', { path: { id } }),
  takeDaysOff: (days: number) => ask('POST', '/api/my/days-off', { body: { days } }),
  stopNotices: (id: string) => ask('POST', '/api/notices/stop', { body: { id } }),
  confirmNotices: (id: string, code: string) => ask('POST', '/api/notices/confirm', { body: { id, code } }),
  next: () => ask('GET', '/api/my/next').then((answer) => answer.table),
  finished: () => ask('GET', '/api/finished').then(listed),
  create: (body: NewTable): Promise<TableInfo> => ask('POST', '/api/tables', { body }),
  deed: <D extends CommandName>(table: string, name: D, body?: CommandBody<D>): Promise<TableInfo> =>
    send('POST', `/api/tables/${table}/${name}`, JSON.stringify(body ?? {})),
  log: (table: string, invitation?: string) =>
    ask('GET', '/api/tables/{id}/log', { ...tableOf(table), query: { invitation, events: true } }).then(
      (answer) => answer.entries,
    ),
  past: (id: string, number: number, seat?: string, invitation?: string): Promise<PastPosition> =>
    ask('GET', '/api/tables/{id}/views/{number}', { path: { id, number: String(number) }, query: { seat, invitation } }),
  chat: (table: string, invitation?: string) =>
    ask('GET', '/api/tables/{id}/chat', { ...tableOf(table), query: { invitation } }).then((answer) => answer.lines),
  attachments: (table: string, invitation?: string) =>
    ask('GET', '/api/tables/{id}/attachments', { ...tableOf(table), query: { invitation } }).then((answer) => answer.attachments),
  attach: (table: string, body: Attachment) => ask('PUT', '/api/tables/{id}/attachment', { ...tableOf(table), body }),
  ways: (table: string) => ask('GET', '/api/tables/{id}/ways', tableOf(table)),
  worth: (table: string, move: string) =>
    ask('GET', '/api/tables/{id}/worth', { ...tableOf(table), query: { move } }).then((answer) => answer.points),
  file: (table: string, invitation?: string) =>
    ask('GET', '/api/tables/{id}/export', { ...tableOf(table), query: { invitation } }),
  /** Stores a game that was played elsewhere as one's own. */
  take: (body: GivenGame): Promise<TableInfo> => ask('POST', '/api/import', { body }),
  /** Checks the file of a game, which may be anything at all. */
  verify: (file: string) => send<Verification>('POST', '/api/verify', file),
  hint: (table: string, signal: AbortSignal) =>
    ask('GET', '/api/tables/{id}/hint', { ...tableOf(table), signal }).then((answer) => answer.hint),
  why: (table: string, move: string) => ask('GET', '/api/tables/{id}/why', { ...tableOf(table), query: { move } }),
};

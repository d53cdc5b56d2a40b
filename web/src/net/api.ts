import { withDisplayNames } from '../table/bots';
import { t } from '../words';
import { request, type CommandBody, type CommandName, type ImportedGame, type NewNotificationChannel, type NewTable, sendJson } from './ask';
import type { GameCredits, Attachment, Catalogue, ListedTable, Me, PastPosition, TableInfo, Verification, Schemas } from './types';

export { ApiError } from './ask';

/** Tables of a list, with their bots by name. */
export const toListedTables = ({ tables }: Pick<Schemas['TableList'], 'tables'>): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withDisplayNames(table.seats, table.id) }));

/** What went wrong, for the person before whom it did. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : t('house-went-wrong'));

const tablePath = (id: string) => ({ path: { id } });

export const api = {
  catalogue: (): Promise<Catalogue> => request('GET', '/api/games'),
  about: (id: string): Promise<GameCredits> => request('GET', '/api/games/{id}/about', { path: { id } }),
  tables: (id: string) => request('GET', '/api/games/{id}/data', { path: { id } }).then((answer) => answer.tables),
  me: (): Promise<Me> => request('GET', '/api/me'),
  visit: (): Promise<Me> => request('POST', '/api/visit'),
  claim: (name: string, password: string): Promise<Me> => request('POST', '/api/claim', { body: { name, password } }),
  /** With `bring`, the games of the guest that is here go to the account. */
  login: (name: string, password: string, bring: boolean): Promise<Me> =>
    request('POST', '/api/login', { body: { name, password, bring } }),
  changePassword: (old: string, next: string): Promise<Me> => request('POST', '/api/password', { body: { old, new: next } }),
  forgetMe: (password: string): Promise<Me> => request('POST', '/api/forget-me', { body: { password } }),
  logout: (): Promise<Me> => request('POST', '/api/logout'),
  openTables: () => request('GET', '/api/tables').then(toListedTables),
  myTables: () => request('GET', '/api/my/tables').then(toListedTables),
  notices: () => request('GET', '/api/my/notices'),
  addNotices: (body: NewNotificationChannel) => request('POST', '/api/my/notices', { body }),
  removeNotices: (id: string) => request('DELETE', '/api/my/notices/{id}', { path: { id } }),
  takeDaysOff: (days: number) => request('POST', '/api/my/days-off', { body: { days } }),
  stopNotices: (id: string) => request('POST', '/api/notices/stop', { body: { id } }),
  confirmNotices: (id: string, code: string) => request('POST', '/api/notices/confirm', { body: { id, code } }),
  next: () => request('GET', '/api/my/next').then((answer) => answer.table),
  finished: () => request('GET', '/api/finished').then(toListedTables),
  create: (body: NewTable): Promise<TableInfo> => request('POST', '/api/tables', { body }),
  deed: <D extends CommandName>(table: string, name: D, body?: CommandBody<D>): Promise<TableInfo> =>
    sendJson('POST', `/api/tables/${table}/${name}`, JSON.stringify(body ?? {})),
  log: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/log', { ...tablePath(table), query: { invitation, events: true } }).then(
      (answer) => answer.entries,
    ),
  past: (id: string, number: number, seat?: string, invitation?: string): Promise<PastPosition> =>
    request('GET', '/api/tables/{id}/views/{number}', { path: { id, number: String(number) }, query: { seat, invitation } }),
  chat: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/chat', { ...tablePath(table), query: { invitation } }).then((answer) => answer.lines),
  attachments: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/attachments', { ...tablePath(table), query: { invitation } }).then((answer) => answer.attachments),
  attach: (table: string, body: Attachment) => request('PUT', '/api/tables/{id}/attachment', { ...tablePath(table), body }),
  ways: (table: string) => request('GET', '/api/tables/{id}/ways', tablePath(table)),
  worth: (table: string, move: string) =>
    request('GET', '/api/tables/{id}/worth', { ...tablePath(table), query: { move } }).then((answer) => answer.points),
  file: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/export', { ...tablePath(table), query: { invitation } }),
  /** Stores a game that was played elsewhere as one's own. */
  take: (body: ImportedGame): Promise<TableInfo> => request('POST', '/api/import', { body }),
  /** Checks the file of a game, which may be anything at all. */
  verify: (file: string) => sendJson<Verification>('POST', '/api/verify', file),
  hint: (table: string, signal: AbortSignal) =>
    request('GET', '/api/tables/{id}/hint', { ...tablePath(table), signal }).then((answer) => answer.hint),
  why: (table: string, move: string) => request('GET', '/api/tables/{id}/why', { ...tablePath(table), query: { move } }),
};

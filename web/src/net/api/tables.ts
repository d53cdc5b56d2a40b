import { type CommandBody, type CommandName, type GameSearch, type ImportedGame, type NewTable, request, sendJson } from '../request';
import type { Attachment, PastPosition, TableInfo, Verification } from '../types';

const tablePath = (id: string) => ({ path: { id } });

/** Lists of tables, and everything that is read and done at a table. */
export const tablesApi = {
  openTables: () => request('GET', '/api/tables'),
  myTables: () => request('GET', '/api/my/tables'),
  recentlyFinished: () => request('GET', '/api/finished'),
  search: (query: GameSearch) => request('GET', '/api/search', { query }),
  /** The table at which this person is to move next. */
  nextTable: () => request('GET', '/api/my/next').then((answer) => answer.table),
  create: (body: NewTable): Promise<TableInfo> => request('POST', '/api/tables', { body }),
  runCommand: <D extends CommandName>(table: string, name: D, body?: CommandBody<D>): Promise<TableInfo> =>
    sendJson('POST', `/api/tables/${table}/${name}`, JSON.stringify(body ?? {})),
  log: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/log', { ...tablePath(table), query: { invitation, events: true } }).then((answer) => answer.entries),
  positionAt: (id: string, number: number, seat?: string, invitation?: string): Promise<PastPosition> =>
    request('GET', '/api/tables/{id}/views/{number}', { path: { id, number: String(number) }, query: { seat, invitation } }),
  chat: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/chat', { ...tablePath(table), query: { invitation } }).then((answer) => answer.lines),
  attachments: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/attachments', { ...tablePath(table), query: { invitation } }).then((answer) => answer.attachments),
  attach: (table: string, body: Attachment) => request('PUT', '/api/tables/{id}/attachment', { ...tablePath(table), body }),
  explainMove: (table: string, move: string) => request('GET', '/api/tables/{id}/why', { ...tablePath(table), query: { move } }),
  moveGain: (table: string, move: string) =>
    request('GET', '/api/tables/{id}/worth', { ...tablePath(table), query: { move } }).then((answer) => answer.points),
  reachable: (table: string) => request('GET', '/api/tables/{id}/ways', tablePath(table)),
  hint: (table: string, signal: AbortSignal) =>
    request('GET', '/api/tables/{id}/hint', { ...tablePath(table), signal }).then((answer) => answer.hint),
  reservedSeats: (id: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/reserved', { path: { id }, query: { invitation } }).then((answer) => answer.seats),
  notes: () => request('GET', '/api/my/notes').then((answer) => answer.notes),
  loadNote: (id: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/note', { path: { id }, query: { invitation } }).then((answer) => answer.text ?? ''),
  saveNote: (id: string, text: string, invitation?: string) =>
    request('PUT', '/api/tables/{id}/note', { path: { id }, body: { text, invitation } }),
  exportGame: (table: string, invitation?: string) =>
    request('GET', '/api/tables/{id}/export', { ...tablePath(table), query: { invitation } }),
  /** Stores a game that was played elsewhere as this person's own. */
  importGame: (body: ImportedGame): Promise<TableInfo> => request('POST', '/api/import', { body }),
  /** Verifies the text of a game file, which may be anything. */
  verify: (file: string) => sendJson<Verification>('POST', '/api/verify', file),
};

import { withNames } from '../table/bots';
import { say, sayWhy } from '../words';
import type { AboutInfo, Catalogue, Drawing, ListedTable, Me, NoticesInfo, Past, TableInfo, Verification, Wire } from './types';

/** The server said no; the message is for the person who asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Tables of a list, with their bots by name. */
export const listed = ({ tables }: Pick<Wire['TableList'], 'tables'>): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withNames(table.seats, table.id) }));

/** What went wrong, for the person before whom it did. */
export const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : say('house-went-wrong'));

export const ask = <T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body), signal);

/** The same with a body that is JSON already. */
async function send<T>(method: string, path: string, body?: string, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body }),
    });
  } catch {
    signal?.throwIfAborted();
    throw new Refused('unavailable', say('house-unreachable'));
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = 'unavailable', reason = say('house-answered', { status: response.status }), phrases = [] } = (data ??
      {}) as Partial<Wire['Refused']>;
    throw new Refused(code, sayWhy({ reason, phrases }));
  }
  return data as T;
}

export const query = (values: Record<string, string | number | boolean | undefined>): string => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined);
  return pairs.length === 0 ? '' : '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
};

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/api/games'),
  about: (game: string) => ask<AboutInfo>('GET', `/api/games/${game}/about`),
  tables: (game: string) =>
    ask<Wire['OwnTables']>('GET', `/api/games/${game}/data`).then((answer) => answer.tables),
  me: () => ask<Me>('GET', '/api/me'),
  visit: () => ask<Me>('POST', '/api/visit', {}),
  claim: (name: string, password: string) => ask<Me>('POST', '/api/claim', { name, password }),
  /** With `bring`, the games of the guest that is here go to the account. */
  login: (name: string, password: string, bring: boolean) => ask<Me>('POST', '/api/login', { name, password, bring }),
  changePassword: (old: string, next: string) => ask<Me>('POST', '/api/password', { old, new: next }),
  forgetMe: (password: string) => ask<Me>('POST', '/api/forget-me', { password }),
  logout: () => ask<Me>('POST', '/api/logout', {}),
  openTables: () => ask<Wire['TableList']>('GET', '/api/tables').then(listed),
  myTables: () => ask<Wire['TableList']>('GET', '/api/my/tables').then(listed),
  notices: () => ask<NoticesInfo>('GET', '/api/my/notices'),
  addNotices: (body: object) => ask<NoticesInfo>('POST', '/api/my/notices', body),
  removeNotices: (id: string) => ask<NoticesInfo>('DELETE', `/api/my/notices/${id}`, {}),
  takeDaysOff: (days: number) => ask<NoticesInfo>('POST', '/api/my/days-off', { days }),
  stopNotices: (id: string) => ask<Wire['Stopped']>('POST', '/api/notices/stop', { id }),
  confirmNotices: (id: string, code: string) => ask<Wire['Confirmed']>('POST', '/api/notices/confirm', { id, code }),
  next: () => ask<Wire['NextTable']>('GET', '/api/my/next').then((answer) => answer.table),
  finished: () => ask<Wire['Finished']>('GET', '/api/finished').then(listed),
  create: (request: unknown) => ask<TableInfo>('POST', '/api/tables', request),
  deed: (table: string, deed: string, body: unknown = {}) =>
    ask<TableInfo>('POST', `/api/tables/${table}/${deed}`, body),
  log: (table: string, invitation?: string) =>
    ask<Wire['Log']>('GET', `/api/tables/${table}/log${query({ invitation, events: true })}`).then(
      (answer) => answer.entries,
    ),
  past: (table: string, number: number, seat?: string, invitation?: string) =>
    ask<Past>('GET', `/api/tables/${table}/views/${number}${query({ seat, invitation })}`),
  chat: (table: string, invitation?: string) =>
    ask<Wire['Chat']>('GET', `/api/tables/${table}/chat${query({ invitation })}`).then((answer) => answer.lines),
  drawings: (table: string, invitation?: string) =>
    ask<Wire['Drawings']>('GET', `/api/tables/${table}/drawings${query({ invitation })}`).then(
      (answer) => answer.drawings,
    ),
  draw: (table: string, drawing: Drawing) => ask<Drawing>('PUT', `/api/tables/${table}/drawing`, drawing),
  ways: (table: string) => ask<Wire['Ways']>('GET', `/api/tables/${table}/ways`),
  worth: (table: string, move: string) =>
    ask<Wire['Worth']>('GET', `/api/tables/${table}/worth${query({ move })}`).then((answer) => answer.points),
  file: (table: string, invitation?: string) => ask<Wire['GameFile']>('GET', `/api/tables/${table}/export${query({ invitation })}`),
  /** Stores a game that was played elsewhere as one's own. */
  take: (file: object) => ask<TableInfo>('POST', '/api/import', file),
  /** Checks the file of a game, which may be anything at all. */
  verify: (file: string) => send<Verification>('POST', '/api/verify', file),
  hint: (table: string, signal: AbortSignal) =>
    ask<Wire['Advised']>('GET', `/api/tables/${table}/hint`, undefined, signal).then((answer) => answer.hint),
  why: (table: string, move: string) =>
    ask<Wire['Why']>('GET', `/api/tables/${table}/why${query({ move })}`),
};

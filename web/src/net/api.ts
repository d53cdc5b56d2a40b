import { withNames } from '../table/bots';
import { say, sayWhy, type Phrase } from '../words';
import type { AboutInfo, Catalogue, ChatLine, Drawing, ListedTable, LogEntry, Me, Past, TableInfo, Way } from './types';

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
const listed = ({ tables }: { tables: ListedTable[] }): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withNames(table.seats, table.id) }));

/** What went wrong, for the person before whom it did. */
export const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : say('house-went-wrong'));

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('unavailable', say('house-unreachable'));
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = 'unavailable', reason = say('house-answered', { status: response.status }), phrases = [] } = (data ??
      {}) as { code?: string; reason?: string; phrases?: Phrase[] };
    throw new Refused(code, sayWhy({ reason, phrases }));
  }
  return data as T;
}

const query = (values: Record<string, string | number | boolean | undefined>): string => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined);
  return pairs.length === 0 ? '' : '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
};

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/api/games'),
  about: (game: string) => ask<AboutInfo>('GET', `/api/games/${game}/about`),
  tables: (game: string) =>
    ask<{ tables: Record<string, string> }>('GET', `/api/games/${game}/data`).then((answer) => answer.tables),
  me: () => ask<Me>('GET', '/api/me'),
  visit: () => ask<Me>('POST', '/api/visit', {}),
  claim: (name: string, password: string) => ask<Me>('POST', '/api/claim', { name, password }),
  /** With `bring`, the games of the guest that is here go to the account. */
  login: (name: string, password: string, bring: boolean) => ask<Me>('POST', '/api/login', { name, password, bring }),
  changePassword: (old: string, next: string) => ask<Me>('POST', '/api/password', { old, new: next }),
  forgetMe: (password: string) => ask<Me>('POST', '/api/forget-me', { password }),
  logout: () => ask<Me>('POST', '/api/logout', {}),
  openTables: () => ask<{ tables: ListedTable[] }>('GET', '/api/tables').then(listed),
  myTables: () => ask<{ tables: ListedTable[] }>('GET', '/api/my/tables').then(listed),
  finished: () => ask<{ tables: ListedTable[] }>('GET', '/api/finished').then(listed),
  create: (request: unknown) => ask<TableInfo>('POST', '/api/tables', request),
  deed: (table: string, deed: string, body: unknown = {}) =>
    ask<TableInfo>('POST', `/api/tables/${table}/${deed}`, body),
  log: (table: string, invitation?: string) =>
    ask<{ entries: LogEntry[] }>('GET', `/api/tables/${table}/log${query({ invitation, events: true })}`).then(
      (answer) => answer.entries,
    ),
  past: (table: string, number: number, seat?: string, invitation?: string) =>
    ask<Past>('GET', `/api/tables/${table}/views/${number}${query({ seat, invitation })}`),
  chat: (table: string, invitation?: string) =>
    ask<{ lines: ChatLine[] }>('GET', `/api/tables/${table}/chat${query({ invitation })}`).then((answer) => answer.lines),
  drawings: (table: string, invitation?: string) =>
    ask<{ drawings: Drawing[] }>('GET', `/api/tables/${table}/drawings${query({ invitation })}`).then(
      (answer) => answer.drawings,
    ),
  draw: (table: string, drawing: Drawing) => ask<Drawing>('PUT', `/api/tables/${table}/drawing`, drawing),
  ways: (table: string) => ask<{ number: number; ways: Way[] }>('GET', `/api/tables/${table}/ways`),
  worth: (table: string, move: string) =>
    ask<{ points: number | null }>('GET', `/api/tables/${table}/worth${query({ move })}`).then((answer) => answer.points),
  why: (table: string, move: string) =>
    ask<{ reason: string | null; phrases?: Phrase[] }>('GET', `/api/tables/${table}/why${query({ move })}`),
};

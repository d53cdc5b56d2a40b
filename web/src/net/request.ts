import { formatRefusal, t } from '../i18n';
import { ApiError } from './errors';
import type { Schemas } from './types';
import type { paths } from './api.gen';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a route is described; none where there is no such route. */
type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][Lowercase<M> & keyof paths[P]]>;

/** The addresses that can be asked in a way. */
type PathsWith<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: unknown } ? P : never;
}[keyof paths];

/** What may be left out may be undefined, which is not sent; so it is with the parts of what is sent. */
export type AllowUndefined<T> = T extends readonly (infer I)[]
  ? readonly AllowUndefined<I>[]
  : T extends object
    ? { [K in keyof T]: object extends Pick<T, K> ? AllowUndefined<T[K]> | undefined : AllowUndefined<T[K]> }
    : T;

type PathParams<O> = O extends { parameters: { path: infer T } } ? { path: T } : { path?: never };
type QueryParams<O> = O extends { parameters: { query: infer T } }
  ? { query: AllowUndefined<T> }
  : O extends { parameters: { query?: infer T } }
    ? { query?: AllowUndefined<NonNullable<T>> }
    : { query?: never };
type RequestBody<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: AllowUndefined<T> }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { body?: AllowUndefined<T> }
    : { body?: never };
type ResponseBody<O> = O extends { responses: { 200: { content: { 'application/json': infer T } } } } ? T : never;

/** What goes with a question. */
type RequestParts<O> = PathParams<O> & QueryParams<O> & RequestBody<O> & { signal?: AbortSignal };

/** What can be done at a table, by the last part of its address, and what goes with it. */
export type CommandName = PathsWith<'POST'> extends infer P ? (P extends `/api/tables/{id}/${infer D}` ? D : never) : never;
export type CommandBody<D extends CommandName> = RequestBody<Operation<'POST', `/api/tables/{id}/${D}`>>['body'];

/** What a table is made by. */
export type NewTable = RequestBody<Operation<'POST', '/api/tables'>>['body'];

/** A game that was played elsewhere. */
export type ImportedGame = RequestBody<Operation<'POST', '/api/import'>>['body'];

/** What the host is told. */
export type NewReport = RequestBody<Operation<'POST', '/api/reports'>>['body'];

/** Which finished games are looked for. */
export type GameSearch = NonNullable<QueryParams<Operation<'GET', '/api/search'>>['query']>;

/** How somebody wants to be called. */
export type NewNotificationChannel = RequestBody<Operation<'POST', '/api/my/notices'>>['body'];

/** Nothing need go with a question for which everything may be left out. */
type OptionalIfEmpty<O> = object extends RequestParts<O> ? [extras?: RequestParts<O>] : [extras: RequestParts<O>];

/** What may go with any question; which of it, and by what names, the description of the route says. */
interface RequestOptions {
  path?: Record<string, unknown>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

/** Asks the server something that its description has: another name for a field there, and this does not build. */
export function request<M extends Method, P extends PathsWith<M>>(
  method: M,
  address: P,
  ...extras: OptionalIfEmpty<Operation<M, P>>
): Promise<ResponseBody<Operation<M, P>>>;
export function request(method: Method, address: string, ...extras: unknown[]): Promise<unknown> {
  const { path, query, body, signal } = (extras[0] ?? {}) as RequestOptions;
  const filled = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name])));
  return sendJson(method, filled + queryString(query ?? {}), method === 'GET' ? undefined : JSON.stringify(body ?? {}), signal);
}

function queryString(query: object): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
}

/** The same with a body that is JSON already. */
export async function sendJson<T>(method: Method, path: string, body?: string, signal?: AbortSignal): Promise<T> {
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
    throw new ApiError('unavailable', t('house-unreachable'));
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = 'unavailable', reason = t('house-answered', { status: response.status }), phrases = [] } = (data ??
      {}) as Partial<Schemas['ErrorResponse']>;
    throw new ApiError(code, formatRefusal({ reason, phrases }));
  }
  return data as T;
}

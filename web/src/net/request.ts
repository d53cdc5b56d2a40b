import { formatRefusal, t } from '../i18n';
import { ApiError } from './errors';
import type { Schemas } from './types';
import type { paths } from './api.gen';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The description of a route; never where there is no such route. */
type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][Lowercase<M> & keyof paths[P]]>;

/** The paths that have a method. */
type PathsWith<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: unknown } ? P : never;
}[keyof paths];

/** Allows undefined for optional fields, which is not sent; applies to nested types too. */
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

/** The parts of a request. */
type RequestParts<O> = PathParams<O> & QueryParams<O> & RequestBody<O> & { signal?: AbortSignal };

/** The commands at a table, by the last part of their path, and their bodies. */
export type CommandName = PathsWith<'POST'> extends infer P ? (P extends `/api/tables/{id}/${infer D}` ? D : never) : never;
export type CommandBody<D extends CommandName> = RequestBody<Operation<'POST', `/api/tables/{id}/${D}`>>['body'];

/** The settings of a new table. */
export type NewTable = RequestBody<Operation<'POST', '/api/tables'>>['body'];

/** A game that was played elsewhere. */
export type ImportedGame = RequestBody<Operation<'POST', '/api/import'>>['body'];

/** A report to the server's host. */
export type NewReport = RequestBody<Operation<'POST', '/api/reports'>>['body'];

/** The filters of the search for finished games. */
export type GameSearch = NonNullable<QueryParams<Operation<'GET', '/api/search'>>['query']>;

/** A channel for notifications. */
export type NewNotificationChannel = RequestBody<Operation<'POST', '/api/my/notices'>>['body'];

/** The parts of a request may be left out if all of them are optional. */
type OptionalIfEmpty<O> = object extends RequestParts<O> ? [extras?: RequestParts<O>] : [extras: RequestParts<O>];

/** The parts of any request; the typed overload restricts them by the route. */
interface RequestOptions {
  path?: Record<string, unknown>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

/** Sends a request to a route of the API description. Paths, parameters and fields that are not described do not compile. */
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

/** Sends a request whose body is JSON already. */
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
    throw new ApiError('unavailable', t('error-server-unreachable'));
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const {
      code = 'unavailable',
      reason = t('error-http-status', { status: response.status }),
      phrases = [],
    } = (data ?? {}) as Partial<Schemas['ErrorResponse']>;
    throw new ApiError(
      code,
      formatRefusal({ reason, phrases }),
      phrases.map(({ key }) => key),
    );
  }
  return data as T;
}

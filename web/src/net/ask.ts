import { say, sayWhy } from '../words';
import type { Schemas } from './types';
import type { paths } from './wire';

/** The server said no; the message is for the person who asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a route is described; none where there is no such route. */
type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][Lowercase<M> & keyof paths[P]]>;

/** The addresses that can be asked in a way. */
type Addresses<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: unknown } ? P : never;
}[keyof paths];

/** What may be left out may be undefined, which is not sent; so it is with the parts of what is sent. */
export type Unsent<T> = T extends readonly (infer I)[]
  ? readonly Unsent<I>[]
  : T extends object
    ? { [K in keyof T]: object extends Pick<T, K> ? Unsent<T[K]> | undefined : Unsent<T[K]> }
    : T;

type Places<O> = O extends { parameters: { path: infer T } } ? { path: T } : { path?: never };
type Query<O> = O extends { parameters: { query: infer T } }
  ? { query: Unsent<T> }
  : O extends { parameters: { query?: infer T } }
    ? { query?: Unsent<NonNullable<T>> }
    : { query?: never };
type Body<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: Unsent<T> }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { body?: Unsent<T> }
    : { body?: never };
type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer T } } } } ? T : never;

/** What goes with a question. */
type With<O> = Places<O> & Query<O> & Body<O> & { signal?: AbortSignal };

/** What can be done at a table, by the last part of its address, and what goes with it. */
export type CommandName = Addresses<'POST'> extends infer P ? (P extends `/api/tables/{id}/${infer D}` ? D : never) : never;
export type CommandBody<D extends CommandName> = Body<Operation<'POST', `/api/tables/{id}/${D}`>>['body'];

/** What a table is made by. */
export type NewTable = Body<Operation<'POST', '/api/tables'>>['body'];

/** A game that was played elsewhere. */
export type GivenGame = Body<Operation<'POST', '/api/import'>>['body'];

/** What the host is told. */
export type NewReport = Body<Operation<'POST', '/api/reports'>>['body'];

/** Which finished games are looked for. */
export type Search = NonNullable<Query<Operation<'GET', '/api/search'>>['query']>;

/** How somebody wants to be called. */
export type NewNotice = Body<Operation<'POST', '/api/my/notices'>>['body'];

/** Nothing need go with a question for which everything may be left out. */
type Rest<O> = object extends With<O> ? [extras?: With<O>] : [extras: With<O>];

/** What may go with any question; which of it, and by what names, the description of the route says. */
interface Extras {
  path?: Record<string, unknown>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

/** Asks the server something that its description has: another name for a field there, and this does not build. */
export function ask<M extends Method, P extends Addresses<M>>(
  method: M,
  address: P,
  ...extras: Rest<Operation<M, P>>
): Promise<Answer<Operation<M, P>>>;
export function ask(method: Method, address: string, ...extras: unknown[]): Promise<unknown> {
  const { path, query, body, signal } = (extras[0] ?? {}) as Extras;
  const filled = address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name])));
  return send(method, filled + search(query ?? {}), method === 'GET' ? undefined : JSON.stringify(body ?? {}), signal);
}

function search(query: object): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
}

/** The same with a body that is JSON already. */
export async function send<T>(method: Method, path: string, body?: string, signal?: AbortSignal): Promise<T> {
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
      {}) as Partial<Schemas['ErrorResponse']>;
    throw new Refused(code, sayWhy({ reason, phrases }));
  }
  return data as T;
}

import { getContext, setContext } from 'svelte';
import type { TableSession } from './session.svelte';

const LINE = Symbol('line');

/** Lets everything at a table know how the line to the server is. */
export function setLine(session: Pick<TableSession, 'connection'>): void {
  setContext(LINE, session);
}

/** The table's line, or nothing where there is no table. */
export function getLine(): Pick<TableSession, 'connection'> | undefined {
  return getContext(LINE);
}

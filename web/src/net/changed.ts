import type { TableInfo, Wire } from './types';

/** What is there only at times: a change that does not name it says that it is gone. */
const AT_TIMES = ['rest', 'legal', 'lasting', 'secret', 'patience', 'undoAsked'] as const;

/** A table as it is after a change; null if it is not the table that the change begins with. */
export function changed(table: TableInfo | null, change: Wire['TableChange']): TableInfo | null {
  const { after, gone, view, facts, sheets, ...now } = change;
  if (table?.number !== after) {
    return null;
  }
  const kept = { ...table };
  for (const name of AT_TIMES) {
    delete kept[name];
  }
  return {
    ...kept,
    ...now,
    ...(sheets ? { sheets } : {}),
    view: put('view', table.view, view, gone),
    facts: put('facts', table.facts, facts, gone),
  };
}

/** A part of a table with what is new in it, and without what is gone. */
function put(part: string, before: unknown, different: unknown, gone: readonly string[] = []): unknown {
  const now: Record<string, unknown> = { ...(before as object), ...(different as object) };
  for (const name of gone) {
    if (name.startsWith(`${part}.`)) {
      delete now[name.slice(part.length + 1)];
    }
  }
  return now;
}

import type { TableInfo, Schemas } from './types';

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Named = Exclude<keyof Schemas['TableChange'], Optional<Schemas['TableChange']>>;
type AtTimes = Exclude<Optional<Schemas['TableInfo']>, Named>;

/** What a table has only at times, and what becomes of it by a change that does not name it. */
const UNNAMED = {
  rest: 'goes',
  legal: 'goes',
  lasting: 'goes',
  secret: 'goes',
  patience: 'goes',
  undoAsked: 'goes',
  sheets: 'stays',
  fair: 'stays',
  rulesData: 'stays',
  oldRules: 'stays',
  rulesNote: 'stays',
  imported: 'stays',
  invitation: 'stays',
  result: 'stays',
  revealed: 'stays',
  rematch: 'stays',
  trouble: 'stays',
} as const satisfies Record<AtTimes, 'goes' | 'stays'>;

const GOING = (Object.keys(UNNAMED) as AtTimes[]).filter((name) => UNNAMED[name] === 'goes');

/** A table as it is after a change; null if it is not the table that the change begins with. */
export function changed(table: TableInfo | null, change: Schemas['TableChange']): TableInfo | null {
  const { after, gone, view, facts, sheets, ...now } = change;
  if (table?.number !== after) {
    return null;
  }
  const kept = { ...table };
  for (const name of GOING) {
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

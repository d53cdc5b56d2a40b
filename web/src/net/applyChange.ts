import type { Schemas, TableInfo } from './types';

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type AlwaysSent = Exclude<keyof Schemas['TableChange'], OptionalKeys<Schemas['TableChange']>>;
type SometimesSent = Exclude<OptionalKeys<Schemas['TableInfo']>, AlwaysSent>;

/** What happens to an optional field of a table when a change does not contain it. */
const WHEN_NOT_SENT = {
  rest: 'cleared',
  legal: 'cleared',
  lasting: 'cleared',
  secret: 'cleared',
  patience: 'cleared',
  undoAsked: 'cleared',
  sheets: 'kept',
  fair: 'kept',
  rulesData: 'kept',
  oldRules: 'kept',
  rulesNote: 'kept',
  imported: 'kept',
  invitation: 'kept',
  result: 'kept',
  revealed: 'kept',
  rematch: 'kept',
  trouble: 'kept',
} as const satisfies Record<SometimesSent, 'cleared' | 'kept'>;

const CLEARED_FIELDS = (Object.keys(WHEN_NOT_SENT) as SometimesSent[]).filter((name) => WHEN_NOT_SENT[name] === 'cleared');

/** Applies a change to a table. Returns null if the change does not follow on this table. */
export function applyChange(table: TableInfo | null, change: Schemas['TableChange']): TableInfo | null {
  const { after, gone, view, facts, sheets, ...now } = change;
  if (table?.number !== after) {
    return null;
  }
  const result = { ...table };
  for (const name of CLEARED_FIELDS) {
    delete result[name];
  }
  return {
    ...result,
    ...now,
    ...(sheets ? { sheets } : {}),
    view: patch('view', table.view, view, gone),
    facts: patch('facts', table.facts, facts, gone),
  };
}

/** Applies the changed and removed fields of a part. */
function patch(part: string, previous: unknown, changedFields: unknown, removed: readonly string[] = []): unknown {
  const now: Record<string, unknown> = { ...(previous as object), ...(changedFields as object) };
  for (const name of removed) {
    if (name.startsWith(`${part}.`)) {
      delete now[name.slice(part.length + 1)];
    }
  }
  return now;
}

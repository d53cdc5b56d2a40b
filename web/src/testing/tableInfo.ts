import type { TableInfo } from '../net/types';

/** A table as the server sends it: by default an open one of Torres. */
export const tableInfo = (more: Partial<TableInfo>): TableInfo =>
  ({
    id: 't',
    number: 1,
    phase: 'open',
    game: 'torres',
    variant: 'standard',
    creator: 'Ann',
    commitment: 'c0ffee',
    options: {},
    pace: { kind: 'none' },
    listed: false,
    youStart: false,
    seats: [{ kind: 'person', name: 'Ann', present: true }, { kind: 'open' }],
    watching: 0,
    wordCommitments: [null, null],
    you: [],
    ...more,
  }) as unknown as TableInfo;

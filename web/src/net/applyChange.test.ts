import { describe, expect, it } from 'vitest';
import { applyChange } from './applyChange';
import type { Schemas, TableInfo } from './types';

const table = {
  id: 't',
  number: 7,
  phase: 'playing',
  game: 'torres',
  seats: [{ kind: 'person', name: 'Ann' }],
  watching: 0,
  you: [0],
  toMove: 0,
  moves: 6,
  status: { scores: [3] },
  sheets: [{ total: 3 }],
  view: { heights: ['1'], king: 'a1', hand: [] },
  facts: { castles: [], gains: { 'move a1 a2': 2 } },
  legal: ['end'],
  lasting: [],
  mayUndo: true,
  patience: { seat: 0, claim: 5, off: false },
} as unknown as TableInfo;

const change = {
  number: 8,
  after: 7,
  seats: [{ kind: 'person', name: 'Anna' }],
  watching: 1,
  toMove: 1,
  moves: 7,
  status: { scores: [4] },
  view: { king: 'b1' },
  facts: { limits: [] },
  gone: ['facts.gains'],
  mayUndo: false,
} as unknown as Schemas['TableChange'];

describe('applyChange', () => {
  it('keeps the terms and the parts of the game that are not sent', () => {
    expect(applyChange(table, change)).toEqual({
      id: 't',
      number: 8,
      phase: 'playing',
      game: 'torres',
      seats: [{ kind: 'person', name: 'Anna' }],
      watching: 1,
      you: [0],
      toMove: 1,
      moves: 7,
      status: { scores: [4] },
      sheets: [{ total: 3 }],
      view: { heights: ['1'], king: 'b1', hand: [] },
      facts: { castles: [], limits: [] },
      mayUndo: false,
    });
  });

  it('does not modify the table', () => {
    const before = structuredClone(table);
    applyChange(table, change);
    expect(table).toEqual(before);
  });

  it('returns null for a change that does not follow on the table', () => {
    expect(applyChange(null, change)).toBeNull();
    expect(applyChange({ ...table, number: 6 }, change)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../../testing/verbs';
import type { LogRecord } from '../../../table/store/history.svelte';
import { recentChanges } from './recentChanges';
import type { CastleParts } from '../castle/drawing/castle';

loadVerbs('onceupon');

const moved = (seat: number, move: string, ...events: LogRecord['events']): LogRecord => ({
  entry: { number: 1, kind: 'move', time: 0, seat, move },
  events,
});
const CASTLE: CastleParts = { floors: 0, towers: [5, 2], walls: 1, flags: [], residents: 0, clouds: 0, sun: false, cloud: false };

describe('what somebody else has changed', () => {
  it('is marked on that board and sheet alone', () => {
    const moves = [moved(1, 'die 1 wood b1'), moved(1, 'build 1l', { event: 'tower', seat: 1, worth: 2 }), moved(2, 'die 1 wood d1')];
    const { squares, parts } = recentChanges({ since: 0, moves, places: new Set(), gains: [] }, 1, CASTLE);
    expect([...squares].sort()).toEqual(['1l', 'a1', 'b1']);
    expect(parts).toEqual([{ kind: 'tower', number: 2 }]);
    expect(recentChanges(null, 1, CASTLE).parts).toEqual([]);
  });
});

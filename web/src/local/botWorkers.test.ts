import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../engine/engineGame';
import { workerCount, mostVisited } from './botWorkers';

const thought = (move: string, visits: Record<string, number>): SearchResult => ({ move, pv: [move], iterations: 1, visits });

describe('a bot that thinks by several engines', () => {
  it('chooses what they all came back to most often', () => {
    const thoughts = [thought('a', { a: 5, b: 4 }), thought('b', { b: 6, a: 1 }), thought('c', { c: 9 })];
    expect(mostVisited(thoughts)).toBe('b');
  });

  it('stays with the first one where it is even, and where nothing was counted', () => {
    expect(mostVisited([thought('b', { a: 2, b: 2 }), thought('a', { a: 1, b: 1 })])).toBe('b');
    expect(mostVisited([thought('b', {})])).toBe('b');
  });

  it('is one where there are few cores, and for levels that look so far and no further', () => {
    expect(workerCount('master', 2)).toBe(1);
    expect(workerCount('master', 3)).toBe(2);
    expect(workerCount('master', 64)).toBe(4);
    expect(workerCount('hard', 64)).toBe(1);
  });
});

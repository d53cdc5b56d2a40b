import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../engine/engineGame';
import { mostVisited, workerCount } from './botWorkers';

const thought = (move: string, visits: Record<string, number>): SearchResult => ({ move, pv: [move], iterations: 1, visits });

describe('BotWorkers', () => {
  it('choose the move with the most visits in total', () => {
    const thoughts = [thought('a', { a: 5, b: 4 }), thought('b', { b: 6, a: 1 }), thought('c', { c: 9 })];
    expect(mostVisited(thoughts)).toBe('b');
  });

  it('choose the first result’s move if visits are equal or missing', () => {
    expect(mostVisited([thought('b', { a: 2, b: 2 }), thought('a', { a: 1, b: 1 })])).toBe('b');
    expect(mostVisited([thought('b', {})])).toBe('b');
  });

  it('are one on few cores, and for levels with a fixed depth', () => {
    expect(workerCount('master', 2)).toBe(1);
    expect(workerCount('master', 3)).toBe(2);
    expect(workerCount('master', 64)).toBe(4);
    expect(workerCount('hard', 64)).toBe(1);
  });
});

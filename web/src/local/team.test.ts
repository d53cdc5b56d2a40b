import { describe, expect, it } from 'vitest';
import type { Thought } from './rules';
import { teamSize, together } from './team';

const thought = (move: string, visits: Record<string, number>): Thought => ({ move, pv: [move], iterations: 1, visits });

describe('a bot that thinks by several engines', () => {
  it('chooses what they all came back to most often', () => {
    const thoughts = [thought('a', { a: 5, b: 4 }), thought('b', { b: 6, a: 1 }), thought('c', { c: 9 })];
    expect(together(thoughts)).toBe('b');
  });

  it('stays with the first one where it is even, and where nothing was counted', () => {
    expect(together([thought('b', { a: 2, b: 2 }), thought('a', { a: 1, b: 1 })])).toBe('b');
    expect(together([thought('b', {})])).toBe('b');
  });

  it('is one where there are few cores, and for levels that look so far and no further', () => {
    expect(teamSize('master', 2)).toBe(1);
    expect(teamSize('master', 3)).toBe(2);
    expect(teamSize('master', 64)).toBe(4);
    expect(teamSize('hard', 64)).toBe(1);
  });
});

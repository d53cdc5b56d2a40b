import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/types';
import { botName, NAMES, withNames } from './bots';

describe('bots at a table', () => {
  it('have names of their own, the same at every look', () => {
    const seats: SeatInfo[] = Array.from({ length: 4 }, () => ({ kind: 'bot', name: 'easy' }));
    const named = withNames(seats, 'abc');
    expect(new Set(named.map((seat) => seat.name)).size).toBe(4);
    expect(named.every((seat) => seat.level === 'easy')).toBe(true);
    expect(withNames(seats, 'abc')).toEqual(named);
    expect(withNames(named, 'abc')).toEqual(named);
  });

  it('have different names at every level', () => {
    const all = ['random', 'greedy', 'gentle', 'easy', 'medium', 'hard', 'master'].flatMap((level) =>
      Array.from({ length: NAMES }, (_, i) => botName(level, 't', i)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('leave people alone', () => {
    const people = [{ kind: 'person' as const, name: 'Ann' }];
    expect(withNames(people, 't')).toEqual(people);
  });

  it('and tell apart the seats that one person has', () => {
    const both = [{ kind: 'person' as const, name: 'Ann' }, { kind: 'person' as const, name: 'Ann' }];
    expect(withNames(both, 't').map(({ name }) => name)).toEqual(['Ann (red)', 'Ann (blue)']);
  });
});

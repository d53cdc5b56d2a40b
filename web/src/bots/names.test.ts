import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/types';
import { botName, NAMES_PER_LEVEL, withDisplayNames } from './names';

describe('withDisplayNames', () => {
  it('gives each bot a name of its own, always the same', () => {
    const seats: SeatInfo[] = Array.from({ length: 4 }, () => ({ kind: 'bot', name: 'easy' }));
    const named = withDisplayNames(seats, 'abc');
    expect(new Set(named.map((seat) => seat.name)).size).toBe(4);
    expect(named.every((seat) => seat.level === 'easy')).toBe(true);
    expect(withDisplayNames(seats, 'abc')).toEqual(named);
    expect(withDisplayNames(named, 'abc')).toEqual(named);
  });

  it('uses different names for every level', () => {
    const all = ['random', 'greedy', 'gentle', 'easy', 'medium', 'hard', 'master'].flatMap((level) =>
      Array.from({ length: NAMES_PER_LEVEL }, (_, i) => botName(level, 't', i)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps people’s names', () => {
    const people = [{ kind: 'person' as const, name: 'Ann' }];
    expect(withDisplayNames(people, 't')).toEqual(people);
  });

  it('adds the colour to the names of one person’s seats', () => {
    const both = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'person' as const, name: 'Ann' },
    ];
    expect(withDisplayNames(both, 't').map(({ name }) => name)).toEqual(['Ann (red)', 'Ann (blue)']);
  });
});

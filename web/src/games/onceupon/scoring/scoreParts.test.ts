import { describe, expect, it } from 'vitest';
import type { ScorePart } from '../../../net/types';
import { scoredParts } from './scoreParts';

const CASTLE = { floors: 2, towers: [5, 2, 5], walls: 1, flags: [1, 2], residents: 3, clouds: 0, sun: false, cloud: false };

const part = (id: string): ScorePart => ({ id, phrase: { key: 'unknown' }, points: 1 });

describe('scoredParts', () => {
  it.each([
    ['towers', 'tower', 3],
    ['per-tower', 'tower', 3],
    ['flags', 'flag', 2],
    ['per-flag', 'flag', 2],
    ['per-wall', 'wall', 1],
    ['per-floor', 'floor', 2],
  ] as const)('are what %s is about', (id, kind, count) => {
    expect(scoredParts(part(id), CASTLE)).toEqual(Array.from({ length: count }, (_, i) => ({ kind, number: i + 1 })));
  });

  it('are none for what stands nowhere in the castle', () => {
    expect(scoredParts(part('residents'), CASTLE)).toEqual([]);
    expect(scoredParts(undefined, CASTLE)).toEqual([]);
  });
});

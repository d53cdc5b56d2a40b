import { describe, expect, it } from 'vitest';
import { LINES } from './data';
import { built, describe as inWords, factsOf, nextParts, type OnceUponView, type SeatFacts } from './model';

const seat = { tokens: ['a1', 'b1', 'c3'], floors: 1, towers: [5], walls: 2, flags: [1, 2], residents: 7, clouds: 1, guests: [] };
const view = { dice: ['wood', '?'], seats: [seat], display: [], sun: null, finisher: 0 } as unknown as OnceUponView;

describe('a position', () => {
  it('has facts, if only none', () => {
    const facts = { dice: [], lines: [], seats: [{ complete: ['1l'], limits: [] }] };
    expect(factsOf({ facts }).seats[0]?.complete).toEqual(['1l']);
    expect(factsOf({}).seats).toEqual([]);
  });

  it('is said in words', () => {
    expect(inWords(built(view, 0))).toBe('1 floor; 1 tower worth 5; 2 walls; 2 flags worth 1 and 2; 7 residents; 1 small cloud; the Cloud');
  });

  it('knows where the next part goes', () => {
    const lines = LINES.filter((each) => each.squares.includes('b2'));
    const idle = { idle: [{ line: 'b', why: { key: 'onceupon-why-all-wall' } }] } as unknown as SeatFacts;
    expect(nextParts(built(view, 0), lines, undefined)).toEqual([
      { kind: 'wall', number: 3 },
      { kind: 'flag', number: 3 },
    ]);
    expect(nextParts(built(view, 0), lines, idle)).toEqual([{ kind: 'flag', number: 3 }]);
  });
});

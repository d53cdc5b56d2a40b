import { describe, expect, it } from 'vitest';
import { GUESTS, LINES, POWERS } from './data';
import { PORTRAITS } from './art';
import { label, parse, tell, words } from './moves';

const EVERY = [
  'die 1 wood b1', 'die 2 resident', 'die 2 resident b2', 'die 1 cloud', 'die 1 food', 'die 2 gold flag', 'die 1 pass', 'pass',
  'build a', 'build 3r', 'build 3r merchant', 'build 2r bolt logger', 'build c steal 2 prince', 'scrap 1l', 'end',
  'token b2', 'shift b2 c1', 'face gold', 'skip',
];

describe('moves', () => {
  it('are taken apart', () => {
    expect(parse('die 2 wood b1')).toMatchObject({ verb: 'die', die: 2, face: 'wood', square: 'b1', deed: null });
    expect(parse('die 1 gold flag')).toMatchObject({ die: 1, face: 'gold', square: null, deed: 'flag' });
    expect(parse('die 1 pass')).toMatchObject({ die: 1, face: null, deed: 'pass' });
    expect(parse('build c steal 2 prince')).toMatchObject({ line: 'c', guest: 'prince', seat: 2, deed: 'steal' });
    expect(parse('build 3r merchant')).toMatchObject({ line: '3r', guest: 'merchant', deed: null });
    expect(parse('shift b2 c1')).toMatchObject({ from: 'b2', square: 'c1' });
    expect(parse('face gold')).toMatchObject({ face: 'gold', square: null });
  });

  it('are all said in words, each in its own', () => {
    const said = EVERY.map(words);
    expect(new Set(said).size).toBe(EVERY.length);
    EVERY.forEach((text, i) => expect(said[i]).not.toBe(text));
    EVERY.forEach((text) => expect(label(text)).toMatch(/^[A-Z]/));
  });

  it('and what happens in between', () => {
    const name = (seat: unknown): string => (seat === 0 ? 'Ann' : 'Ben');
    expect(tell({ event: 'roll', seat: 0, dice: ['wood', '?'] }, name)).toBe('Ann rolls wood and ?');
    expect(tell({ event: 'roll', seat: 0, guest: 'dagobert', dice: ['gold'] }, name)).toBe('Dagobert’s die shows gold');
    expect(tell({ event: 'residents', seat: 1, drawn: 1, lost: 1, residents: 40 }, name)).toContain('40 now, the rest');
    expect(tell({ event: 'steal', seat: 0, from: 1, guest: 'dagobert' }, name)).toBe('The dog Dagobert leaves Ben for Ann');
    expect(tell({ event: 'turn', seat: 0, step: 'dice' }, name)).toBeNull();
    expect(tell({ event: 'turn', seat: 0, step: 'build', final: true }, name)).toBe('Ann clears lines for the last time');
    expect(tell({ event: 'turn', seat: 1, step: 'dice', final: true }, name)).toBe(
      'Ben still has a die of this roll, then clears lines for the last time',
    );
  });
});

describe('the tables of the game', () => {
  it('hold ten lines and twenty guests, each with a power and a portrait', () => {
    expect(LINES).toHaveLength(10);
    expect(Object.keys(GUESTS)).toHaveLength(20);
    for (const guest of Object.keys(GUESTS)) {
      expect(POWERS[guest], guest).toBeTruthy();
      expect(PORTRAITS[guest]?.length, guest).toBeGreaterThan(4);
    }
    expect(new Set(Object.values(PORTRAITS).map((each) => JSON.stringify(each))).size).toBe(20);
  });
});

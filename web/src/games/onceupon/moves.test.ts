import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { hasMessage } from '../../i18n';
import { PORTRAITS } from './art';
import { GUESTS, LINES } from './data';
import { dieOf, eventText, isLeaving, phrasing, stolenFrom } from './moves';

loadVerbs('onceupon');
const { question, buttonLabel, logLine, parse, sentence } = phrasing;

const MOVES = [
  'die 1 wood b1',
  'die 2 resident',
  'die 2 resident b2',
  'die 1 cloud',
  'die 1 food',
  'die 2 gold flag',
  'die 1 pass',
  'pass',
  'build a',
  'build 3r',
  'build 3r merchant',
  'build 2r bolt logger',
  'build c steal 2 prince',
  'scrap 1l',
  'end',
  'token b2',
  'shift b2 c1',
  'face gold',
  'skip',
];

const NAMES = ['Ann', 'Ben', 'Cleo'];

describe('moves', () => {
  it('are known by what they name', () => {
    expect(dieOf(parse('die 2 wood b1'))).toBe(2);
    expect(dieOf(parse('build a'))).toBeNull();
    expect(stolenFrom(parse('build c steal 2 prince'))).toBe(2);
    expect(stolenFrom(parse('shift b2 c1'))).toBeNull();
    expect(['die 1 pass', 'pass', 'end', 'skip', 'build a', 'die 1 wood b1'].map((text) => isLeaving(parse(text)))).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
  });

  it('are all said in words, each in its own', () => {
    for (const said of [MOVES.map(logLine), MOVES.map((text) => question(parse(text), NAMES))]) {
      expect(new Set(said).size).toBe(MOVES.length);
      said.forEach((each) => expect(each).toMatch(/^[A-Z][^{}]+$/));
    }
    MOVES.forEach((text) => expect(buttonLabel(parse(text), NAMES)).toMatch(/^[^{}]+$/));
    expect(sentence('die 1 wood b1', 'Ann')).toBe('Ann uses die 1 as wood: a token on b1');
    expect(sentence('build 3r dagobert', 'Ann')).toBe(
      'Ann clears line 3r (bottom right) and draws a floor of the donjon for the dog Dagobert',
    );
    expect(logLine('build b')).toBe('Clears line b (second column) and draws a wall with 4 residents');
    expect(buttonLabel(parse('build c steal 2 prince'), NAMES)).toBe('Steal the Prince from Cleo');
  });

  it('and what happens in between', () => {
    const name = (seat: unknown): string => NAMES[Number(seat)] ?? '';
    expect(eventText({ event: 'roll', seat: 0, dice: ['wood', '?'] }, name)).toBe('Ann rolls wood and ?.');
    expect(eventText({ event: 'roll', seat: 0, guest: 'dagobert', dice: ['gold'] }, name)).toBe('Dagobert’s die shows gold.');
    expect(eventText({ event: 'residents', seat: 1, drawn: 1, lost: 1, residents: 40 }, name)).toContain('40 in all; there is no room');
    expect(eventText({ event: 'steal', seat: 0, from: 1, guest: 'dagobert' }, name)).toBe('Ann steals the dog Dagobert from Ben.');
    expect(eventText({ event: 'turn', seat: 0, step: 'dice' }, name)).toBeNull();
    expect(eventText({ event: 'tower', seat: 0, worth: 5 }, name)).toBeNull();
    expect(eventText({ event: 'turn', seat: 0, step: 'build', final: true }, name)).toBe('Ann clears lines for the last time.');
    expect(eventText({ event: 'turn', seat: 1, step: 'dice', final: true }, name)).toBe(
      'Ben uses one die of this roll, then clears lines for the last time.',
    );
  });
});

describe('the tables of the game', () => {
  it('hold ten lines and twenty guests, each with words and a portrait', () => {
    expect(LINES).toHaveLength(10);
    expect(Object.keys(GUESTS)).toHaveLength(20);
    for (const guest of Object.keys(GUESTS)) {
      expect(hasMessage(`onceupon-guest-${guest}.help`), guest).toBe(true);
      expect(PORTRAITS[guest]?.length, guest).toBeGreaterThan(4);
    }
    expect(new Set(Object.values(PORTRAITS).map((each) => JSON.stringify(each))).size).toBe(20);
  });
});

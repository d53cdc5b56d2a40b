import { describe, expect, it } from 'vitest';
import { loadVerbs, VERBS } from '../../testing/verbs';
import { cardOf, cost, phrasing } from './moves';

loadVerbs('torres');
const { sentence, logLine, parse } = phrasing;

describe('moves', () => {
  it.each([
    ['block d4', 'Ann builds on d4', 'Builds on d4', 'Build on d4?'],
    [
      'door d4 e5',
      'Ann walks through a castle from d4 to e5',
      'Walks through a castle from d4 to e5',
      'Walk through a castle from d4 to e5?',
    ],
    ['card leap d4 d5', 'Ann plays Leap: d4 up to d5', 'Plays Leap: d4 up to d5', 'Play Leap: d4 up to d5?'],
    ['stack 3', 'Ann takes a stack of 3', 'Takes a stack of 3', 'Take a stack of 3?'],
    ['stay', 'Ann leaves the king where he is', 'Leaves the king where he is', 'Leave the king where he is?'],
  ])('are said of somebody, below a name, and asked: %s', (text, said, logged, asked) => {
    expect(sentence(text, 'Ann')).toBe(said);
    expect(logLine(text)).toBe(logged);
    expect(phrasing.question(parse(text))).toBe(asked);
    expect(phrasing.buttonLabel(parse(text))).toBe(asked.slice(0, -1));
  });

  it('are all said in words', () => {
    for (const form of VERBS.torres) {
      const text = [form.verb, ...form.args.map((arg) => (arg.kind === 'size' ? '2' : 'a1'))].join(' ');
      expect(sentence(text, 'Ann')).toMatch(/^Ann [a-z]/);
      expect(logLine(text)).toMatch(/^[A-Z]/);
    }
  });

  it('cost what the game says, and play the card they name', () => {
    expect(cost('knight')).toBe(2);
    expect(cost('end')).toBe(0);
    expect(cardOf('card ap6')).toBe('ap6');
    expect(cardOf('block')).toBeNull();
  });
});

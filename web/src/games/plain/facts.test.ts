import { describe, expect, it } from 'vitest';
import { factsOf } from './facts';

describe('the facts of a view', () => {
  it('are all that the page does not show already, in words', () => {
    const view = { game: 'towers', variant: 'standard', players: 2, toMove: 0, stones: [0, 3], holders: [-1, 0], last: null };
    expect(factsOf(view, ['Ann', 'Ben'])).toEqual([
      { name: 'stones', value: '0 3' },
      { name: 'holders', value: '-1 0' },
      { name: 'last', value: '–' },
    ]);
  });

  it('name whoever sits in a seat', () => {
    const view = { seats: [{ coins: 2, hand: ['a', 'b'] }, { coins: 0, hand: [] }] };
    expect(factsOf(view, ['Ann', 'Ben'])).toEqual([
      { name: 'Ann', value: 'coins: 2; hand: a b' },
      { name: 'Ben', value: 'coins: 0; hand: ' },
    ]);
  });
});

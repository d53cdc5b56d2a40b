import { describe, expect, it } from 'vitest';
import { factsOf } from './facts';

describe('factsOf', () => {
  it('lists the fields that the page does not show elsewhere', () => {
    const view = { game: 'towers', variant: 'standard', players: 2, toMove: 0, stones: [0, 3], holders: [-1, 0], last: null };
    expect(factsOf(view, ['Ann', 'Ben'])).toEqual([
      { name: 'stones', value: '0 3' },
      { name: 'holders', value: '-1 0' },
      { name: 'last', value: '–' },
    ]);
  });

  it('names the players of seats', () => {
    const view = {
      seats: [
        { coins: 2, hand: ['a', 'b'] },
        { coins: 0, hand: [] },
      ],
    };
    expect(factsOf(view, ['Ann', 'Ben'])).toEqual([
      { name: 'Ann', value: 'coins: 2; hand: a b' },
      { name: 'Ben', value: 'coins: 0; hand: ' },
    ]);
  });
});

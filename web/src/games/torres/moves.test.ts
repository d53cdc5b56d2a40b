import { describe, expect, it } from 'vitest';
import { ACTIONS, CARDS, parse, wish, words } from './moves';

describe('moves', () => {
  it('are taken apart into action, origin and target', () => {
    expect(parse('move d4 d5')).toEqual({ text: 'move d4 d5', action: 'move', from: 'd4', to: 'd5' });
    expect(parse('block c3')).toMatchObject({ action: 'block', from: null, to: 'c3' });
    expect(parse('card shift a1 b2')).toMatchObject({ action: 'card shift', from: 'a1', to: 'b2' });
    expect(parse('card ap6')).toMatchObject({ action: 'card ap6', from: null, to: null });
    expect(parse('stack 3')).toMatchObject({ action: 'stack', from: null, to: null });
  });

  it.each([
    ['block d4', 'Build on d4'],
    ['door d4 e5', 'Go through a castle from d4 to e5'],
    ['draw', 'Buy a card'],
    ['stay', 'Leave the king where he is'],
  ])('are wished for as well: %s', (text, wished) => expect(wish(text)).toBe(wished));

  it('are all said in words', () => {
    const two = Object.keys(CARDS).map((card) => `card ${card} a1 b2`);
    const verbs = ['castle a1', 'setup a1', 'king a1', 'stay', 'stack 2', 'knight a1', 'move a1 a2', 'door a1 a2'];
    for (const text of [...two, ...verbs, ...ACTIONS.filter((each) => each.spaces === 0).map((each) => each.id)]) {
      expect(words(text)).not.toBe(text);
    }
  });
});

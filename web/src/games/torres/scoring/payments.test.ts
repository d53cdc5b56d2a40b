import { describe, expect, it } from 'vitest';
import { payments, paymentText } from './payments';
import type { Castle, TorresEvent } from '../model';

const castle = (...spaces: string[]): Castle => ({ spaces, height: 1, worth: [], onKingsLevel: [] });
const [SMALL, LARGE] = [castle('a1', 'a2'), castle('d4', 'd5', 'd6')];

const EVENTS: TorresEvent[] = [
  { event: 'castle', seat: 1, at: 'd4', area: 3, level: 2, points: 6 },
  { event: 'castle', seat: 1, at: 'a1', area: 2, level: 1, points: 2 },
  { event: 'king', seat: 1, points: 5 },
  { event: 'scored', seat: 1, points: 13, from: 0, to: 13 },
  { event: 'castle', seat: 0, at: 'd6', area: 3, level: 1, points: 3 },
  { event: 'scored', seat: 0, points: 3, from: 0, to: 3 },
];

describe('counting a scoring out', () => {
  const paid = payments(EVENTS, [SMALL, LARGE], 'd5');

  it('goes castle by castle, the poorest first, and ends with the king', () => {
    expect(paid.map(({ what, castle, gains }) => [what, castle, gains.map(({ space, points }) => `${space} ${points}`)])).toEqual([
      ['castle', SMALL, ['a1 2']],
      ['castle', LARGE, ['d4 6', 'd6 3']],
      ['king', LARGE, ['d5 5']],
    ]);
  });

  it('is said in words', () => {
    expect(paid.map((each) => paymentText(each, ['Ann', 'Ben']))).toEqual([
      'A castle of 2 spaces pays Ben 2.',
      'A castle of 3 spaces pays Ben 6 and Ann 3.',
      'The king pays Ben 5.',
    ]);
  });
});

import { describe as suite, expect, it } from 'vitest';
import { describe as say, type SpaceContext } from './describe';
import type { TorresView } from '../model';
import '../words';

const view = {
  heights: ['00010000', ...Array<string>(7).fill('00000000')],
  knights: { d8: 1 },
  king: 'a1',
} as unknown as TorresView;

const context: SpaceContext = {
  view,
  names: ['Ann', 'Ben'],
  origin: 'd8',
  target: 'd7',
  lit: new Set(['d7', 'd6', 'c8']),
  doors: new Set(['c8']),
  costs: new Map([
    ['d6', 2],
    ['c8', 1],
  ]),
};

suite('a space in words', () => {
  it.each([
    ['d8', 'd8, tower, level 1, knight of Ben (blue), castle of area 1, height 1, chosen'],
    ['a1', 'a1, ground, the king'],
    ['d7', 'd7, ground, target, press again to confirm'],
    ['d6', 'd6, ground, can be chosen, for 2 action points'],
    ['c8', 'c8, ground, can be chosen, for one action point, through a door, 5 points more at the next scoring'],
  ])('%s', (space, words) => {
    expect(
      say(space, context, space === 'd8' ? { spaces: ['d8'], height: 1, worth: [], onKingsLevel: [] } : undefined, space === 'c8' ? 5 : 0),
    ).toBe(words);
  });

  it('is told of as worse where points would be lost', () => {
    expect([-1, -2, 1].map((gain) => say('d6', context, undefined, gain).split(', ').at(-1))).toEqual([
      '1 point less at the next scoring',
      '2 points less at the next scoring',
      '1 point more at the next scoring',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { Choice } from './choice.svelte';
import { openHands, type BlackstoneView } from './model';
import { promptWords } from './prompts';

const view = (more: Partial<BlackstoneView>): BlackstoneView => ({ game: 'blackstone', variant: 'kings-quest', options: {}, step: 'work', seats: [{}, {}], ...more });
const info = (legal: string[] | undefined, toMove: number): TableInfo =>
  ({ phase: 'running', toMove, legal, seats: [{ name: 'Ada' }, { name: 'Ben' }] }) as unknown as TableInfo;
const asked = (at: BlackstoneView, legal: string[] | undefined, seat: number, toMove = seat): string => promptWords(at, info(legal, toMove), new Choice(), seat, false);

describe('who has too much', () => {
  const limits = view({ step: 'limits', turn: 1, seats: [{ hand: ['G01', 'G02', 'G03'], kings: [] }, { hand: 2, kings: [] }] });

  it('is told whose turn ends and what is too much', () => {
    expect(asked(limits, ['discard G01'], 0)).toBe('Ben’s turn ends: you have 3 cards, but only 2 Kings. Discard one.');
    expect(asked({ ...limits, turn: 0 }, ['discard G01'], 0)).toBe('You have 3 cards, but only 2 Kings. Discard one.');
  });

  it('is waited for by name', () => {
    expect(asked(limits, undefined, 1, 0)).toBe('Ada has more than Kings allow and discards.');
  });
});

describe('the end of a turn in Wizard’s Quest', () => {
  const wizards = view({ variant: 'wizards-quest', seats: [{ vassals: ['lion-spy/stag-scout'] }, { vassals: 3 }] });

  it('is a pass only for who cannot play, and says what follows', () => {
    expect(asked(wizards, ['pass', 'knight'], 0)).toBe(
      'No Machination that you hold or that lies open fits your vassals now: pass when you are done, and after this round there is one more.',
    );
    expect(asked({ ...wizards, lastRound: 4 }, ['pass'], 0)).toMatch(/now: pass when you are done.$/);
    expect(asked({ ...wizards, seats: [{ vassals: [] }] }, ['pass'], 0)).toMatch(/^You have no vassals left/);
  });

  it('is otherwise what it always was', () => {
    expect(asked(wizards, ['end', 'knight'], 0)).toBe('Your turn: tap a task, a vassal or an action.');
  });
});

describe('hands', () => {
  it('are open where the view names the cards of others', () => {
    expect(openHands(view({ seats: [{ hand: ['G01'] }, { hand: 2 }] }), 0)).toBe(false);
    expect(openHands(view({ seats: [{ hand: ['G01'] }, { hand: ['G02'] }] }), 0)).toBe(true);
    expect(openHands(view({ seats: [{ hand: ['G01'] }] }), 0)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { Choice } from './choice.svelte';
import { type BlackstoneFacts, type BlackstoneView, factsOf, openHands, type SeatFacts, type SeatView } from './model';
import { prompt } from './prompt';

const seat = (hand?: SeatView['hand']): SeatView => ({ knight: 0, wizard: 0, ...(hand !== undefined && { hand }) });
const view = (more: Partial<BlackstoneView>): BlackstoneView => ({
  ...{ game: 'blackstone', variant: 'kings-quest', options: { edition: 'first' }, players: 2, toMove: 0, step: 'work' },
  ...{ round: 1, turn: 0, first: 0, taskDiscard: [], endTriggered: false, seats: [seat(), seat()], board: {} },
  ...more,
});
const asked = (at: BlackstoneView, facts: Partial<BlackstoneFacts>, canAct: boolean, seat: number, toMove = seat): string => {
  const info = { phase: 'playing', toMove } as unknown as TableInfo;
  return prompt({ info, names: ['Ada', 'Ben'], canAct: canAct, selection: new Choice() }, at, factsOf({ facts }), seat, false);
};

describe('who has too much', () => {
  const limits = view({ step: 'limits', turn: 1 });
  const seats: SeatFacts[] = [
    {
      limits: [
        { what: 'hand', has: 3, most: 2 },
        { what: 'retained', has: 2, most: 2 },
      ],
    },
    {},
  ];

  it('is told whose turn ends and what is too much', () => {
    expect(asked(limits, { seats }, true, 0)).toBe(
      'The turn of Ben ends: you have 3 cards, but only 2 Kings. Tap the card you want to discard.',
    );
    expect(asked({ ...limits, turn: 0 }, { seats }, true, 0)).toBe('You have 3 cards, but only 2 Kings. Tap the card you want to discard.');
  });

  it('is waited for by name', () => {
    expect(asked(limits, { seats }, false, 1, 0)).toBe('Ada has too many cards and must discard.');
  });
});

describe('the end of a turn in Wizard’s Quest', () => {
  const wizards = view({ variant: 'wizards-quest' });

  it('is a pass only for who cannot play, and says what follows', () => {
    const why = { key: 'blackstone-why-pass-stuck', args: { last: 0 } };
    const actions = [
      { verb: 'end', cost: { wizard: 0 }, can: false, why },
      { verb: 'pass', cost: { wizard: 0 }, can: true },
    ];
    expect(asked(wizards, { actions }, true, 0)).toBe(
      'You cannot use any Machination in your hand or in the row, so pass. After this round there is one more.',
    );
  });

  it('is otherwise what it always was, said for what wins', () => {
    expect(asked(wizards, {}, true, 0)).toBe('Your turn: tap a task, a vassal or an action.');
    expect(asked(wizards, { goal: { what: 'vassals', has: [] } }, true, 0)).toContain('place vassals from your hand');
  });
});

describe('hands', () => {
  it('are open where the view names the cards of others', () => {
    expect(openHands(view({ seats: [seat(['G01']), seat(2)] }), 0)).toBe(false);
    expect(openHands(view({ seats: [seat(['G01']), seat(['G02'])] }), 0)).toBe(true);
    expect(openHands(view({ seats: [seat(['G01'])] }), 0)).toBe(false);
  });
});

import { screen } from '@testing-library/svelte';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUnknownVerb, expectUnknownVerbPlays, tableWithUnknownVerb } from '../../testing/unknownVerb';
import { asWaitingPlayer, tableAt } from '../../testing/positions';
import { BoardHarness, SLOW } from '../../testing/boardHarness';
import BlackstoneTable from './BlackstoneTable.svelte';
import { SPACES } from './cards';

const TURN = tableAt('blackstone', 'turn');
const ACTIONS = ['Slide', 'Retain', 'Swap', 'Flip', 'Draw', 'End work'];
const BEGIN = 'Your turn: tap a task, a vassal or an action.';

/** Verbs and facts that the client has never heard of, in a turn and outside it. */
const VIEW = { variant: 'kings-quest', options: {}, step: 'work', seats: [{ hand: [] }, {}] };
const DANCE = tableWithUnknownVerb('blackstone', VIEW, 'done', [
  { verb: 'done', cost: {}, can: true },
  { verb: 'dance', cost: {}, can: true },
]);
const DANCES = [DANCE, tableWithUnknownVerb('blackstone', { ...VIEW, step: 'recall' }, 'recall')];

describe('choosing at the court of Blackstone', SLOW, () => {
  let ann: BoardHarness;

  beforeAll(() => {
    addUnknownVerb('blackstone');
    ann = new BoardHarness(BlackstoneTable, DANCE);
  }, SLOW.timeout);
  afterAll(() => ann.unmount());

  const space = (at: string): HTMLElement => document.getElementById(`space-${at.toLowerCase()}`)!;
  /** What is told of a space to whoever cannot see it. */
  const name = (at: string): string => space(at).getElementsByClassName('visually-hidden')[0]!.textContent;
  const marked = (as: string): string[] => SPACES.map((at) => at.toUpperCase()).filter((at) => name(at).endsWith(`, ${as}`));
  const task = (id: string): HTMLElement => screen.getByText((text) => text === id, { selector: 'li *' }).closest('button')!;
  const pressed = (action: string): string | null => ann.button(action).getAttribute('aria-pressed');

  it('offers what it has never heard of by the words of the catalogue', () => expectUnknownVerbPlays(ann, ...DANCES));

  describe('in a turn', () => {
    beforeEach(() => ann.begin(TURN));

    it('begins with nothing chosen, and says why an action is not to be had', async () => {
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      expect([...marked('can be chosen'), ...marked('chosen')]).toEqual([]);
      expect(ann.button('Swap').getAttribute('aria-disabled')).toBe('true');
      await ann.tap('Swap');
      expect(ann.alert).toBe('There is nothing you can do this with.');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
    });

    it('goes from an action over a vassal to a space, and plays at once what can be taken back', async () => {
      await ann.tap('Slide');
      expect([ann.prompt, pressed('Slide')]).toEqual(['Slide: Move a vassal to a free space next to it. Tap one that is lit.', 'true']);
      expect(marked('can be chosen')).toEqual(Object.keys((TURN.view as { board: object }).board).map((at) => at.toUpperCase()));
      await ann.tap(space('BS'));
      expect([marked('chosen'), marked('can be chosen')]).toEqual([['BS'], ['LS', 'BT']]);
      expect(ann.snapshot).toEqual(['BS: tap a target, or an action.', [...ACTIONS, 'Cancel'], []]);
      await ann.tap(space('LS'));
      expect(ann.sentMoves).toEqual(['slide bs ls']);
      ann.show(TURN);
      expect([pressed('Slide'), marked('chosen')]).toEqual(['true', []]); // one slides again and again
    });

    it('asks before what cannot be taken back, and sends it at a yes', async () => {
      await ann.tap(space('BS'));
      await ann.tap('Retain');
      expect(ann.snapshot).toEqual(['Refill from which corner?', [...ACTIONS, 'Cancel'], []]);
      await ann.tap(document.getElementById('deck-nw')!);
      expect(ann.snapshot).toEqual(['Retain BS, refill from the north-west deck?', ['Confirm', 'Cancel'], []]);
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['retain bs nw']);
    });

    it('lets go of what is half chosen, or waits for a yes', async () => {
      await ann.tap(space('BS'));
      await ann.tap('Cancel');
      expect([...ann.snapshot, ...marked('chosen')]).toEqual([BEGIN, ACTIONS, []]);
      await ann.tap(task('G22'));
      await ann.tap('Cancel');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      await ann.tap(task('G22'));
      await ann.press('Escape');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
    });

    it('asks about a task that was only tapped, since the vassals go without saying', async () => {
      await ann.tap(task('G22'));
      expect(ann.snapshot).toEqual(['Complete Wizard task G22 with AS and CT?', ['Confirm', 'Cancel'], []]);
      expect(marked('fits the task, can be chosen')).toEqual(['AS', 'CT']);
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['complete G22 as ct']);
    });

    it('offers each deck with each way to pay for it, which asks no more', async () => {
      await ann.tap('Draw');
      const decks = ['Guild', 'Power', 'Machination'];
      expect(ann.snapshot).toEqual([
        'Draw from which deck?',
        [...decks, ...decks.map((each) => `${each} for two knight tokens`), 'Cancel'],
        [],
      ]);
      await ann.tap('Power for two knight tokens');
      expect(ann.sentMoves).toEqual(['draw power knights']);
    });

    it('says why a vassal cannot go somewhere, and keeps what was chosen', async () => {
      ann.reason = 'BS and KN are not next to each other.';
      await ann.tap('Slide');
      await ann.tap(space('BS'));
      await ann.tap(space('KN'));
      expect([ann.explainedMoves, ann.alert, ann.sentMoves]).toEqual([['slide bs kn'], ann.reason, []]);
      expect(marked('chosen')).toEqual(['BS']);
      await ann.tap(space('BT'));
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['slide bs bt']]);
    });

    it('says why a move was refused in spite of a yes, and lets it be said again', async () => {
      ann.refusal = 'The server is going down.';
      await ann.tap(task('G08'));
      await ann.tap('Confirm');
      expect([ann.alert, ann.choices]).toEqual(['The server is going down.', ['Confirm', 'Cancel']]);
      ann.refusal = null;
      await ann.tap('Confirm');
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['complete G08 ct bs', 'complete G08 ct bs']]);
    });

    it('asks before the end of the work as long as something would be lost by it', async () => {
      await ann.tap('End work');
      expect(ann.snapshot).toEqual(['You can still complete Wizard task G22. End your work?', ['Confirm', 'Cancel'], []]);
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['done']);
    });

    it('plays the only choice by itself, unless something could be taken back instead', async () => {
      ann.show(tableAt('blackstone', 'done'));
      expect(ann.snapshot).toEqual(['You have already answered this in advance.', [], ['done']]);
      ann.show(tableAt('blackstone', 'done', { mayUndo: true }));
      await ann.settle();
      expect(ann.snapshot).toEqual(['You can do nothing more this turn.', [...ACTIONS, 'Undo'], []]);
      await ann.tap('End work');
      expect(ann.sentMoves).toEqual(['done']);
    });

    it('asks for what could not be played by itself', async () => {
      ann.refusal = 'The server is going down.';
      ann.show(tableAt('blackstone', 'done'));
      await ann.settle();
      expect([...ann.snapshot, ann.alert]).toEqual(['You can do nothing more this turn.', ACTIONS, ['done'], ann.refusal]);
    });

    it('offers nothing to whoever waits for another', async () => {
      ann.show(asWaitingPlayer(TURN));
      expect(ann.snapshot).toEqual(['Ann is to move.', [], []]);
      await ann.tap(space('BS'));
      expect([...ann.snapshot, ...marked('chosen'), ...ann.explainedMoves]).toEqual(['Ann is to move.', [], []]);
    });
  });
});

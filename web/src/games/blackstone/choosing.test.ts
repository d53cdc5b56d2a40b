import { screen } from '@testing-library/svelte';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dance, dances, knowDance } from '../../testing/newcomer';
import { inPlay, waitingFor } from '../../testing/positions';
import { PATIENTLY, Sitting } from '../../testing/sitting';
import BlackstoneTable from './BlackstoneTable.svelte';
import { SPACES } from './cards';

const TURN = inPlay('blackstone', 'turn');
const ACTIONS = ['Slide', 'Retain', 'Swap', 'Flip', 'Draw', 'End work'];
const BEGIN = 'Your turn: tap a task, a vassal or an action.';

/** Verbs and facts that the client has never heard of, in a turn and outside it. */
const VIEW = { variant: 'kings-quest', options: {}, step: 'work', seats: [{ hand: [] }, {}] };
const DANCE = dance('blackstone', VIEW, 'done', [{ verb: 'done', cost: {}, can: true }, { verb: 'dance', cost: {}, can: true }]);
const DANCES = [DANCE, dance('blackstone', { ...VIEW, step: 'recall' }, 'recall')];

describe('choosing at the court of Blackstone', PATIENTLY, () => {
  let ann: Sitting;

  beforeAll(() => {
    knowDance('blackstone');
    ann = new Sitting(BlackstoneTable, DANCE);
  }, PATIENTLY.timeout);
  afterAll(() => ann.leaves());

  const space = (at: string): HTMLElement => document.getElementById(`space-${at.toLowerCase()}`)!;
  /** What is told of a space to whoever cannot see it. */
  const name = (at: string): string => space(at).getElementsByClassName('visually-hidden')[0]!.textContent;
  const marked = (as: string): string[] => SPACES.map((at) => at.toUpperCase()).filter((at) => name(at).endsWith(`, ${as}`));
  const task = (id: string): HTMLElement => screen.getByText((text) => text === id, { selector: 'li *' }).closest('button')!;
  const pressed = (action: string): string | null => ann.button(action).getAttribute('aria-pressed');

  it('offers what it has never heard of by the words of the catalogue', () => dances(ann, ...DANCES));

  describe('in a turn', () => {
    beforeEach(() => ann.begins(TURN));

    it('begins with nothing chosen, and says why an action is not to be had', async () => {
      expect(ann.faces).toEqual([BEGIN, ACTIONS, []]);
      expect([...marked('can be chosen'), ...marked('chosen')]).toEqual([]);
      expect(ann.button('Swap').getAttribute('aria-disabled')).toBe('true');
      await ann.taps('Swap');
      expect(ann.alert).toBe('There is nothing to do this with.');
      expect(ann.faces).toEqual([BEGIN, ACTIONS, []]);
    });

    it('goes from an action over a vassal to a space, and plays at once what can be taken back', async () => {
      await ann.taps('Slide');
      expect([ann.prompt, pressed('Slide')]).toEqual(['Slide: A vassal to a free space beside it. Tap a lit one.', 'true']);
      expect(marked('can be chosen')).toEqual(Object.keys((TURN.view as { board: object }).board).map((at) => at.toUpperCase()));
      await ann.taps(space('BS'));
      expect([marked('chosen'), marked('can be chosen')]).toEqual([['BS'], ['LS', 'BT']]);
      expect(ann.faces).toEqual(['BS: tap where to, or an action.', [...ACTIONS, 'Cancel'], []]);
      await ann.taps(space('LS'));
      expect(ann.sent).toEqual(['slide bs ls']);
      ann.sees(TURN);
      expect([pressed('Slide'), marked('chosen')]).toEqual(['true', []]); // one slides again and again
    });

    it('asks before what cannot be taken back, and sends it at a yes', async () => {
      await ann.taps(space('BS'));
      await ann.taps('Retain');
      expect(ann.faces).toEqual(['Refill from which corner?', [...ACTIONS, 'Cancel'], []]);
      await ann.taps(document.getElementById('deck-nw')!);
      expect(ann.faces).toEqual(['Retain BS, refill from the north-west deck?', ['Confirm', 'Cancel'], []]);
      await ann.taps('Confirm');
      expect(ann.sent).toEqual(['retain bs nw']);
    });

    it('lets go of what is half chosen, or waits for a yes', async () => {
      await ann.taps(space('BS'));
      await ann.taps('Cancel');
      expect([...ann.faces, ...marked('chosen')]).toEqual([BEGIN, ACTIONS, []]);
      await ann.taps(task('G22'));
      await ann.taps('Cancel');
      expect(ann.faces).toEqual([BEGIN, ACTIONS, []]);
      await ann.taps(task('G22'));
      await ann.presses('Escape');
      expect(ann.faces).toEqual([BEGIN, ACTIONS, []]);
    });

    it('asks about a task that was only tapped, since the vassals go without saying', async () => {
      await ann.taps(task('G22'));
      expect(ann.faces).toEqual(['Complete Wizard task G22 with AS and CT?', ['Confirm', 'Cancel'], []]);
      expect(marked('fits the task, can be chosen')).toEqual(['AS', 'CT']);
      await ann.taps('Confirm');
      expect(ann.sent).toEqual(['complete G22 as ct']);
    });

    it('offers each deck with each way to pay for it, which asks no more', async () => {
      await ann.taps('Draw');
      const decks = ['Guild', 'Power', 'Machination'];
      expect(ann.faces).toEqual(['Draw from which deck?', [...decks, ...decks.map((each) => `${each} for two knight tokens`), 'Cancel'], []]);
      await ann.taps('Power for two knight tokens');
      expect(ann.sent).toEqual(['draw power knights']);
    });

    it('says why a vassal cannot go somewhere, and keeps what was chosen', async () => {
      ann.reason = 'BS and KN are not next to each other.';
      await ann.taps('Slide');
      await ann.taps(space('BS'));
      await ann.taps(space('KN'));
      expect([ann.asked, ann.alert, ann.sent]).toEqual([['slide bs kn'], ann.reason, []]);
      expect(marked('chosen')).toEqual(['BS']);
      await ann.taps(space('BT'));
      expect([ann.alert, ann.sent]).toEqual([null, ['slide bs bt']]);
    });

    it('says why a move was refused in spite of a yes, and lets it be said again', async () => {
      ann.refusal = 'The server is going down.';
      await ann.taps(task('G08'));
      await ann.taps('Confirm');
      expect([ann.alert, ann.offered]).toEqual(['The server is going down.', ['Confirm', 'Cancel']]);
      ann.refusal = null;
      await ann.taps('Confirm');
      expect([ann.alert, ann.sent]).toEqual([null, ['complete G08 ct bs', 'complete G08 ct bs']]);
    });

    it('asks before the end of the work as long as something would be lost by it', async () => {
      await ann.taps('End work');
      expect(ann.faces).toEqual(['Wizard task G22 can be completed now. End the work?', ['Confirm', 'Cancel'], []]);
      await ann.taps('Confirm');
      expect(ann.sent).toEqual(['done']);
    });

    it('plays the only choice by itself, unless something could be taken back instead', async () => {
      ann.sees(inPlay('blackstone', 'done'));
      expect(ann.faces).toEqual(['Your standing answer is given.', [], ['done']]);
      ann.sees(inPlay('blackstone', 'done', { mayUndo: true }));
      await ann.answered();
      expect(ann.faces).toEqual(['Nothing is left to do this turn.', [...ACTIONS, 'Undo'], []]);
      await ann.taps('End work');
      expect(ann.sent).toEqual(['done']);
    });

    it('offers nothing to whoever waits for another', async () => {
      ann.sees(waitingFor(TURN));
      expect(ann.faces).toEqual(['Ann is to move.', [], []]);
      await ann.taps(space('BS'));
      expect([...ann.faces, ...marked('chosen'), ...ann.asked]).toEqual(['Ann is to move.', [], []]);
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUnknownVerb, expectUnknownVerbPlays, tableWithUnknownVerb } from '../../testing/unknownVerb';
import { asWaitingPlayer, tableAt } from '../../testing/positions';
import { BoardHarness, SLOW } from '../../testing/boardHarness';
import { SPACES } from './model';
import TorresTable from './TorresTable.svelte';

const TURN = tableAt('torres', 'turn');
const ACTIONS = ['Move1', 'Build1', 'Knight2', 'Buy card1', 'Point1', 'End turn'];
const BEGIN = 'Your turn: tap a knight to move it, or choose an action.';

/** Verbs and facts that the client has never heard of, in a turn and outside it. */
const VIEW = {
  step: 'turn',
  phase: 1,
  round: 1,
  heights: Array<string>(8).fill('00000000'),
  knights: {},
  king: null,
  ap: 5,
  stack: 2,
  seats: [{}, {}],
};
const DANCE = tableWithUnknownVerb('torres', VIEW, 'end', [
  { group: 'end', verbs: ['end'], can: true },
  { group: 'dance', verbs: ['dance'], can: true },
]);
const DANCES = [DANCE, tableWithUnknownVerb('torres', { ...VIEW, step: 'stack' }, 'stack 2')];

describe('choosing on the island of Torres', SLOW, () => {
  let ann: BoardHarness;

  beforeAll(() => {
    addUnknownVerb('torres');
    ann = new BoardHarness(TorresTable, DANCE);
  }, SLOW.timeout);
  afterAll(() => ann.unmount());

  const space = (at: string): HTMLElement => document.getElementById(`space-${at}`)!;
  /** The spaces of which something is told to whoever hears the board. */
  const marked = (as: string): string[] =>
    SPACES.map(space).flatMap(({ textContent }) => (textContent.split(', ').includes(as) ? textContent.slice(0, 2) : []));
  const pressed = (action: string): string | null => ann.button(action).getAttribute('aria-pressed');

  it('offers what it has never heard of by the words of the catalogue', () => expectUnknownVerbPlays(ann, ...DANCES));

  describe('in a turn', () => {
    beforeEach(() => ann.begin(TURN));

    it('begins with nothing chosen, and a knight to walk', () => {
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      expect([marked('can be chosen'), marked('chosen')]).toEqual([['e1'], []]);
    });

    it('goes from a knight to a space, and plays at once what can be taken back', async () => {
      await ann.tap(space('e1'));
      expect(ann.snapshot).toEqual(['Where to from e1?', ACTIONS, []]);
      expect([marked('chosen'), marked('can be chosen')]).toEqual([['e1'], ['e2', 'd1', 'f1']]);
      expect(space('e2').textContent).toBe('e2, ground, can be chosen, 1 point less at the next scoring');
      await ann.tap(space('e2'));
      expect(ann.sentMoves).toEqual(['move e1 e2']);
    });

    it('shows how far a knight gets once that is known, and goes all the way', async () => {
      ann.ways = [{ from: 'e1', to: 'e3', cost: 2, moves: ['move e1 e2', 'move e2 e3'] }];
      await ann.tap(space('e1'));
      expect(space('e3').textContent).toBe('e3, ground, can be chosen, for 2 action points, 1 point less at the next scoring');
      await ann.tap(space('e3'));
      expect(ann.sentMoves).toEqual(['move e1 e2']);
      ann.show(TURN);
      await ann.settle();
      expect(ann.sentMoves).toEqual(['move e2 e3']);
    });

    it('shows how far a knight gets whenever the answer for an earlier position comes', async () => {
      let answerEarlier = (): void => undefined;
      ann.delay = new Promise((resolve) => (answerEarlier = resolve));
      await ann.tap(space('e1'));
      ann.show(TURN);
      ann.delay = Promise.resolve();
      ann.ways = [{ from: 'e1', to: 'e3', cost: 2, moves: ['move e1 e2', 'move e2 e3'] }];
      await ann.tap(space('e1'));
      expect(marked('can be chosen')).toContain('e3');
      answerEarlier();
      await ann.settle();
      expect(marked('can be chosen')).toContain('e3');
    });

    it('goes from an action to spaces, and stays with it', async () => {
      await ann.tap('Build1');
      expect([ann.prompt, pressed('Build1')]).toEqual(['Build: tap a lit space, or choose another action.', 'true']);
      expect(marked('can be chosen')).toContain('d1');
      await ann.tap(space('d1'));
      expect(ann.sentMoves).toEqual(['block d1']);
      ann.show(TURN);
      expect(pressed('Build1')).toBe('true');
    });

    it('offers what a space is good for if nothing was chosen before', async () => {
      await ann.tap(space('f1'));
      expect(ann.snapshot).toEqual(['Which move do you mean?', ['Build on f1', 'Add a knight on f1', 'Cancel'], []]);
      await ann.tap('Cancel');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      await ann.tap(space('f1'));
      await ann.tap('Add a knight on f1');
      expect(ann.sentMoves).toEqual(['knight f1']);
    });

    it('asks before what cannot be taken back, and sends it at a yes', async () => {
      await ann.tap('Buy card1');
      expect(ann.snapshot).toEqual(['Buy a card?', ['Confirm', 'Cancel'], []]);
      await ann.tap('Cancel');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      await ann.tap('Buy card1');
      await ann.press('Escape');
      expect(ann.snapshot).toEqual([BEGIN, ACTIONS, []]);
      await ann.tap('Buy card1');
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['draw']);
    });

    it('asks before the end of a turn that would lose something', async () => {
      await ann.tap('End turn');
      expect([ann.prompt, ann.choices]).toEqual(['End your turn? You will lose 5 action points and 3 blocks.', ['Confirm', 'Cancel']]);
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['end']);
    });

    it('says why nothing can be built somewhere, and keeps what was chosen', async () => {
      ann.reason = 'There is no castle next to e4.';
      await ann.tap('Build1');
      await ann.tap(space('e4'));
      expect([ann.explainedMoves, ann.alert, ann.sentMoves]).toEqual([['block e4'], ann.reason, []]);
      expect(pressed('Build1')).toBe('true');
      await ann.tap(space('e2'));
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['block e2']]);
    });

    it('says why a move was refused, and lets something be chosen again', async () => {
      ann.refusal = 'The server is going down.';
      await ann.tap('Buy card1');
      await ann.tap('Confirm');
      expect([ann.alert, ann.choices, ann.sentMoves]).toEqual([ann.refusal, ['Confirm', 'Cancel'], ['draw']]);
      await ann.tap('Cancel');
      expect([ann.alert, ann.choices]).toEqual([null, ACTIONS]);
    });

    it('leaves the only choice to whoever has it, and asks no more where nothing is lost', async () => {
      ann.show(tableAt('torres', 'spent'));
      expect(ann.snapshot).toEqual(['No action points are left. End your turn.', ACTIONS, []]);
      await ann.tap('Build1');
      expect([ann.alert, ann.sentMoves]).toEqual(['You have no action points left.', []]);
      await ann.tap('End turn');
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['end']]);
    });

    it('offers nothing to whoever waits for another', async () => {
      ann.show(asWaitingPlayer(TURN));
      expect([...ann.snapshot, marked('can be chosen')]).toEqual(['Ann is to move.', [], [], []]);
      await ann.tap(space('e1'));
      await ann.press('b');
      expect([...ann.snapshot, ann.explainedMoves, marked('chosen'), ann.alert]).toEqual(['Ann is to move.', [], [], [], [], null]);
    });
  });
});

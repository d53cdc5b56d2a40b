import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addUnknownVerb, expectUnknownVerbPlays, tableWithUnknownVerb } from '../../testing/unknownVerb';
import { asWaitingPlayer, tableAt } from '../../testing/positions';
import { BoardHarness, SLOW } from '../../testing/boardHarness';
import { BOARD } from './data';
import OnceUponTable from './OnceUponTable.svelte';

const DICE = tableAt('onceupon', 'dice');
const LINES = tableAt('onceupon', 'lines');
const DONE = tableAt('onceupon', 'lines', { legal: ['end'], lasting: [] });
const ROLLED = 'Your roll: tap a lit square for each die. Complete lines build your castle.';
const DECLINE = ['Leave die 1 unused', 'Leave die 2 unused'];
const BUILD = 'Tap a glowing line to build its part, or end your turn.';

/** Verbs and facts that the client has never heard of. */
const CASTLE = { tokens: [], floors: 0, towers: [], walls: 0, flags: [], residents: 0, clouds: 0 };
const VIEW = {
  step: 'dice',
  round: 1,
  active: 0,
  dice: ['wood', 'gold'],
  used: [false, false],
  sun: null,
  pile: 3,
  display: [],
  pending: null,
  players: 2,
  seats: [CASTLE, CASTLE],
};
const DANCE = tableWithUnknownVerb('onceupon', VIEW, 'pass');
const DANCES = [DANCE];

describe('choosing at a sheet of Once Upon a Castle', SLOW, () => {
  let ann: BoardHarness;

  beforeAll(() => {
    addUnknownVerb('onceupon');
    ann = new BoardHarness(OnceUponTable, DANCE);
  }, SLOW.timeout);
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => ann.unmount());

  const square = (at: string): HTMLElement => document.getElementById(`square-${at}`)!;
  const lit = (): string[] => Object.keys(BOARD).filter((at) => square(at).ariaLabel?.endsWith(', can be chosen'));
  const line = (id: string): HTMLElement =>
    screen.getByText((text) => text.startsWith(`Line ${id} (`), { selector: '.label *' }).closest('button')!;
  const called = (how: string): HTMLElement => document.querySelector<HTMLElement>(`button[aria-label^="${how}"]`)!;
  const guest = (name: string): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>('button.guest')].find((card) => card.textContent.trim().startsWith(name))!;
  const die = (number: number): HTMLElement => called(`Die ${number} shows`);
  const later = (time: number): void => {
    vi.advanceTimersByTime(time);
    flushSync();
  };

  it('offers what it has never heard of by the words of the catalogue', () => expectUnknownVerbPlays(ann, ...DANCES));

  describe('with dice', () => {
    beforeEach(() => ann.begin(DICE));

    it('begins with both dice, whose squares are lit', () => {
      expect(ann.snapshot).toEqual([ROLLED, DECLINE, []]);
      expect(lit()).toEqual(['b1', 'd1', 'a2']);
    });

    it('goes by a die that is taken up, and puts it back', async () => {
      await ann.tap(die(2));
      expect(ann.snapshot).toEqual(['Die 2 shows wood: tap a lit square or one of the buttons.', ['Leave die 2 unused', 'Back'], []]);
      await ann.tap('Back');
      expect(ann.snapshot).toEqual([ROLLED, DECLINE, []]);
      await ann.tap(die(2));
      await ann.press('Escape');
      expect(ann.snapshot).toEqual([ROLLED, DECLINE, []]);
      await ann.tap(die(2));
      await ann.tap(square('a2'));
      expect(ann.sentMoves).toEqual(['die 2 wood a2']);
    });

    it('plays at once what can be taken back: a token, or a declined die', async () => {
      await ann.tap(square('d1'));
      expect(ann.sentMoves).toEqual(['die 1 wood d1']);
      await ann.begin(DICE);
      await ann.tap('Leave die 1 unused');
      expect(ann.sentMoves).toEqual(['die 1 pass']);
    });

    it('says why a square is not to be had', async () => {
      ann.reason = 'There is already a token on c3 already.';
      await ann.tap(square('c3'));
      expect([ann.explainedMoves, ann.alert, ann.sentMoves]).toEqual([['die 1 wood c3'], ann.reason, []]);
      await ann.tap(square('b1'));
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['die 1 wood b1']]);
    });

    it('says why a move was refused, and lets something be chosen again', async () => {
      ann.refusal = 'The server is going down.';
      await ann.tap(square('b1'));
      expect([ann.alert, ann.choices, ann.sentMoves]).toEqual([ann.refusal, DECLINE, ['die 1 wood b1']]);
      ann.refusal = null;
      await ann.tap(square('b1'));
      expect([ann.alert, ann.sentMoves]).toEqual([null, ['die 1 wood b1', 'die 1 wood b1']]);
    });

    it('keeps what is chosen before its turn has come, and plays it then', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const waits = tableAt('onceupon', 'other');
      ann.show(waits);
      expect(ann.snapshot).toEqual([
        'Ann is using the dice. You can choose your die now. It is used when your turn comes.',
        ['Use neither die'],
        [],
      ]);
      await ann.tap(square('b1'));
      expect(ann.snapshot).toEqual([
        'Planned for your turn: Die 1 as wood on b1. Tap something else to change it.',
        ['Use neither die', 'Decide later'],
        [],
      ]);
      expect(square('b1').ariaLabel).toBe('b1, wood, free, chosen for your turn');
      await ann.tap('Decide later');
      expect(ann.choices).toEqual(['Use neither die']);
      await ann.tap(square('b1'));
      ann.show({ ...waits, toMove: 1, legal: ['die 1 wood b1', 'die 2 wood b1', 'pass'], lasting: [] });
      expect(ann.prompt).toBe('As you planned: Die 1 as wood on b1.');
      later(500);
      expect(ann.sentMoves).toEqual(['die 1 wood b1']);
    });
  });

  describe('with lines', () => {
    beforeEach(() => ann.begin(LINES));

    it('begins with nothing chosen, and plays at once a line that brings one thing', async () => {
      expect(ann.snapshot).toEqual([BUILD, ['End turn'], []]);
      await ann.tap(square('c1'));
      expect(ann.sentMoves).toEqual(['build 1r']);
    });

    it('offers what a line may bring, which asks no more', async () => {
      await ann.tap(line('3r'));
      expect(ann.snapshot).toEqual([
        'Line 3r (bottom right): choose what you get for it.',
        ['Peasant Invite 1', 'Cook Invite 1', 'Princess Invite 0', 'Back'],
        [],
      ]);
      await ann.tap('Back');
      expect(ann.snapshot).toEqual([BUILD, ['End turn'], []]);
      await ann.tap(line('3r'));
      await ann.tap('Cook Invite 1');
      expect(ann.sentMoves).toEqual(['build 3r cook']);
    });

    it('asks before what turns a card up, and sends it at a yes', async () => {
      await ann.tap(guest('Cook'));
      expect(ann.snapshot).toEqual([
        'Clear line 3r (bottom right) and draw a floor of the donjon for the Cook?',
        ['Confirm', 'Cancel'],
        [],
      ]);
      await ann.tap('Cancel');
      expect(ann.snapshot).toEqual([BUILD, ['End turn'], []]);
      await ann.tap(guest('Cook'));
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['build 3r cook']);
    });

    it('asks before the end of a turn in which lines could still be cleared', async () => {
      await ann.tap('End turn');
      expect(ann.snapshot).toEqual([
        'Lines you can still clear: 1r (top right) and 3r (bottom right). End your turn anyway?',
        ['Confirm', 'Cancel'],
        [],
      ]);
      await ann.press('Escape');
      expect(ann.snapshot).toEqual([BUILD, ['End turn'], []]);
      await ann.tap('End turn');
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['end']);
    });

    it('undoes by U, and ends the turn by E', async () => {
      ann.show(tableAt('onceupon', 'lines', { mayUndo: true }));
      await ann.press('u');
      expect(ann.sentMoves).toEqual(['undo']);
      ann.show(LINES);
      await ann.settle();
      await ann.press('u');
      expect(ann.sentMoves).toEqual([]);
      await ann.press('e');
      expect(ann.choices).toEqual(['Confirm', 'Cancel']);
      await ann.tap('Confirm');
      expect(ann.sentMoves).toEqual(['end']);
    });

    it('says why a line is not to be had', async () => {
      ann.reason = 'Line 1l is not complete.';
      await ann.tap(line('1l'));
      expect([ann.explainedMoves, ann.alert, ann.sentMoves]).toEqual([['build 1l'], ann.reason, []]);
    });

    it('plays the only choice by itself after a moment, unless somebody wants to be asked', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      ann.show(DONE);
      expect(ann.snapshot).toEqual(['Nothing left to decide: End turn.', ['End turn'], []]);
      later(1599);
      expect(ann.sentMoves).toEqual([]);
      later(1);
      expect(ann.sentMoves).toEqual(['end']);
      const always = screen.getByLabelText('Ask me even when there is only one choice');
      await fireEvent.click(always);
      ann.show(DONE);
      expect(ann.prompt).toBe('You have no complete line. End your turn.');
      later(5000);
      expect(ann.sentMoves).toEqual([]);
      await fireEvent.click(always);
    });

    it('tells whoever has nothing to choose what the other does', async () => {
      ann.show(asWaitingPlayer(LINES));
      const busy = 'Ann may clear lines.';
      expect(ann.snapshot).toEqual([busy, [], []]);
      await ann.tap(square('b1'));
      await ann.tap(line('3r'));
      expect([...ann.snapshot, ann.explainedMoves, ann.alert]).toEqual([busy, [], [], [], busy]);
    });
  });
});

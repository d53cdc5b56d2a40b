import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { loadVerbs } from '../../testing/verbs';
import { Choice } from './choice.svelte';
import type { OnceUponView } from './model';
import { prompt } from './prompt';

loadVerbs('onceupon');

/** Ann, whose roll it was, has finished; Ben is to move. */
function last(step: OnceUponView['step']): OnceUponView {
  return {
    step,
    final: true,
    finisher: 0,
    active: 0,
    toMove: 1,
    dice: ['wood', '?'],
    used: [false, false],
    pending: null,
  } as unknown as OnceUponView;
}

/** What somebody reads who looks on, or whose turn it is. */
const seenBy = (seat: number, view: OnceUponView, choice: Choice): string =>
  prompt(
    {
      info: { phase: 'playing', toMove: 1, you: [seat] } as unknown as TableInfo,
      names: ['Ann', 'Ben', 'Cleo'],
      canAct: seat === 1,
      selection: choice,
    },
    view,
  );

function offered(...legal: string[]): Choice {
  const choice = new Choice(() => ['wood', '?']);
  choice.setLegal(legal);
  return choice;
}

describe('the last clearing', () => {
  it('asks whoever has not had a die of this roll for it', () => {
    const choice = offered('die 1 wood b1', 'die 2 resident', 'pass');
    expect(seenBy(1, last('dice'), choice)).toBe('Ann has finished the castle. Use one die of this roll, then clear your lines.');
    choice.toggleArg('die', '1');
    expect(seenBy(1, last('dice'), choice)).toBe('Die 1 shows wood: tap a lit square or one of the buttons.');
  });

  it('then asks for lines', () => {
    expect(seenBy(1, last('build'), offered('build 1l', 'end'))).toBe(
      'Ann has finished the castle. Clear your complete lines for the last time.',
    );
    expect(seenBy(1, last('build'), offered('end'))).toBe('Ann has finished the castle. You have nothing left to clear. End your turn.');
  });

  it('tells the others what is going on', () => {
    const choice = offered();
    expect(seenBy(2, last('dice'), choice)).toBe('Ann has finished the castle. Ben uses one die of this roll, then clears lines.');
    expect(seenBy(0, last('build'), choice)).toBe('Your castle is finished. Ben clears lines for the last time.');
  });
});

describe('before it', () => {
  it('asks for one die of another’s roll', () => {
    const view = { ...last('dice'), final: false, finisher: null };
    expect(seenBy(1, view, offered('pass'))).toBe('Use one of the two dice: tap a lit square.');
  });

  it('asks before a move that waits for a yes', () => {
    const view = { ...last('build'), final: false, finisher: null };
    const choice = offered('build a', 'build c', 'build c steal 0 king', 'end');
    choice.takeLine('a');
    expect(seenBy(1, view, choice)).toBe('Clear line a (first column) and draw a tower worth 5?');
    choice.setCandidate(choice.moves.find((move) => move.verb === 'build steal'));
    expect(seenBy(1, view, choice)).toBe('Clear line c (third column) and steal the King from Ann?');
    choice.setCandidate(choice.moves.find((move) => move.verb === 'end'));
    expect(seenBy(1, view, choice)).toBe('Lines you can still clear: a (first column) and c (third column). End your turn anyway?');
  });

  it('does not praise a line that brings nothing', () => {
    const view = { ...last('build'), final: false, finisher: null };
    const choice = offered('scrap 2l', 'end');
    expect(seenBy(1, view, choice)).toBe('Your complete lines build nothing now. End your turn, or tap a line to take its tokens back.');
    expect(choice.skipsReward(choice.moves[1]!)).toBe(false);
    choice.takeLine('2l');
    const idle = [{ line: '2l', why: { key: 'onceupon-why-no-wall' } }];
    const info = { phase: 'playing', toMove: 1, you: [1], facts: { seats: [{}, { idle }] } } as unknown as TableInfo;
    expect(prompt({ info, names: [], canAct: true, selection: choice }, view)).toBe(
      'Flags fly on walls, and you have no wall yet. Clear line 2l (middle left) without drawing anything, to take its tokens back?',
    );
  });

  it('tells what is played by itself, and what waits for its turn', () => {
    const view = { ...last('dice'), final: false, finisher: null };
    const choice = offered('die 1 wood b1', 'pass');
    const info = { phase: 'playing', toMove: 1, you: [1] } as unknown as TableInfo;
    const asked = { info, names: ['Ann', 'Ben'], canAct: false, selection: choice, ahead: true };
    expect(prompt(asked, view)).toBe('Ben is using the dice. You can choose your die now. It is used when your turn comes.');
    expect(prompt({ ...asked, planned: choice.moves[0]! }, view)).toBe(
      'Planned for your turn: Die 1 as wood on b1. Tap something else to change it.',
    );
    expect(prompt({ ...asked, canAct: true, autoMove: 'pass' }, view)).toBe('Nothing left to decide: Use neither die.');
    expect(prompt({ ...asked, canAct: true, autoMove: 'pass', planned: choice.moves[1]! }, view)).toBe('As you planned: Use neither die.');
  });

  it('tells what an acting guest does and how often', () => {
    const acting = (guest: string, left: number, face?: string): OnceUponView =>
      ({ ...last('effect'), final: false, finisher: null, pending: { guest, left, ...(face && { face }) } }) as OnceUponView;
    const asked = (view: OnceUponView, ...legal: string[]): string => seenBy(1, view, offered(...legal));
    expect(asked(acting('logger', 2), 'token b1', 'skip')).toBe('Logger: Places up to two tokens on wood. 2 tokens left to place.');
    expect(asked(acting('magician', 1), 'shift a1 b1', 'skip')).toBe('Magician: choose a token to move. 1 move left.');
    expect(asked(acting('dagobert', 2), 'face gold', 'skip')).toBe('Dagobert’s die shows ? and counts twice. Choose what it counts as.');
    expect(asked(acting('dagobert', 1, 'gold'), 'token c2', 'skip')).toBe('Dagobert’s die shows gold. 1 token left to place.');
    expect(seenBy(0, acting('king', 1), offered())).toBe('Ben is using the King.');
  });
});

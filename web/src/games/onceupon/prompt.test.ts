import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { knowOnceUpon } from '../../testing/onceupon';
import { Choice } from './choice.svelte';
import type { OnceUponView } from './model';
import { promptFor } from './prompt';

knowOnceUpon();

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** Ann, whose roll it was, has finished; Ben is to move. */
function last(step: OnceUponView['step']): OnceUponView {
  return { step, final: true, finisher: 0, active: 0, toMove: 1, dice: ['wood', '?'], used: [false, false], pending: null } as unknown as OnceUponView;
}

const seenBy = (...you: number[]): TableInfo => ({ phase: 'playing', toMove: 1, you }) as unknown as TableInfo;

function offered(...legal: string[]): Choice {
  const choice = new Choice();
  choice.offer(legal, ['wood', '?']);
  return choice;
}

describe('the last clearing', () => {
  it('asks whoever has not had a die of this roll for it', () => {
    const choice = offered('die 1 wood b1', 'die 2 resident', 'pass');
    expect(promptFor(last('dice'), seenBy(1), NAMES, true, choice)).toBe(
      'The castle of Ann is finished. You still have your die of this roll, then clear your lines.',
    );
    choice.takeDie(1);
    expect(promptFor(last('dice'), seenBy(1), NAMES, true, choice)).toBe('Die 1 shows wood: choose a lit square or what it does.');
  });

  it('then asks for lines', () => {
    expect(promptFor(last('build'), seenBy(1), NAMES, true, offered('build 1l', 'end'))).toBe(
      'The castle of Ann is finished. Clear your complete lines for the last time.',
    );
    expect(promptFor(last('build'), seenBy(1), NAMES, true, offered('end'))).toBe(
      'The castle of Ann is finished. You have nothing left to clear: say that you are done.',
    );
  });

  it('tells the others what is going on', () => {
    const choice = offered();
    expect(promptFor(last('dice'), seenBy(2), NAMES, false, choice)).toBe(
      'The castle of Ann is finished. Ben still has a die of this roll, then clears lines.',
    );
    expect(promptFor(last('build'), seenBy(0), NAMES, false, choice)).toBe(
      'Your castle is finished. Ben clears lines for the last time.',
    );
  });
});

describe('before it', () => {
  it('asks for one die of another’s roll', () => {
    const view = { ...last('dice'), final: false, finisher: null };
    expect(promptFor(view, seenBy(1), NAMES, true, offered('pass'))).toBe('Use one of the two dice: tap a lit square.');
  });

  it('asks before a move that waits for a yes', () => {
    const view = { ...last('build'), final: false, finisher: null };
    const choice = offered('build a', 'build c', 'build c steal 0 king', 'end');
    choice.takeLine('a');
    expect(promptFor(view, seenBy(1), NAMES, true, choice)).toBe('Clear line a and draw a tower worth 5?');
    choice.choose(choice.moves.find((move) => move.verb === 'build steal'));
    expect(promptFor(view, seenBy(1), NAMES, true, choice)).toBe('Clear line c and steal the King from Ann?');
  });

  it('tells what an acting guest does and how often', () => {
    const acting = (guest: string, left: number, face?: string): OnceUponView =>
      ({ ...last('effect'), final: false, finisher: null, pending: { guest, left, ...(face && { face }) } }) as OnceUponView;
    const asked = (view: OnceUponView, ...legal: string[]): string => promptFor(view, seenBy(1), NAMES, true, offered(...legal));
    expect(asked(acting('logger', 2), 'token b1', 'skip')).toBe('Logger: Up to two tokens on wood. 2 left.');
    expect(asked(acting('magician', 1), 'shift a1 b1', 'skip')).toBe('Magician: take up one of your tokens. One left.');
    expect(asked(acting('dagobert', 2), 'face gold', 'skip')).toBe('Dagobert’s die shows ?: name what it counts as.');
    expect(asked(acting('dagobert', 1, 'gold'), 'token c2', 'skip')).toBe('Dagobert’s die shows gold. One left.');
    expect(promptFor(acting('king', 1), seenBy(0), NAMES, false, offered())).toBe('Ben has the King at work.');
  });
});

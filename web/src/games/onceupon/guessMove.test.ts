import { describe, expect, it } from 'vitest';
import { loadVerbs } from '../../testing/verbs';
import { Choice } from './choice.svelte';
import { guessMove } from './guessMove';
import type { OnceUponView } from './model';
import { phrasing } from './moves';

loadVerbs('onceupon');

const at = (step: OnceUponView['step'], ...dice: OnceUponView['dice']): OnceUponView => ({ step, dice }) as OnceUponView;

describe('a tap on something that is not lit', () => {
  it('means a move that can be read, so that the reason is about the game and not about spelling', () => {
    const choice = new Choice(() => ['wood', '?']);
    const offered = (...legal: string[]): Choice => {
      choice.setLegal(legal);
      return choice;
    };
    const taps = [
      guessMove.square('a1', offered('die 1 wood b1'), at('dice', 'wood', '?')),
      guessMove.square('a1', offered('end'), at('build', 'wood', '?')),
      guessMove.square('a1', offered('token b1', 'skip'), at('effect', 'wood', '?')),
      guessMove.square('a1', offered('shift b1 c1', 'skip'), at('effect', 'wood', '?')),
      ...(['wood', 'resident', '?'] as const).map((face) => guessMove.die(1, at('build', face, face))),
    ];
    expect(taps).toEqual(['die 1 wood a1', 'build a', 'token a1', 'shift a1 b1', 'die 1 wood b1', 'die 1 resident', 'die 1 resident']);
    taps.forEach((tap) => expect(phrasing.parse(tap).verb).not.toBe(tap));
  });
});

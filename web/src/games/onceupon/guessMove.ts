import type { Choice } from './choice.svelte';
import { BOARD, linesAt } from './data';
import type { OnceUponView } from './model';
import { dieOf } from './moves';

/** What somebody probably meant by tapping something that is not lit, in notation, so that it can be said why not. */
export const guessMove = {
  square(square: string, choice: Choice, view: OnceUponView | null): string {
    if (view?.step === 'effect') {
      const other = Object.keys(BOARD).find((each) => each !== square);
      return !choice.hasVerb('shift')
        ? `token ${square}`
        : choice.from === null
          ? `shift ${square} ${other}`
          : `shift ${choice.from} ${square}`;
    }
    if (view?.step === 'build') {
      return `build ${linesAt(square)[0]?.id ?? 'a'}`;
    }
    const die = choice.die ?? choice.moves.map(dieOf).find((each) => each !== null) ?? 1;
    const shown = view?.dice[die - 1] ?? '?';
    return `die ${die} ${shown === '?' ? BOARD[square] : shown} ${square}`;
  },

  /** A die that cannot be used: taken as what it shows, on the first square. */
  die(die: number, view: OnceUponView): string {
    const shown = view.dice[die - 1] ?? '?';
    return shown === 'resident' || shown === '?'
      ? `die ${die} resident`
      : `die ${die} ${shown} ${Object.keys(BOARD).find((square) => BOARD[square] === shown)}`;
  },
};

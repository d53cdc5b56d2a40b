import { knows, say, type Arg } from '../words';
import type { Move } from './read';

/** What a move names, for a message: numbers as numbers, and what has a message of its own by that. */
function args(game: string, move: Move): Record<string, Arg> {
  return Object.fromEntries(
    Object.entries(move.args).map(([name, value]) => {
      const noun = `${game}-${move.kinds[name] ?? ''}-${value}`;
      return [name, knows(noun) ? { key: noun } : /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

const slug = (move: Move): string => move.verb.replaceAll(' ', '-');

/** A move as a sentence about somebody, for the log and for those who listen. */
export const sayMove = (game: string, move: Move, who: string): string => say(`${game}-move-${slug(move)}`, { ...args(game, move), who });

/** A move as a line below the name of whoever made it. */
export const sayLine = (game: string, move: Move): string => say(`${game}-move-${slug(move)}.log`, args(game, move));

/** The question before a move is made. */
export const askMove = (game: string, move: Move): string => say(`${game}-ask-${slug(move)}`, args(game, move));

/** A move on a button. */
export const sayButton = (game: string, move: Move): string => say(`${game}-ask-${slug(move)}.button`, args(game, move));

import type { GameEvent } from '../net/types';
import { knows, say, type Arg, type Args } from '../words';
import type { Move } from './read';

/** A word of a move or an event: a noun if it has a message of its own, a number as a number. */
function word(game: string, kind: string, value: string): Arg {
  const noun = `${game}-${kind}-${value}`;
  return knows(noun) ? { key: noun } : /^\d+$/.test(value) ? Number(value) : value;
}

/** What a move names, for a message; what it leaves out is "none". */
const args = (game: string, move: Move): Record<string, Arg> =>
  Object.fromEntries(Object.entries(move.kinds).map(([name, kind]) => [name, word(game, kind, move.args[name] ?? 'none')]));

const slug = (move: Move): string => move.verb.replaceAll(' ', '-');

/** A move as a sentence about somebody, for the log and for those who listen; a game may know more than the move names. */
export const sayMove = (game: string, move: Move, who: string, more: Args = {}): string =>
  say(`${game}-move-${slug(move)}`, { ...args(game, move), ...more, who });

/** A move as a line below the name of whoever made it. */
export const sayLine = (game: string, move: Move, more: Args = {}): string =>
  say(`${game}-move-${slug(move)}.log`, { ...args(game, move), ...more });

/** The question before a move is made. */
export const askMove = (game: string, move: Move, more: Args = {}): string =>
  say(`${game}-ask-${slug(move)}`, { ...args(game, move), ...more });

/** A move on a button. */
export const sayButton = (game: string, move: Move, more: Args = {}): string =>
  say(`${game}-ask-${slug(move)}.button`, { ...args(game, move), ...more });

/**
 * What else happened in a move. A message with a field's name behind it is for events that have this field.
 *
 * @param people the fields whose numbers are seats
 */
export function sayEvent(game: string, event: GameEvent, people: readonly string[], name: (seat: unknown) => string): string {
  const key = `${game}-event-${event.event}`;
  const own = Object.keys(event).map((field) => `${key}-${field}`).find(knows) ?? key;
  const { event: _, ...fields } = event;
  const told = Object.entries(fields).map(([field, value]): [string, Arg] => {
    if (typeof value === 'number') {
      return [field, people.includes(field) ? name(value) : value];
    }
    return [field, Array.isArray(value) ? value.map((each) => word(game, field, String(each))) : word(game, field, String(value))];
  });
  return say(own, Object.fromEntries(told));
}

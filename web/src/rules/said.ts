import type { GameEvent } from '../net/types';
import { knows, say, type Arg, type Args } from '../words';
import type { Move } from './read';

/** How a game calls something of a kind, where that is more than a message of its own. */
export type Noun = (kind: string, value: string) => Arg | undefined;

/** What a game adds to the words of its moves. */
export interface Taste {
  noun?: Noun;
  /** What a move means besides what it names. */
  more?: Args;
}

/** A word of a move or an event: a noun if it has a message of its own, a number as a number. */
function word(game: string, kind: string, value: string, { noun }: Taste): Arg {
  const key = `${game}-${kind}-${value}`;
  return noun?.(kind, value) ?? (knows(key) ? { key } : /^\d+$/.test(value) ? Number(value) : value);
}

/** What a move names, for a message; what it leaves out is "absent". */
export function argsOf(game: string, move: Move, taste: Taste = {}): Record<string, Arg> {
  const named = Object.entries(move.args).map(([name, value]): [string, Arg] => [name, word(game, move.kinds[name] ?? '', value, taste)]);
  return { ...Object.fromEntries([...named, ...move.absent.map((name): [string, Arg] => [name, 'absent'])]), ...taste.more };
}

const slug = (move: Move): string => move.verb.replaceAll(' ', '-');

/** A move as a sentence about somebody, for the log and for those who listen. */
export const sayMove = (game: string, move: Move, who: string, taste?: Taste): string =>
  say(`${game}-move-${slug(move)}`, { ...argsOf(game, move, taste), who });

/** A move as a line below the name of whoever made it. */
export const sayLine = (game: string, move: Move, taste?: Taste): string => say(`${game}-move-${slug(move)}.log`, argsOf(game, move, taste));

/** The question before a move is made. */
export const askMove = (game: string, move: Move, taste?: Taste): string => say(`${game}-ask-${slug(move)}`, argsOf(game, move, taste));

/** A move on a button. */
export const sayButton = (game: string, move: Move, taste?: Taste): string => say(`${game}-ask-${slug(move)}.button`, argsOf(game, move, taste));

/**
 * What else happened in a move. A message with a field's name behind it is for events that have this field.
 *
 * @param people the fields whose numbers are seats
 */
export function sayEvent(game: string, event: GameEvent, people: readonly string[], name: (seat: unknown) => string, taste: Taste = {}): string {
  const fields = Object.entries(event).filter(([field]) => field !== 'event');
  const key = fields.map(([field]) => `${game}-event-${event.event}-${field}`).find(knows) ?? `${game}-event-${event.event}`;
  const arg = (field: string, value: unknown): Arg => {
    if (people.includes(field)) {
      return name(value);
    }
    if (Array.isArray(value)) {
      return value.map((each) => word(game, field, String(each), taste));
    }
    return typeof value === 'number' ? value : value === null ? 'none' : word(game, field, String(value), taste);
  };
  return say(key, Object.fromEntries(fields.map(([field, value]) => [field, arg(field, value)])));
}

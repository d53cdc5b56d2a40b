import type { GameEvent } from '../net/types';
import { knows, say, type Arg } from '../words';
import type { Move } from './read';

/** How a game calls something of a kind that a move names, where that is more than a message of its own. */
export type Noun = (kind: string, value: string) => Arg | undefined;

const none: Noun = () => undefined;

/** What a move names, for a message: numbers as numbers, what has a message of its own by that, and what is left out as such. */
export function argsOf(game: string, move: Move, noun: Noun = none): Record<string, Arg> {
  const named = Object.entries(move.args).map(([name, value]): [string, Arg] => {
    const kind = move.kinds[name] ?? '';
    const key = `${game}-${kind}-${value}`;
    return [name, noun(kind, value) ?? (knows(key) ? { key } : /^\d+$/.test(value) ? Number(value) : value)];
  });
  return Object.fromEntries([...named, ...move.absent.map((name): [string, Arg] => [name, 'absent'])]);
}

const slug = (move: Move): string => move.verb.replaceAll(' ', '-');

/** A move as a sentence about somebody, for the log and for those who listen. */
export const sayMove = (game: string, move: Move, who: string, noun?: Noun): string =>
  say(`${game}-move-${slug(move)}`, { ...argsOf(game, move, noun), who });

/** A move as a line below the name of whoever made it. */
export const sayLine = (game: string, move: Move, noun?: Noun): string => say(`${game}-move-${slug(move)}.log`, argsOf(game, move, noun));

/** The question before a move is made. */
export const askMove = (game: string, move: Move, noun?: Noun): string => say(`${game}-ask-${slug(move)}`, argsOf(game, move, noun));

/** A move on a button. */
export const sayButton = (game: string, move: Move, noun?: Noun): string => say(`${game}-ask-${slug(move)}.button`, argsOf(game, move, noun));

/** Fields of events that hold seats. */
const PEOPLE = ['seat', 'start', 'owner'];

/** An event as its game's catalogue tells it, in the form of the field that only some events of its name have. */
export function sayEvent(game: string, event: GameEvent, name: (seat: unknown) => string, noun: Noun = none): string {
  const fields = Object.entries(event).filter(([field]) => field !== 'event');
  const key = fields.map(([field]) => `${game}-event-${event.event}-${field}`).find(knows) ?? `${game}-event-${event.event}`;
  const word = (field: string, value: string): Arg => {
    const own = `${game}-${field}-${value}`;
    return noun(field, value) ?? (knows(own) ? { key: own } : /^\d+$/.test(value) ? Number(value) : value);
  };
  const arg = (field: string, value: unknown): Arg => {
    if (PEOPLE.includes(field)) {
      return name(value);
    }
    if (Array.isArray(value)) {
      return value.map((each) => word(field, String(each)));
    }
    return typeof value === 'number' ? value : value === null ? 'none' : word(field, String(value));
  };
  return say(key, Object.fromEntries(fields.map(([field, value]) => [field, arg(field, value)])));
}

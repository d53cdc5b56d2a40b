import { house } from '../house.svelte';
import type { GameEvent } from '../net/types';
import { knows, say, type Arg, type Args } from '../words';
import { read, type Move, type VerbForm } from './read';

/** How a game calls something of a kind, where that is more than a message of its own. */
export type Noun = (kind: string, value: string) => Arg | undefined;

/** What a game adds to the words of its moves. */
interface Taste {
  noun?: Noun;
  /** The same for the fields of events, where they are called differently. */
  eventNoun?: Noun;
  /** What a move means besides what it names. */
  more?: (move: Move, names: readonly string[]) => Args;
  /** The kinds of what a move names that lie on the board; spaces if nothing else is said. */
  places?: readonly string[];
}

/** The moves and events of one game: read by the verbs that the server tells, said by the game's catalogue. */
export class Speech {
  constructor(
    private readonly game: string,
    private readonly taste: Taste = {},
  ) {}

  get verbs(): readonly VerbForm[] {
    return house.game(this.game)?.verbs ?? [];
  }

  /** How a verb is spelled, what it costs and what it belongs with. */
  form = (verb: string | undefined): VerbForm | undefined => this.verbs.find((each) => each.verb === verb);

  read = (text: string): Move => read(text, this.verbs);

  /** The places on the board that a move names. */
  places = (text: string): readonly string[] => {
    const { args, kinds } = this.read(text);
    const lying = this.taste.places ?? ['space'];
    return Object.entries(args).flatMap(([name, value]) => (lying.includes(kinds[name] ?? '') ? value.split(' ') : []));
  };

  /** A move as a sentence about somebody, for the log and for those who listen. */
  sentence = (text: string, who: string): string => this.say('move', this.read(text), '', [], { who });

  /** A move as a line below the name of whoever made it. */
  line = (text: string): string => this.say('move', this.read(text), '.log');

  /** The question before a move is made. */
  ask = (move: Move, names?: readonly string[]): string => this.say('ask', move, '', names);

  /** A move on a button. */
  button = (move: Move, names?: readonly string[]): string => this.say('ask', move, '.button', names);

  private say(what: string, move: Move, attribute: string, names: readonly string[] = [], more: Args = {}): string {
    return say(`${this.game}-${what}-${move.verb.replaceAll(' ', '-')}${attribute}`, { ...this.args(move, names), ...more });
  }

  /** What a move names, for a message; what it leaves out is "absent". */
  args(move: Move, names: readonly string[] = []): Record<string, Arg> {
    const named = Object.entries(move.args).map(([name, value]) => [name, this.word(move.kinds[name] ?? '', value, this.taste.noun)] as const);
    return { ...Object.fromEntries([...named, ...move.absent.map((name) => [name, 'absent'] as const)]), ...this.taste.more?.(move, names) };
  }

  /**
   * What else happened in a move, or null if there are no words for it. A message with a field's name behind it is for
   * events that have this field.
   *
   * @param people the fields whose numbers are seats
   */
  event(event: GameEvent, people: readonly string[], name: (seat: unknown) => string): string | null {
    const fields = Object.entries(event).filter(([field]) => field !== 'event');
    const plain = `${this.game}-event-${event.event}`;
    const key = [...fields.map(([field]) => `${plain}-${field}`), plain].find(knows);
    const arg = (field: string, value: unknown): Arg => {
      if (people.includes(field)) {
        return name(value);
      }
      if (Array.isArray(value)) {
        return value.map((each) => arg(field, String(each)));
      }
      return typeof value === 'number' ? value : value === null ? 'none' : this.word(field, String(value), this.taste.eventNoun);
    };
    return key === undefined ? null : say(key, Object.fromEntries(fields.map(([field, value]) => [field, arg(field, value)])));
  }

  /** A word of a move or an event: a noun if it has a message of its own, a number as a number. */
  private word(kind: string, value: string, noun: Noun | undefined): Arg {
    const key = `${this.game}-${kind}-${value}`;
    return noun?.(kind, value) ?? (knows(key) ? { key } : /^\d+$/.test(value) ? Number(value) : value);
  }
}

import { app } from '../app/app.svelte';
import type { GameEvent, VerbForm } from '../net/types';
import { hasMessage, t, type MessageArg, type MessageArgs } from '../i18n';
import { parseMove, type Move } from './notation';

/** How a game calls something of a kind, where that is more than a message of its own. */
export type ArgFormatter = (kind: string, value: string) => MessageArg | undefined;

/** What a game adds to the words of its moves. */
interface PhrasingOptions {
  formatArg?: ArgFormatter;
  /** The same for the fields of events, where they are called differently. */
  formatEventArg?: ArgFormatter;
  /** What a move means besides what it names. */
  extraArgs?: (move: Move, names: readonly string[]) => MessageArgs;
  /** The kinds of what a move names that lie on the board; spaces if nothing else is said. */
  placeKinds?: readonly string[];
}

/** The moves and events of one game: read by the verbs that the server tells, said by the game's catalogue. */
export class MovePhrasing {
  constructor(
    private readonly game: string,
    private readonly options: PhrasingOptions = {},
  ) {}

  get verbs(): readonly VerbForm[] {
    return app.game(this.game)?.verbs ?? [];
  }

  /** How a verb is spelled, what it costs and what it belongs with. */
  verbForm = (verb: string | undefined): VerbForm | undefined => this.verbs.find((each) => each.verb === verb);

  parse = (text: string): Move => parseMove(text, this.verbs);

  /** The places on the board that a move names. */
  placesOf = (text: string): readonly string[] => {
    const { args, kinds } = this.parse(text);
    const kindsOnBoard = this.options.placeKinds ?? ['space'];
    return Object.entries(args).flatMap(([name, value]) => (kindsOnBoard.includes(kinds[name] ?? '') ? value.split(' ') : []));
  };

  /** A move as a sentence about somebody, for the log and for those who listen. */
  sentence = (text: string, who: string): string => this.format('move', this.parse(text), '', [], { who });

  /** A move as a line below the name of whoever made it. */
  logLine = (text: string): string => this.format('move', this.parse(text), '.log');

  /** The question before a move is made. */
  question = (move: Move, names?: readonly string[]): string => this.format('ask', move, '', names);

  /** A move on a button. */
  buttonLabel = (move: Move, names?: readonly string[]): string => this.format('ask', move, '.button', names);

  private format(kind: string, move: Move, attribute: string, names: readonly string[] = [], more: MessageArgs = {}): string {
    return t(`${this.game}-${kind}-${move.verb.replaceAll(' ', '-')}${attribute}`, { ...this.messageArgs(move, names), ...more });
  }

  /** What a move names, for a message; what it leaves out is "absent". */
  messageArgs(move: Move, names: readonly string[] = []): Record<string, MessageArg> {
    const named = Object.entries(move.args).map(([name, value]) => [name, this.argOf(move.kinds[name] ?? '', value, this.options.formatArg)] as const);
    return { ...Object.fromEntries([...named, ...move.absent.map((name) => [name, 'absent'] as const)]), ...this.options.extraArgs?.(move, names) };
  }

  /**
   * What else happened in a move, or null if there are no words for it. A message with a field's name behind it is for
   * events that have this field.
   *
   * @param seatFields the fields whose numbers are seats
   */
  eventText(event: GameEvent, seatFields: readonly string[], nameOf: (seat: unknown) => string): string | null {
    const fields = Object.entries(event).filter(([field]) => field !== 'event');
    const base = `${this.game}-event-${event.event}`;
    const key = [...fields.map(([field]) => `${base}-${field}`), base].find(hasMessage);
    const arg = (field: string, value: unknown): MessageArg => {
      if (seatFields.includes(field)) {
        return nameOf(value);
      }
      if (Array.isArray(value)) {
        return value.map((each) => arg(field, String(each)));
      }
      return typeof value === 'number' ? value : value === null ? 'none' : this.argOf(field, String(value), this.options.formatEventArg);
    };
    return key === undefined ? null : t(key, Object.fromEntries(fields.map(([field, value]) => [field, arg(field, value)])));
  }

  /** A word of a move or an event: a noun if it has a message of its own, a number as a number. */
  private argOf(kind: string, value: string, format: ArgFormatter | undefined): MessageArg {
    const key = `${this.game}-${kind}-${value}`;
    return format?.(kind, value) ?? (hasMessage(key) ? { key } : /^\d+$/.test(value) ? Number(value) : value);
  }
}

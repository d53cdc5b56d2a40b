import { app } from '../app/app.svelte';
import type { GameEvent, VerbFlag, VerbForm } from '../net/types';
import { hasMessage, type MessageArg, type MessageArgs, t } from '../i18n';
import { type Move, parseMove } from './notation';

/** Formats an argument of a kind, where the message `GAME-KIND-VALUE` is not enough. */
export type ArgFormatter = (kind: string, value: string) => MessageArg | undefined;

/** Options of a game's phrasing. */
interface PhrasingOptions {
  formatArg?: ArgFormatter;
  /** The same for fields of events, where their names differ. */
  formatEventArg?: ArgFormatter;
  /** Additional message arguments of a move. */
  extraArgs?: (move: Move, names: readonly string[]) => MessageArgs;
  /** The kinds of arguments that are places on the board; by default spaces. */
  placeKinds?: readonly string[];
}

/** Parses and phrases the moves and events of one game, by the verbs of the catalogue and the game's messages. */
export class MovePhrasing {
  constructor(
    private readonly game: string,
    private readonly options: PhrasingOptions = {},
  ) {}

  get verbs(): readonly VerbForm[] {
    return app.game(this.game)?.verbs ?? [];
  }

  /** Returns how a verb is spelled, what it costs and which group it belongs to. */
  verbForm = (verb: string | undefined): VerbForm | undefined => this.verbs.find((each) => each.verb === verb);

  /** Whether the game says this of moves with a verb. */
  hasFlag = ({ verb }: { verb: string }, flag: VerbFlag): boolean => this.verbForm(verb)?.flags?.includes(flag) ?? false;

  parse = (text: string): Move => parseMove(text, this.verbs);

  /** Returns the places on the board that a move names. */
  placesOf = (text: string): readonly string[] => {
    const { args, kinds } = this.parse(text);
    const kindsOnBoard = this.options.placeKinds ?? ['space'];
    return Object.entries(args).flatMap(([name, value]) => (kindsOnBoard.includes(kinds[name] ?? '') ? value.split(' ') : []));
  };

  /** Phrases a move as a sentence about a player, for announcements and dialogs. */
  sentence = (text: string, who: string): string => this.format('move', this.parse(text), '', [], { who });

  /** Phrases a move as a line below the name of the player who made it. */
  logLine = (text: string): string => this.format('move', this.parse(text), '.log');

  /** Phrases a move as a question, to be confirmed. */
  question = (move: Move, names?: readonly string[]): string => this.format('ask', move, '', names);

  /** Phrases a move as the text of a button. */
  buttonLabel = (move: Move, names?: readonly string[]): string => this.format('ask', move, '.button', names);

  private format(kind: string, move: Move, attribute: string, names: readonly string[] = [], more: MessageArgs = {}): string {
    return t(`${this.game}-${kind}-${move.verb.replaceAll(' ', '-')}${attribute}`, { ...this.messageArgs(move, names), ...more });
  }

  /** Returns the message arguments of a move; an argument that is not given is "absent". */
  messageArgs(move: Move, names: readonly string[] = []): Record<string, MessageArg> {
    const args = Object.entries(move.args).map(
      ([name, value]) => [name, this.argOf(move.kinds[name] ?? '', value, this.options.formatArg)] as const,
    );
    return {
      ...Object.fromEntries([...args, ...move.absent.map((name) => [name, 'absent'] as const)]),
      ...this.options.extraArgs?.(move, names),
    };
  }

  /**
   * Phrases an event, or returns null if there is no message for it. A message whose key ends in a field's name is used for
   * events with that field.
   *
   * @param seatFields the fields whose values are seats
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

  /** Returns the message argument for a value: a noun if it has a message of its own, a number as a number. */
  private argOf(kind: string, value: string, format: ArgFormatter | undefined): MessageArg {
    const key = `${this.game}-${kind}-${value}`;
    return format?.(kind, value) ?? (hasMessage(key) ? { key } : /^\d+$/.test(value) ? Number(value) : value);
  }
}

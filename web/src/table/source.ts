import type { ChatLine, Drawing, LogEntry, Outbound, Past, TableInfo, Way } from '../net/types';
import type { Connection } from '../net/live';
import type { Phrase } from '../words';

/** Who listens to a table. */
export interface Listener {
  hear: (message: Outbound) => void;
  lineIs: (state: Connection) => void;
  /** The last entry that has been heard of, or null if nothing has. */
  last: () => number | null;
}

/** Where a table lives, and who answers for its rules: a server, or this browser. Whoever shows it cannot tell. */
export interface Source {
  /** Whether it is played in this browser alone. */
  readonly local: boolean;
  log(): Promise<LogEntry[]>;
  chat(): Promise<ChatLine[]>;
  /** What was seen after an entry, by oneself, a seat or, of a finished game, all. */
  past(number: number, eyes: string | undefined): Promise<Past>;
  why(move: string): Promise<{ reason: string | null; phrases?: Phrase[] }>;
  worth(move: string): Promise<number | null>;
  ways(): Promise<{ number: number; ways: Way[] }>;
  drawings(): Promise<Drawing[]>;
  draw(drawing: Drawing): Promise<unknown>;
  /** Says something to the table: a move, a wish to go back; done once it is promised. */
  ask(message: Record<string, unknown>): Promise<unknown>;
  /** Does something that is not a move: sitting down, starting, leaving. */
  deed(name: string, body: object): Promise<TableInfo>;
  close(): void;
}

export type OpenSource = (listener: Listener) => Source;

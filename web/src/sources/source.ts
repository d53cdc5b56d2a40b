import type { Attachment, ChatMessage, Hint, LogEntry, Outbound, PastPosition, ReachablePath, TableInfo, TableRequest } from '../net/types';
import type { CommandBody, CommandName } from '../net/request';
import type { ConnectionState } from '../net/socket';
import type { Condition } from '../engine/engineGame';
import type { Phrase } from '../i18n';

/** Who listens to a table. */
export interface SourceListener {
  onMessage: (message: Outbound) => void;
  onConnection: (state: ConnectionState) => void;
  /** The last entry that has been heard of, or null if nothing has. */
  lastSeenEntry: () => number | null;
}

/** Where a table lives, and who answers for its rules: a server, or this browser. Whoever shows it cannot tell. */
export interface Source {
  /** Whether it is played in this browser alone. */
  readonly isLocal: boolean;
  /** The address of its page. */
  readonly pagePath: string;
  log(): Promise<LogEntry[]>;
  chat(): Promise<ChatMessage[]>;
  /** What was seen after an entry, by oneself, a seat or, of a finished game, all. */
  positionAt(number: number, viewer: string | undefined): Promise<PastPosition>;
  explainMove(move: string): Promise<{ reason: string | null; phrases?: Phrase[] }>;
  moveGain(move: string): Promise<number | null>;
  reachable(): Promise<{ number: number; ways: ReachablePath[] }>;
  /** The game as a file that anybody can check, once it is over; lessons have none. */
  exportFile?(): Promise<Blob>;
  /** What a bot would do in the place of whoever is to move; only where somebody can play. */
  hint?(signal: AbortSignal): Promise<Hint>;
  /** What players have laid beside the game, by each game's own measure. */
  attachments(): Promise<Attachment[]>;
  /** Lays something there in place of what lay there for the same part; without content it only goes. */
  attach(attachment: Attachment): Promise<unknown>;
  /** Says something to the table: a move, a wish to go back; done once it is promised. */
  send(message: TableRequest): Promise<unknown>;
  /** Does something that is not a move: sitting down, starting, leaving. */
  runCommand<D extends CommandName>(name: D, body?: CommandBody<D>): Promise<TableInfo>;
  /** Which of several conditions hold for this player; only where the engine is at hand. */
  checkConditions?(conditions: readonly Condition[][]): Promise<boolean[]>;
  /** Lets a bot play for this player too until something holds; only where nobody else is there. */
  autoplayUntil?(bot: string, until: readonly Condition[]): Promise<void>;
  close(): void;
}

export type OpenSource = (listener: SourceListener) => Source;

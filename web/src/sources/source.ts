import type { Attachment, ChatMessage, Hint, LogEntry, Outbound, PastPosition, ReachablePath, TableInfo, TableRequest } from '../net/types';
import type { CommandBody, CommandName } from '../net/request';
import type { ConnectionState } from '../net/socket';
import type { Condition } from '../engine/engineGame';
import type { Phrase } from '../i18n';

/** The callbacks of a source. */
export interface SourceListener {
  onMessage: (message: Outbound) => void;
  onConnection: (state: ConnectionState) => void;
  /** The number of the last log entry that was received, or null. */
  lastSeenEntry: () => number | null;
}

/** A table and its rules, wherever they are: on a server or in this browser. Its users need not know which. */
export interface Source {
  /** Whether it is played in this browser alone. */
  readonly isLocal: boolean;
  /** The address of its page. */
  readonly pagePath: string;
  log(): Promise<LogEntry[]>;
  chat(): Promise<ChatMessage[]>;
  /** Returns the position after an entry, as seen by the viewer: a seat, or `all` in a finished game; by default oneself. */
  positionAt(number: number, viewer: string | undefined): Promise<PastPosition>;
  explainMove(move: string): Promise<{ reason: string | null; phrases?: Phrase[] }>;
  moveGain(move: string): Promise<number | null>;
  reachable(): Promise<{ number: number; ways: ReachablePath[] }>;
  /** Exports a finished game as a file that anybody can verify; lessons have none. */
  exportFile?(): Promise<Blob>;
  /** Returns a bot's suggestion for the player to move; missing where nobody plays. */
  hint?(signal: AbortSignal): Promise<Hint>;
  /** Content that players have attached to the game; its format is up to each game. */
  attachments(): Promise<Attachment[]>;
  /** Replaces the attachment of a seat and part, or removes it if there is no content. */
  attach(attachment: Attachment): Promise<unknown>;
  /** Sends a request, such as a move or an undo, and resolves when it is done. */
  send(message: TableRequest): Promise<unknown>;
  /** Runs a command that is not a move: joining, starting, leaving. */
  runCommand<D extends CommandName>(name: D, body?: CommandBody<D>): Promise<TableInfo>;
  /** Evaluates conditions for this player; only where the engine is available. */
  checkConditions?(conditions: readonly Condition[][]): Promise<boolean[]>;
  /** Lets a bot play for this player until a condition holds; only without other people. */
  autoplayUntil?(bot: string, until: readonly Condition[]): Promise<void>;
  close(): void;
}

export type OpenSource = (listener: SourceListener) => Source;

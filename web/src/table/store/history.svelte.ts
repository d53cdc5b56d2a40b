import { ApiError, errorMessage } from '../../net/errors';
import type { ChatMessage, GameEvent, LogEntry } from '../../net/types';
import type { Source } from '../../sources/source';

/** A log entry with its events. */
export interface LogRecord {
  entry: LogEntry;
  events: GameEvent[];
}

const isSameLine = (one: ChatMessage, other: ChatMessage): boolean =>
  one.time === other.time && one.name === other.name && one.text === other.text;

/** The log and the chat of a table: what was loaded, and what has been received since. */
export class History {
  log = $state.raw<LogRecord[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Why log and chat could not be loaded; empty if they are complete or being loaded. */
  error = $state('');
  /** The number of chat messages that have been read. */
  private chatRead = $state(0);
  /** The number of times that the history was requested; only the last answer counts. */
  private requests = 0;
  /** The chat messages received since then. */
  private chatSinceRequest: ChatMessage[] = [];

  /** @param onNotFound called with the reason if there is no such table for this user */
  constructor(private readonly onNotFound: (reason: string) => void) {}

  get unreadChat(): number {
    return Math.max(0, this.chat.length - this.chatRead);
  }

  markChatRead(): void {
    this.chatRead = this.chat.length;
  }

  /** Loads log and chat; what is received meanwhile is kept. */
  async load(source: Pick<Source, 'log' | 'chat'>): Promise<void> {
    const request = ++this.requests;
    this.chatSinceRequest = [];
    this.error = '';
    try {
      const [entries, chat] = await Promise.all([source.log(), source.chat()]);
      if (request !== this.requests) {
        return;
      }
      const last = entries.at(-1)?.number ?? 0;
      const past = entries.map((entry) => ({ entry, events: entry.events ?? [] }));
      this.log = [...past, ...this.log.filter((each) => each.entry.number > last)];
      this.chat = [...chat, ...this.chatSinceRequest.filter((line) => !chat.some((each) => isSameLine(each, line)))];
    } catch (problem) {
      if (request !== this.requests) {
        return;
      }
      if (problem instanceof ApiError && problem.code === 'unknown') {
        this.onNotFound(problem.message);
      } else {
        this.error = errorMessage(problem);
      }
    }
  }

  append(record: LogRecord): void {
    if (record.entry.number > (this.log.at(-1)?.entry.number ?? 0)) {
      this.log = [...this.log, record];
    }
  }

  addChat(line: ChatMessage): void {
    this.chat = [...this.chat, line];
    this.chatSinceRequest.push(line);
  }
}

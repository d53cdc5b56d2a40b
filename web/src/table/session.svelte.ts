import { house } from '../house.svelte';
import { api, Refused } from '../net/api';
import { Live, type Connection } from '../net/live';
import type { ChatLine, GameEvent, LogEntry, Outbound, TableInfo } from '../net/types';

/** One entry of the log with what happened in it. */
export interface Happening {
  entry: LogEntry;
  events: GameEvent[];
}

/** A table as this browser sees it: the last view, the log, and the line to the server. */
export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  /** Something to be read at once: a refusal, or word from the server. */
  notice = $state('');
  /** The table cannot be seen at all. */
  gone = $state('');
  undoAsked = $state<{ seat: number; kept: number } | null>(null);
  rematch = $state<{ next: string; invitation: string } | null>(null);
  /** When the last view came, for clocks. */
  seenAt = $state(Date.now());
  busy = $state(false);

  private readonly live: Live;

  constructor(
    readonly id: string,
    private readonly invitation: string | undefined,
  ) {
    this.live = new Live(
      (message) => this.hear(message),
      (state) => (this.connection = state),
      () => ({
        type: 'watch',
        table: id,
        ...(this.info === null ? {} : { after: this.info.number }),
        ...(invitation === undefined ? {} : { invitation }),
      }),
    );
    void this.readPast();
  }

  private async readPast(): Promise<void> {
    try {
      const [entries, chat] = await Promise.all([
        api.log(this.id, this.invitation),
        api.chat(this.id, this.invitation),
      ]);
      const known = new Set(this.log.map((each) => each.entry.number));
      const past = entries.filter((entry) => !known.has(entry.number)).map((entry) => ({ entry, events: [] }));
      this.log = [...past, ...this.log].sort((a, b) => a.entry.number - b.entry.number);
      this.chat = chat;
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'unknown') {
        this.gone = problem.message;
      }
    }
  }

  private hear(message: Outbound): void {
    switch (message.type) {
      case 'table':
        this.show(message.view);
        break;
      case 'missed':
        this.add(message.entries.map((entry) => ({ entry, events: [] })));
        this.show(message.view);
        break;
      case 'entry':
        this.add([{ entry: message.entry, events: message.events }]);
        if (message.view) {
          this.show(message.view);
        }
        break;
      case 'presence':
        if (this.info) {
          const seats = this.info.seats.map((seat, i) => ({ ...seat, present: message.seats[i] ?? false }));
          this.info = { ...this.info, seats };
        }
        break;
      case 'undo-asked':
        this.undoAsked = { seat: message.seat, kept: message.kept };
        break;
      case 'undo-refused':
        this.undoAsked = null;
        this.notice = 'Going back was not agreed to.';
        break;
      case 'said':
        this.chat = [...this.chat, { name: message.name, text: message.text, time: message.time }];
        break;
      case 'rematch':
        this.rematch = { next: message.next, invitation: message.invitation };
        break;
      case 'refused':
        if (message.code === 'unknown') {
          this.gone = message.reason;
        } else {
          this.notice = message.reason;
        }
        break;
      default:
        break;
    }
  }

  private show(view: TableInfo): void {
    this.info = view;
    this.seenAt = Date.now();
    this.undoAsked = view.undoAsked ?? null;
    this.rematch = view.rematch ? { next: view.rematch.table, invitation: view.rematch.invitation } : this.rematch;
  }

  private add(entries: Happening[]): void {
    const last = this.log.at(-1)?.entry.number ?? 0;
    this.log = [...this.log, ...entries.filter((each) => each.entry.number > last)];
  }

  /** Plays a move. Sent again after a break it does no harm: it carries the number it answers to. */
  async move(text: string): Promise<string | null> {
    return this.tell({ type: 'move', number: this.info?.number ?? 0, move: text });
  }

  /** Why a move cannot be played, or null if it can. */
  async why(move: string): Promise<string | null> {
    try {
      return await api.why(this.id, move);
    } catch (problem) {
      return problem instanceof Error ? problem.message : null;
    }
  }

  undo = (): Promise<string | null> => this.tell({ type: 'undo', number: this.info?.number ?? 0 });
  askUndo = (kept: number): Promise<string | null> => this.tell({ type: 'ask-undo', kept });
  answerUndo = (yes: boolean): Promise<string | null> => this.tell({ type: 'answer-undo', yes });
  resign = (): Promise<string | null> => this.tell({ type: 'resign' });
  say = (text: string): Promise<string | null> => this.tell({ type: 'say', text });

  /** Says something to the table; answers with the reason if it cannot be. */
  private async tell(message: Record<string, unknown>): Promise<string | null> {
    this.busy = true;
    this.notice = '';
    try {
      await this.live.ask({ ...message, table: this.id });
      return null;
    } catch (problem) {
      return problem instanceof Error ? problem.message : 'Something went wrong.';
    } finally {
      this.busy = false;
    }
  }

  /** Does something that is not a move: sitting down, starting, leaving. */
  async deed(name: string, body: unknown = {}): Promise<void> {
    this.notice = '';
    try {
      await this.becomeVisitor();
      const joining = name === 'join' && this.invitation !== undefined ? { invitation: this.invitation } : {};
      this.show(await api.deed(this.id, name, { ...joining, ...(body as object) }));
    } catch (problem) {
      this.notice = problem instanceof Error ? problem.message : 'Something went wrong.';
    }
  }

  /** A stranger who wants to do something becomes a guest, and the line must know. */
  private async becomeVisitor(): Promise<void> {
    if (house.me.name === null) {
      await house.visit();
      this.live.renew();
    }
  }

  close(): void {
    this.live.close();
  }
}

import { motion } from '../design/motion.svelte';
import { reasonOf, Refused } from '../net/api';
import type { DeedBody, DeedName } from '../net/ask';
import type { Connection } from '../net/live';
import { Served } from '../net/served';
import type { Attachment, ChatLine, GameEvent, LogEntry, Outbound, Patience, TableInfo, UndoAsked, Way, Wish } from '../net/types';
import { say, sayWhy } from '../words';
import { laidDown } from './attachments';
import { withNames } from './bots';
import { changesFor } from './changes';
import type { ScoringAnimation } from './count';
import { Hinting } from './hinting.svelte';
import { LookBack } from './lookback.svelte';
import { Pacing, STEP } from './pacing';
import { viewerSeat } from './playing.svelte';
import { Pointing } from './pointing.svelte';
import type { OpenSource, Source } from './source';

/** One entry of the log with what happened in it. */
export interface Happening {
  entry: LogEntry;
  events: GameEvent[];
}

/** An entry on its way to the eye, with the table as it is afterwards. */
interface Arrival extends Happening {
  view: TableInfo | undefined;
  at: number;
}

/** A table as this browser shows it: the last view, the log, and the line to where it is played. */
export class TableSession {
  /** The table as it is now, whatever is looked at. */
  now = $state.raw<TableInfo | null>(null);
  log = $state.raw<Happening[]>([]);
  /** What has happened just now, before our eyes. */
  latest = $state.raw<Happening | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the talk were there when it was last looked at. */
  heard = $state(0);
  /** What the players have laid beside the game; read only for games that show it. */
  attachments = $state.raw<Attachment[]>([]);
  connection = $state<Connection>('connecting');
  /** Something to be read at once: a refusal, or word from the server. */
  notice = $state('');
  /** The table cannot be seen at all. */
  gone = $state('');
  undoAsked = $state<UndoAsked | null>(null);
  rematch = $state<{ next: string; invitation: string } | null>(null);
  /** When the last view came, for clocks. */
  seenAt = $state(Date.now());
  busy = $state(false);
  /** How long one waits for who is to move and has gone, and when that was told. */
  patience = $state.raw<Patience | null>(null);
  patienceAt = $state(0);

  /** What is being counted out on the board, or null. */
  counting = $state.raw<ScoringAnimation | null>(null);
  /** Whether the herald says something that is to be read first. */
  speaking = $state(false);
  /** The places that a move of this game names, once the game is known. */
  places = $state.raw<(move: string) => readonly string[]>(() => []);

  readonly look = new LookBack(this);
  readonly pointing = new Pointing();
  readonly hinting = new Hinting(this);
  /** The table as it is looked at. */
  readonly info = $derived.by(() => this.look.show(this.now));
  /** Everybody's points when this person last acted. */
  private acted = $state.raw<readonly number[]>([]);
  /** What others did since then, until the next action. */
  readonly changes = $derived.by(() => (this.look.at === null ? changesFor(this.log, this.now, this.places, this.acted) : null));

  get eyes(): string | undefined {
    const several = this.now !== null && this.now.phase === 'playing' && this.now.you.length > 1;
    return several && this.now ? String(viewerSeat(this.now)) : undefined;
  }

  get unheard(): number {
    return Math.max(0, this.chat.length - this.heard);
  }

  readonly source: Source;
  private readonly pacing = new Pacing<Arrival>((arrival) => this.apply(arrival));

  constructor(
    readonly id: string,
    /** The one that this person came with; who belongs to the table is told it besides. */
    readonly invitation: string | undefined,
    open: OpenSource = (listener) => new Served(id, invitation, listener),
  ) {
    this.source = open({
      hear: (message) => this.hear(message),
      lineIs: (state) => this.lineIs(state),
      last: () => this.now?.number ?? null,
    });
    void this.readPast();
  }

  private lineIs(state: Connection): void {
    if (state === 'connected' && this.connection === 'lost') {
      this.notice = ''; // whatever it said, it was about a line that is gone
    }
    this.connection = state;
  }

  private async readPast(): Promise<void> {
    try {
      const [entries, chat] = await Promise.all([this.source.log(), this.source.chat()]);
      const last = entries.at(-1)?.number ?? 0;
      const past = entries.map((entry) => ({ entry, events: entry.events ?? [] }));
      this.log = [...past, ...this.log.filter((each) => each.entry.number > last)];
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
        this.pacing.clear();
        this.show(message.view);
        break;
      case 'missed':
        this.pacing.clear();
        this.show(message.view);
        if (message.entries.length > 0) {
          void this.readPast(); // with what happened in them
        }
        break;
      case 'entry':
        this.arrive({ entry: message.entry, events: message.events, view: message.view, at: Date.now() });
        break;
      case 'presence':
        if (this.now) {
          const seats = this.now.seats.map((seat, i) => ({ ...seat, present: message.seats[i] ?? false }));
          this.now = { ...this.now, seats, watching: message.watching };
          this.wait(message.patience);
        }
        break;
      case 'undo-asked':
        this.undoAsked = { seat: message.seat, kept: message.kept, number: message.number };
        break;
      case 'undo-refused':
        this.undoAsked = null;
        this.notice = say('house-back-not-agreed');
        break;
      case 'said':
        this.chat = [...this.chat, { name: message.name, text: message.text, time: message.time }];
        break;
      case 'attached':
        this.attachments = laidDown(this.attachments, message);
        break;
      case 'rematch':
        this.rematch = { next: message.next, invitation: message.invitation };
        break;
      case 'refused':
        if (message.code === 'unknown') {
          this.gone = sayWhy(message);
        } else {
          this.notice = sayWhy(message);
        }
        break;
      default:
        break;
    }
  }

  /** A game counts something out, or has done so: what the others do next, and the result, wait for it. */
  count(counting: ScoringAnimation | null): void {
    this.counting = counting;
    this.pacing.hold(counting !== null);
  }

  /** What the others do is shown move by move; what one does oneself, at once. */
  private arrive(arrival: Arrival): void {
    const own = arrival.entry.seat !== undefined && (this.now?.you.includes(arrival.entry.seat) ?? false);
    const seen = motion.on && document.visibilityState === 'visible';
    if (seen && arrival.entry.kind === 'move' && (!own || this.pacing.waiting)) {
      this.pacing.push(arrival);
    } else {
      this.pacing.flush();
      this.apply(arrival);
    }
  }

  private apply(arrival: Arrival): void {
    this.add([arrival]);
    this.latest = arrival;
    if (arrival.view) {
      this.show(arrival.view, arrival.at);
      if (arrival.view.you.includes(arrival.entry.seat ?? -1)) {
        this.acted = arrival.view.status?.scores ?? [];
      }
    }
  }

  private show(view: TableInfo, at = Date.now()): void {
    this.now = { ...view, seats: withNames(view.seats, view.imported?.table ?? view.id) };
    this.seenAt = at;
    this.wait(view.patience, at);
    this.undoAsked = view.undoAsked ?? null;
    this.rematch = view.rematch ? { next: view.rematch.table, invitation: view.rematch.invitation } : this.rematch;
  }

  private wait(patience: Patience | undefined, at = Date.now()): void {
    this.patience = patience ?? null;
    this.patienceAt = at;
  }

  private add(entries: Happening[]): void {
    const last = this.log.at(-1)?.entry.number ?? 0;
    this.log = [...this.log, ...entries.filter((each) => each.entry.number > last)];
  }

  /** Plays a move. Sent again after a break it does no harm: it carries the number it answers to. */
  async move(text: string): Promise<string | null> {
    return this.tell({ type: 'move', number: this.now?.number ?? 0, move: text });
  }

  /** Plays several moves one after the other, with time to see each; stops at the first that is refused. */
  async walk(moves: readonly string[]): Promise<string | null> {
    for (const [i, text] of moves.entries()) {
      const begun = Date.now();
      const refused = await this.move(text);
      if (refused !== null) {
        return refused;
      }
      if (motion.on && i < moves.length - 1) {
        this.busy = true;
        await new Promise((rested) => setTimeout(rested, Math.max(0, begun + STEP - Date.now())));
        this.busy = false;
      }
    }
    return null;
  }

  /** How far one's pieces get in this turn; nothing if that cannot be found out now. */
  async ways(): Promise<Way[]> {
    const answer = await this.source.ways().catch(() => null);
    return answer !== null && answer.number === this.now?.number ? answer.ways : [];
  }

  /** Why a move cannot be played, in words and by the messages that say it; null if it can. */
  why(move: string): Promise<{ text: string; keys: string[] } | null> {
    return this.source.why(move).then(
      ({ reason, phrases = [] }) => (reason === null ? null : { text: sayWhy({ reason, phrases }), keys: phrases.map(({ key }) => key) }),
      (problem) => ({ text: reasonOf(problem), keys: [] }),
    );
  }

  /** What a move would add to one's points, or null if that is not certain. */
  worth(move: string): Promise<number | null> {
    return this.source.worth(move).catch(() => null);
  }

  /** Reads what was laid beside the game before; what is from now on comes by itself. */
  async readAttachments(): Promise<void> {
    this.attachments = await this.source.attachments().catch(() => this.attachments);
  }

  /** Lays something beside the game, which everybody sees, or takes it away; answers with the reason if it cannot be. */
  async attach(attachment: Attachment): Promise<string | null> {
    const refused = await this.source.attach(attachment).then(() => null, reasonOf);
    if (refused === null) {
      this.attachments = laidDown(this.attachments, attachment);
    }
    return refused;
  }

  undo = (): Promise<string | null> => this.tell({ type: 'undo', number: this.now?.number ?? 0 });
  askUndo = (kept: number): Promise<string | null> => this.tell({ type: 'ask-undo', kept });
  /** Answers a wish to go back, by name: what was asked instead meanwhile is not meant. */
  answerUndo = ({ kept, number }: UndoAsked, yes: boolean): Promise<string | null> =>
    this.tell({ type: 'answer-undo', kept, number, yes });
  resign = (): Promise<string | null> => this.tell({ type: 'resign' });
  say = (text: string): Promise<string | null> => this.tell({ type: 'chat', text });

  /** Says something to the table; answers with the reason if it cannot be. */
  private async tell(message: Wish): Promise<string | null> {
    if (message.type !== 'chat') {
      void this.look.go(null); // what is done is done to the game as it is now
    }
    this.busy = true;
    this.notice = '';
    const refused = await this.source.ask(message).then(() => null, reasonOf);
    this.busy = false;
    return refused;
  }

  /** Does something that is not a move: sitting down, starting, leaving. */
  async deed<D extends DeedName>(name: D, body?: DeedBody<D>): Promise<void> {
    this.notice = '';
    try {
      const view = await this.source.deed(name, body);
      this.pacing.flush();
      this.show(view);
    } catch (problem) {
      this.notice = reasonOf(problem);
    }
  }

  close(): void {
    this.look.stop();
    this.hinting.close();
    this.pacing.clear();
    this.source.close();
  }
}

import { motion } from '../../design/motion.svelte';
import { ApiError, errorMessage } from '../../net/errors';
import type { CommandBody, CommandName } from '../../net/request';
import type { ConnectionState } from '../../net/socket';
import { ServerSource } from '../../sources/server';
import type { Attachment, ChatMessage, GameEvent, LogEntry, Outbound, ClaimCountdown, TableInfo, UndoRequest, ReachablePath, TableRequest } from '../../net/types';
import { t, formatRefusal } from '../../i18n';
import { upsertAttachment } from './attachments';
import { withDisplayNames } from '../../bots/names';
import { sinceLastTurn } from './sinceLastTurn';
import type { ScoringAnimation } from '../../board-kit/scoringAnimation';
import { Hints } from './hints.svelte';
import { Review } from './review.svelte';
import { AnimationQueue, STEP_MS } from './animationQueue';
import { viewerSeat } from '../../board-kit/playing.svelte';
import { Highlight } from './highlight.svelte';
import type { OpenSource, Source } from '../../sources/source';

/** One entry of the log with what happened in it. */
export interface LogRecord {
  entry: LogEntry;
  events: GameEvent[];
}

/** An entry on its way to the eye, with the table as it is afterwards. */
interface QueuedEntry extends LogRecord {
  view: TableInfo | undefined;
  at: number;
}

/** A table as this browser shows it: the last view, the log, and the line to where it is played. */
export class TableSession {
  /** The table as it is now, whatever is looked at. */
  live = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogRecord[]>([]);
  /** What has happened just now, before our eyes. */
  latest = $state.raw<LogRecord | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  /** How many lines of the talk were there when it was last looked at. */
  chatRead = $state(0);
  /** What the players have laid beside the game; read only for games that show it. */
  attachments = $state.raw<Attachment[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** Something to be read at once: a refusal, or word from the server. */
  message = $state('');
  /** The table cannot be seen at all. */
  notFound = $state('');
  undoRequest = $state<UndoRequest | null>(null);
  rematch = $state<{ next: string; invitation: string } | null>(null);
  /** When the last view came, for clocks. */
  receivedAt = $state(Date.now());
  busy = $state(false);
  /** How long one waits for who is to move and has gone, and when that was told. */
  claimCountdown = $state.raw<ClaimCountdown | null>(null);
  claimCountdownAt = $state(0);

  /** What is being counted out on the board, or null. */
  scoringAnimation = $state.raw<ScoringAnimation | null>(null);
  /** Whether the herald says something that is to be read first. */
  tutorActive = $state(false);
  /** The places that a move of this game names, once the game is known. */
  placesOf = $state.raw<(move: string) => readonly string[]>(() => []);

  readonly review = new Review(this);
  readonly highlight = new Highlight();
  readonly hints = new Hints(this);
  /** The table as it is looked at. */
  readonly shown = $derived.by(() => this.review.apply(this.live));
  /** Everybody's points when this person last acted. */
  private scoresAtLastTurn = $state.raw<readonly number[]>([]);
  /** What others did since then, until the next action. */
  readonly sinceLastTurn = $derived.by(() => (this.review.entryNumber === null ? sinceLastTurn(this.log, this.live, this.placesOf, this.scoresAtLastTurn) : null));

  get viewer(): string | undefined {
    const several = this.live !== null && this.live.phase === 'playing' && this.live.you.length > 1;
    return several && this.live ? String(viewerSeat(this.live)) : undefined;
  }

  get unreadChat(): number {
    return Math.max(0, this.chat.length - this.chatRead);
  }

  readonly source: Source;
  private readonly animationQueue = new AnimationQueue<QueuedEntry>((queued) => this.apply(queued));

  constructor(
    readonly id: string,
    /** The one that this person came with; who belongs to the table is told it besides. */
    readonly invitation: string | undefined,
    open: OpenSource = (listener) => new ServerSource(id, invitation, listener),
  ) {
    this.source = open({
      onMessage: (message) => this.onMessage(message),
      onConnection: (state) => this.onConnection(state),
      lastSeenEntry: () => this.live?.number ?? null,
    });
    void this.loadHistory();
  }

  private onConnection(state: ConnectionState): void {
    if (state === 'connected' && this.connection === 'lost') {
      this.message = ''; // whatever it said, it was about a line that is gone
    }
    this.connection = state;
  }

  private async loadHistory(): Promise<void> {
    try {
      const [entries, chat] = await Promise.all([this.source.log(), this.source.chat()]);
      const last = entries.at(-1)?.number ?? 0;
      const past = entries.map((entry) => ({ entry, events: entry.events ?? [] }));
      this.log = [...past, ...this.log.filter((each) => each.entry.number > last)];
      this.chat = chat;
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'unknown') {
        this.notFound = problem.message;
      }
    }
  }

  private onMessage(message: Outbound): void {
    switch (message.type) {
      case 'table':
        this.animationQueue.clear();
        this.setLive(message.view);
        break;
      case 'missed':
        this.animationQueue.clear();
        this.setLive(message.view);
        if (message.entries.length > 0) {
          void this.loadHistory(); // with what happened in them
        }
        break;
      case 'entry':
        this.onEntry({ entry: message.entry, events: message.events, view: message.view, at: Date.now() });
        break;
      case 'presence':
        if (this.live) {
          const seats = this.live.seats.map((seat, i) => ({ ...seat, present: message.seats[i] ?? false }));
          this.live = { ...this.live, seats, watching: message.watching };
          this.setClaimCountdown(message.patience);
        }
        break;
      case 'undo-asked':
        this.undoRequest = { seat: message.seat, kept: message.kept, number: message.number };
        break;
      case 'undo-refused':
        this.undoRequest = null;
        this.message = t('house-back-not-agreed');
        break;
      case 'said':
        this.chat = [...this.chat, { name: message.name, text: message.text, time: message.time }];
        break;
      case 'attached':
        this.attachments = upsertAttachment(this.attachments, message);
        break;
      case 'rematch':
        this.rematch = { next: message.next, invitation: message.invitation };
        break;
      case 'refused':
        if (message.code === 'unknown') {
          this.notFound = formatRefusal(message);
        } else {
          this.message = formatRefusal(message);
        }
        break;
      default:
        break;
    }
  }

  /** A game counts something out, or has done so: what the others do next, and the result, wait for it. */
  setScoringAnimation(animation: ScoringAnimation | null): void {
    this.scoringAnimation = animation;
    this.animationQueue.pause(animation !== null);
  }

  /** What the others do is shown move by move; what one does oneself, at once. */
  private onEntry(queued: QueuedEntry): void {
    const own = queued.entry.seat !== undefined && (this.live?.you.includes(queued.entry.seat) ?? false);
    const isVisible = motion.on && document.visibilityState === 'visible';
    if (isVisible && queued.entry.kind === 'move' && (!own || this.animationQueue.hasWaiting)) {
      this.animationQueue.push(queued);
    } else {
      this.animationQueue.flush();
      this.apply(queued);
    }
  }

  private apply(queued: QueuedEntry): void {
    this.appendToLog([queued]);
    this.latest = queued;
    if (queued.view) {
      this.setLive(queued.view, queued.at);
      if (queued.view.you.includes(queued.entry.seat ?? -1)) {
        this.scoresAtLastTurn = queued.view.status?.scores ?? [];
      }
    }
  }

  private setLive(view: TableInfo, at = Date.now()): void {
    this.live = { ...view, seats: withDisplayNames(view.seats, view.imported?.table ?? view.id) };
    this.receivedAt = at;
    this.setClaimCountdown(view.patience, at);
    this.undoRequest = view.undoAsked ?? null;
    this.rematch = view.rematch ? { next: view.rematch.table, invitation: view.rematch.invitation } : this.rematch;
  }

  private setClaimCountdown(countdown: ClaimCountdown | undefined, at = Date.now()): void {
    this.claimCountdown = countdown ?? null;
    this.claimCountdownAt = at;
  }

  private appendToLog(entries: LogRecord[]): void {
    const last = this.log.at(-1)?.entry.number ?? 0;
    this.log = [...this.log, ...entries.filter((each) => each.entry.number > last)];
  }

  /** Plays a move. Sent again after a break it does no harm: it carries the number it answers to. */
  async move(text: string): Promise<string | null> {
    return this.send({ type: 'move', number: this.live?.number ?? 0, move: text });
  }

  /** Plays several moves one after the other, with time to see each; stops at the first that is refused. */
  async playSequence(moves: readonly string[]): Promise<string | null> {
    for (const [i, text] of moves.entries()) {
      const startedAt = Date.now();
      const refused = await this.move(text);
      if (refused !== null) {
        return refused;
      }
      if (motion.on && i < moves.length - 1) {
        this.busy = true;
        await new Promise((rested) => setTimeout(rested, Math.max(0, startedAt + STEP_MS - Date.now())));
        this.busy = false;
      }
    }
    return null;
  }

  /** How far one's pieces get in this turn; nothing if that cannot be found out now. */
  async reachable(): Promise<ReachablePath[]> {
    const answer = await this.source.reachable().catch(() => null);
    return answer !== null && answer.number === this.live?.number ? answer.ways : [];
  }

  /** Why a move cannot be played, in words and by the messages that say it; null if it can. */
  explainMove(move: string): Promise<{ text: string; keys: string[] } | null> {
    return this.source.explainMove(move).then(
      ({ reason, phrases = [] }) => (reason === null ? null : { text: formatRefusal({ reason, phrases }), keys: phrases.map(({ key }) => key) }),
      (problem) => ({ text: errorMessage(problem), keys: [] }),
    );
  }

  /** What a move would add to one's points, or null if that is not certain. */
  moveGain(move: string): Promise<number | null> {
    return this.source.moveGain(move).catch(() => null);
  }

  /** Reads what was laid beside the game before; what is from now on comes by itself. */
  async loadAttachments(): Promise<void> {
    this.attachments = await this.source.attachments().catch(() => this.attachments);
  }

  /** Lays something beside the game, which everybody sees, or takes it away; answers with the reason if it cannot be. */
  async attach(attachment: Attachment): Promise<string | null> {
    const refused = await this.source.attach(attachment).then(() => null, errorMessage);
    if (refused === null) {
      this.attachments = upsertAttachment(this.attachments, attachment);
    }
    return refused;
  }

  undo = (): Promise<string | null> => this.send({ type: 'undo', number: this.live?.number ?? 0 });
  requestUndo = (kept: number): Promise<string | null> => this.send({ type: 'ask-undo', kept });
  /** Answers a wish to go back, by name: what was asked instead meanwhile is not meant. */
  answerUndo = ({ kept, number }: UndoRequest, yes: boolean): Promise<string | null> =>
    this.send({ type: 'answer-undo', kept, number, yes });
  resign = (): Promise<string | null> => this.send({ type: 'resign' });
  sendChat = (text: string): Promise<string | null> => this.send({ type: 'chat', text });

  /** Says something to the table; answers with the reason if it cannot be. */
  private async send(message: TableRequest): Promise<string | null> {
    if (message.type !== 'chat') {
      void this.review.goTo(null); // what is done is done to the game as it is now
    }
    this.busy = true;
    this.message = '';
    const refused = await this.source.send(message).then(() => null, errorMessage);
    this.busy = false;
    return refused;
  }

  /** Does something that is not a move: sitting down, starting, leaving. */
  async runCommand<D extends CommandName>(name: D, body?: CommandBody<D>): Promise<void> {
    this.message = '';
    try {
      const view = await this.source.runCommand(name, body);
      this.animationQueue.flush();
      this.setLive(view);
    } catch (problem) {
      this.message = errorMessage(problem);
    }
  }

  close(): void {
    this.review.stop();
    this.hints.close();
    this.animationQueue.clear();
    this.source.close();
  }
}

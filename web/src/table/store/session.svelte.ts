import { motion } from '../../design/motion.svelte';
import { errorMessage } from '../../net/errors';
import type { CommandBody, CommandName } from '../../net/request';
import type { ConnectionState } from '../../net/socket';
import { ServerSource } from '../../sources/server';
import type { Attachment, ClaimCountdown, Outbound, ReachablePath, TableInfo, TableRequest, UndoRequest } from '../../net/types';
import { formatRefusal, t } from '../../i18n';
import { upsertAttachment } from './attachments';
import { withDisplayNames } from '../../bots/names';
import { sinceLastTurn } from './sinceLastTurn';
import type { MovePhrasing } from '../../board-kit/phrasing';
import type { ScoringAnimation } from '../../board-kit/scoringAnimation';
import { History, type LogRecord } from './history.svelte';
import { Hints } from './hints.svelte';
import { Review } from './review.svelte';
import { AnimationQueue, STEP_MS } from './animationQueue';
import { viewerSeat } from '../../board-kit/playing.svelte';
import { Highlight } from './highlight.svelte';
import type { OpenSource, Source } from '../../sources/source';

/** An entry that waits to be shown, with the table after it. */
interface QueuedEntry extends LogRecord {
  view: TableInfo | undefined;
  at: number;
}

/** The state of a table in this browser: the latest view, the log, the chat, and the connection to its source. */
export class TableSession {
  /** The live table, even while an earlier position is shown. */
  live = $state.raw<TableInfo | null>(null);
  /** The entry that was shown last while the page was open. */
  latest = $state.raw<LogRecord | null>(null);
  /** Content that players have attached to the game; loaded only by games that show it. */
  attachments = $state.raw<Attachment[]>([]);
  connection = $state<ConnectionState>('connecting');
  private currentMessage = $state('');
  /** Why the table cannot be shown; empty if it can. */
  notFound = $state('');
  undoRequest = $state<UndoRequest | null>(null);
  rematch = $state<{ next: string; invitation: string } | null>(null);
  /** When the last view was received, for clocks. */
  receivedAt = $state(Date.now());
  busy = $state(false);
  /** The time until an absent player's seat can be claimed, and when it was received. */
  claimCountdown = $state.raw<ClaimCountdown | null>(null);
  claimCountdownAt = $state(0);

  /** The scoring that is being animated on the board, or null. */
  scoringAnimation = $state.raw<ScoringAnimation | null>(null);
  /** Whether the tutor shows a text that should be read first. */
  private tutorSpeaks = $state(false);
  /** How the game's moves are parsed, once the game is loaded. */
  private phrasing = $state.raw<Pick<MovePhrasing, 'placesOf'> | null>(null);

  readonly history = new History((reason) => (this.notFound = reason));
  readonly review = new Review(this);
  readonly highlight = new Highlight();
  readonly hints = new Hints(this);
  /** The table as it is shown: live, or an earlier position. */
  readonly shown = $derived.by(() => this.review.apply(this.live));
  /** The scores after the user's last action. */
  private scoresAtLastTurn = $state.raw<readonly number[]>([]);
  /** What others did since then; null while an earlier position is shown. */
  readonly sinceLastTurn = $derived.by(() =>
    this.review.entryNumber === null ? sinceLastTurn(this.log, this.live, this.placesOf, this.scoresAtLastTurn) : null,
  );

  get log(): LogRecord[] {
    return this.history.log;
  }

  /** A message to show at once: a refusal, or news from the server; empty if there is none. */
  get message(): string {
    return this.currentMessage;
  }

  showMessage(text: string): void {
    this.currentMessage = text;
  }

  clearMessage(): void {
    this.currentMessage = '';
  }

  get tutorActive(): boolean {
    return this.tutorSpeaks;
  }

  setTutorActive(active: boolean): void {
    this.tutorSpeaks = active;
  }

  setPhrasing(phrasing: Pick<MovePhrasing, 'placesOf'>): void {
    this.phrasing = phrasing;
  }

  /** Returns the places that a move names; none before the game is loaded. */
  readonly placesOf = (move: string): readonly string[] => this.phrasing?.placesOf(move) ?? [];

  get viewer(): string | undefined {
    const several = this.live !== null && this.live.phase === 'playing' && this.live.you.length > 1;
    return several && this.live ? String(viewerSeat(this.live)) : undefined;
  }

  readonly source: Source;
  private readonly animationQueue = new AnimationQueue<QueuedEntry>((queued) => this.apply(queued));

  constructor(
    readonly id: string,
    /** The invitation that the user came with; members of the table receive it with the view too. */
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
      this.clearMessage(); // it was about the lost connection
      if (this.history.error !== '') {
        void this.loadHistory();
      }
    }
    this.connection = state;
  }

  loadHistory = (): Promise<void> => this.history.load(this.source);

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
          void this.loadHistory(); // to get their events
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
        this.showMessage(t('ui-undo-not-agreed'));
        break;
      case 'said':
        this.history.addChat({ name: message.name, text: message.text, time: message.time });
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
          this.showMessage(formatRefusal(message));
        }
        break;
      default:
        break;
    }
  }

  /** Starts or ends a scoring animation; later entries and the result wait for it. */
  setScoringAnimation(animation: ScoringAnimation | null): void {
    this.scoringAnimation = animation;
    this.animationQueue.pause(animation !== null);
  }

  /** Queues the moves of others, so that each can be seen; the user's own are shown at once. */
  private onEntry(queued: QueuedEntry): void {
    const isOwn = queued.entry.seat !== undefined && (this.live?.you.includes(queued.entry.seat) ?? false);
    const isVisible = motion.on && document.visibilityState === 'visible';
    if (isVisible && queued.entry.kind === 'move' && (!isOwn || this.animationQueue.hasWaiting)) {
      this.animationQueue.push(queued);
    } else {
      this.animationQueue.flush();
      this.apply(queued);
    }
  }

  private apply(queued: QueuedEntry): void {
    this.history.append({ entry: queued.entry, events: queued.events });
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

  /**
   * Plays a move and returns the refusal, or null. Repeating it after a lost connection is safe: it carries the number it
   * answers to.
   */
  async move(text: string): Promise<string | null> {
    return this.send({ type: 'move', number: this.live?.number ?? 0, move: text });
  }

  /** Plays several moves with a pause between them; stops at the first refusal. */
  async playSequence(moves: readonly string[]): Promise<string | null> {
    for (const [i, text] of moves.entries()) {
      const startedAt = Date.now();
      const refused = await this.move(text);
      if (refused !== null) {
        return refused;
      }
      if (motion.on && i < moves.length - 1) {
        this.busy = true;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + STEP_MS - Date.now())));
        this.busy = false;
      }
    }
    return null;
  }

  /** Returns how far the player's pieces can move in this turn; empty if that is unknown. */
  async reachable(): Promise<ReachablePath[]> {
    const answer = await this.source.reachable().catch(() => null);
    return answer !== null && answer.number === this.live?.number ? answer.ways : [];
  }

  /** Returns why a move is illegal, as text and message keys; null if it is legal. */
  explainMove(move: string): Promise<{ text: string; keys: string[] } | null> {
    return this.source.explainMove(move).then(
      ({ reason, phrases = [] }) =>
        reason === null ? null : { text: formatRefusal({ reason, phrases }), keys: phrases.map(({ key }) => key) },
      (problem) => ({ text: errorMessage(problem), keys: [] }),
    );
  }

  /** Returns the points that a move would gain, or null if that is uncertain. */
  moveGain(move: string): Promise<number | null> {
    return this.source.moveGain(move).catch(() => null);
  }

  /** Loads the attachments; later changes arrive as messages. */
  async loadAttachments(): Promise<void> {
    this.attachments = await this.source.attachments().catch(() => this.attachments);
  }

  /** Sets or removes an attachment and returns the refusal, or null. */
  async attach(attachment: Attachment): Promise<string | null> {
    const refused = await this.source.attach(attachment).then(() => null, errorMessage);
    if (refused === null) {
      this.attachments = upsertAttachment(this.attachments, attachment);
    }
    return refused;
  }

  undo = (): Promise<string | null> => this.send({ type: 'undo', number: this.live?.number ?? 0 });
  requestUndo = (kept: number): Promise<string | null> => this.send({ type: 'ask-undo', kept });
  /** Answers an undo request by its numbers, so that a newer request is not answered by mistake. */
  answerUndo = ({ kept, number }: UndoRequest, yes: boolean): Promise<string | null> =>
    this.send({ type: 'answer-undo', kept, number, yes });
  resign = (): Promise<string | null> => this.send({ type: 'resign' });
  sendChat = (text: string): Promise<string | null> => this.send({ type: 'chat', text });

  /** Sends a request and returns the refusal, or null. */
  private async send(message: TableRequest): Promise<string | null> {
    if (message.type !== 'chat') {
      void this.review.goTo(null); // requests apply to the live game
    }
    this.busy = true;
    this.clearMessage();
    const refused = await this.source.send(message).then(() => null, errorMessage);
    this.busy = false;
    return refused;
  }

  /** Runs a command that is not a move: joining, starting, leaving. */
  async runCommand<D extends CommandName>(name: D, body?: CommandBody<D>): Promise<void> {
    this.clearMessage();
    try {
      const view = await this.source.runCommand(name, body);
      this.animationQueue.flush();
      this.setLive(view);
    } catch (problem) {
      this.showMessage(errorMessage(problem));
    }
  }

  close(): void {
    this.review.stop();
    this.hints.close();
    this.animationQueue.clear();
    this.source.close();
  }
}

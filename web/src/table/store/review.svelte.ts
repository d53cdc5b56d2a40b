import { isTyping } from '../../design/isTyping';
import { errorMessage } from '../../net/errors';
import type { PastPosition, TableInfo } from '../../net/types';
import type { LogRecord } from './history.svelte';
import type { Source } from '../../sources/source';

/** How long each position is shown while a game is replayed. */
const REPLAY_INTERVAL_MS = 900;

/** The parts of a table session that a review needs. */
export interface ReviewableTable {
  readonly source: Pick<Source, 'positionAt'>;
  readonly log: readonly LogRecord[];
  showMessage(text: string): void;
  /** The own seat whose view is shown, for a user who plays several. */
  readonly viewer: string | undefined;
}

/** The review of earlier positions; the live game continues meanwhile. */
export class Review {
  /** The entry whose position is shown, or null for the live game. */
  entryNumber = $state<number | null>(null);
  /** The chosen viewer: a seat's number or `all`; undefined for oneself. */
  viewer = $state<string | undefined>(undefined);
  isPlaying = $state(false);
  private pastPosition = $state.raw<PastPosition | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of positions requested; an answer to any but the last request comes too late. */
  private requests = 0;
  /** The number of replays started or stopped; a replay ends when this changes. */
  private replays = 0;

  constructor(private readonly table: ReviewableTable) {}

  /** The entries that have a position: the start, and every move. */
  private readonly positions = $derived.by(() =>
    this.table.log.filter(({ entry }) => entry.kind === 'start' || entry.kind === 'move').map(({ entry }) => entry.number),
  );

  get firstPosition(): number | undefined {
    return this.positions[0];
  }

  /** The number of moves played in the position shown, and in total. */
  get progress(): { at: number; of: number } {
    const last = this.positions.length - 1;
    return {
      at: this.entryNumber === null ? last : this.positions.filter((number) => number <= (this.entryNumber ?? 0)).length - 1,
      of: last,
    };
  }

  /** Returns the table with the position shown. */
  apply(live: TableInfo | null): TableInfo | null {
    if (live === null || this.pastPosition === null) {
      return live;
    }
    const { legal: _, lasting: __, undoAsked: ___, ...rest } = live;
    return { ...rest, ...this.pastPosition, mayUndo: false };
  }

  /** Shows the position after an entry; null returns to the live game. */
  async goTo(number: number | null): Promise<void> {
    const request = ++this.requests;
    if (number === null) {
      this.stop();
      this.entryNumber = null;
      this.pastPosition = null;
      return;
    }
    this.entryNumber = number;
    try {
      const past = await this.table.source.positionAt(number, this.viewer ?? this.table.viewer);
      if (request === this.requests) {
        this.pastPosition = past;
      }
    } catch (problem) {
      if (request === this.requests) {
        this.table.showMessage(errorMessage(problem));
        await this.goTo(null);
      }
    }
  }

  async step(by: number): Promise<void> {
    const { at } = this.progress;
    const next = this.positions[Math.max(0, at + by)];
    await this.goTo(next === undefined || (this.entryNumber === null && by > 0) ? null : next);
  }

  /** Handles the arrow keys and End, unless something else needs them. */
  handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      return;
    }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      void this.step(event.key === 'ArrowLeft' ? -1 : 1);
    } else if (event.key === 'End' && this.entryNumber !== null) {
      void this.goTo(null);
    }
  }

  async setViewer(viewer: string | undefined): Promise<void> {
    this.viewer = viewer;
    await this.goTo(this.entryNumber ?? this.positions.at(-1) ?? null);
  }

  /** Replays the game from the position shown, or from its start, up to now. */
  play(): void {
    const replay = this.nextReplay();
    this.isPlaying = true;
    const advance = async () => {
      await (this.entryNumber === null
        ? this.goTo(this.positions[0] ?? null)
        : this.entryNumber === this.positions.at(-1)
          ? this.goTo(null)
          : this.step(1));
      if (replay === this.replays) {
        this.timer = setTimeout(() => void advance(), REPLAY_INTERVAL_MS);
      }
    };
    void advance();
  }

  /** Replays what happened since an entry. */
  async replay(since: number): Promise<void> {
    const replay = this.nextReplay();
    await this.goTo(Math.max(since, this.positions[0] ?? since));
    if (replay === this.replays) {
      this.timer = setTimeout(() => this.play(), REPLAY_INTERVAL_MS);
    }
  }

  stop(): void {
    this.nextReplay();
    this.isPlaying = false;
  }

  /** Ends the current replay, if any, and returns the number of the next. */
  private nextReplay(): number {
    clearTimeout(this.timer);
    return ++this.replays;
  }
}

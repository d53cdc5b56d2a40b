import { errorMessage } from '../../net/errors';
import type { PastPosition, TableInfo } from '../../net/types';
import type { LogRecord } from './session.svelte';
import type { Source } from '../../sources/source';

/** How long each position is looked at while a game plays itself. */
const REPLAY_INTERVAL_MS = 900;

/** What looking back needs of a table. */
export interface ReviewableTable {
  readonly source: Pick<Source, 'positionAt'>;
  readonly log: readonly LogRecord[];
  message: string;
  /** Whose eyes are one's own, for whoever plays several seats. */
  readonly viewer: string | undefined;
}

/** A look at how the game was after an earlier entry; the game goes on meanwhile. */
export class Review {
  /** The entry whose position is looked at, or null for the game as it is now. */
  entryNumber = $state<number | null>(null);
  /** With whose eyes: a seat's number, all hands, or one's own. */
  viewer = $state<string | undefined>(undefined);
  isPlaying = $state(false);
  private pastPosition = $state.raw<PastPosition | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: ReviewableTable) {}

  /** The entries that have a position to look at: the start, and every move. */
  private readonly positions = $derived.by(() =>
    this.table.log.filter(({ entry }) => entry.kind === 'start' || entry.kind === 'move').map(({ entry }) => entry.number),
  );

  get firstPosition(): number | undefined {
    return this.positions[0];
  }

  /** How many moves were played when what is looked at was so, and how many there are. */
  get progress(): { at: number; of: number } {
    const last = this.positions.length - 1;
    return { at: this.entryNumber === null ? last : this.positions.filter((number) => number <= (this.entryNumber ?? 0)).length - 1, of: last };
  }

  /** The table as it is looked at. */
  apply(live: TableInfo | null): TableInfo | null {
    if (live === null || this.pastPosition === null) {
      return live;
    }
    const { legal: _, lasting: __, undoAsked: ___, ...rest } = live;
    return { ...rest, ...this.pastPosition, mayUndo: false };
  }

  /** Looks at the position after an entry; null goes back to now. */
  async goTo(number: number | null): Promise<void> {
    if (number === null) {
      this.stop();
      this.entryNumber = null;
      this.pastPosition = null;
      return;
    }
    this.entryNumber = number;
    try {
      const past = await this.table.source.positionAt(number, this.viewer ?? this.table.viewer);
      if (this.entryNumber === number) {
        this.pastPosition = past; // unless something else is wanted by now
      }
    } catch (problem) {
      this.table.message = errorMessage(problem);
      await this.goTo(null);
    }
  }

  async step(by: number): Promise<void> {
    const { at } = this.progress;
    const next = this.positions[Math.max(0, at + by)];
    await this.goTo(next === undefined || (this.entryNumber === null && by > 0) ? null : next);
  }

  /** Lets the arrow keys go back and forth, and End to how it is now, where nothing else wants them. */
  handleKey(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog, dialog *');
    if (event.defaultPrevented || typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
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

  /** Lets the game play itself from here, or from its beginning, until it is as it is now. */
  play(): void {
    this.isPlaying = true;
    const advance = async () => {
      await (this.entryNumber === null ? this.goTo(this.positions[0] ?? null) : this.entryNumber === this.positions.at(-1) ? this.goTo(null) : this.step(1));
      this.timer = setTimeout(() => void (this.isPlaying && this.entryNumber !== null ? advance() : this.stop()), REPLAY_INTERVAL_MS);
    };
    void advance();
  }

  /** Shows again what happened since an entry. */
  async replay(since: number): Promise<void> {
    await this.goTo(Math.max(since, this.positions[0] ?? since));
    this.timer = setTimeout(() => this.play(), REPLAY_INTERVAL_MS);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }
}

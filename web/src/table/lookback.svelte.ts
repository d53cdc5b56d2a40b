import { reasonOf } from '../net/api';
import type { Past, TableInfo } from '../net/types';
import type { Happening } from './session.svelte';
import type { Source } from './source';

/** How long each position is looked at while a game plays itself. */
const PACE = 900;

/** What looking back needs of a table. */
export interface Backward {
  readonly source: Pick<Source, 'past'>;
  readonly log: readonly Happening[];
  notice: string;
  /** Whose eyes are one's own, for whoever plays several seats. */
  readonly eyes: string | undefined;
}

/** A look at how the game was after an earlier entry; the game goes on meanwhile. */
export class LookBack {
  /** The entry whose position is looked at, or null for the game as it is now. */
  at = $state<number | null>(null);
  /** With whose eyes: a seat's number, all hands, or one's own. */
  eyes = $state<string | undefined>(undefined);
  running = $state(false);
  private past = $state.raw<Past | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Backward) {}

  /** The entries that have a position to look at: the start, and every move. */
  private readonly stops = $derived.by(() =>
    this.table.log.filter(({ entry }) => entry.kind === 'start' || entry.kind === 'move').map(({ entry }) => entry.number),
  );

  get first(): number | undefined {
    return this.stops[0];
  }

  /** How many moves were played when what is looked at was so, and how many there are. */
  get place(): { at: number; of: number } {
    const last = this.stops.length - 1;
    return { at: this.at === null ? last : this.stops.filter((stop) => stop <= (this.at ?? 0)).length - 1, of: last };
  }

  /** The table as it is looked at. */
  show(now: TableInfo | null): TableInfo | null {
    if (now === null || this.past === null) {
      return now;
    }
    const { legal: _, lasting: __, undoAsked: ___, ...rest } = now;
    return { ...rest, ...this.past, mayUndo: false };
  }

  /** Looks at the position after an entry; null goes back to now. */
  async go(number: number | null): Promise<void> {
    if (number === null) {
      this.stop();
      this.at = null;
      this.past = null;
      return;
    }
    this.at = number;
    try {
      const past = await this.table.source.past(number, this.eyes ?? this.table.eyes);
      if (this.at === number) {
        this.past = past; // unless something else is wanted by now
      }
    } catch (problem) {
      this.table.notice = reasonOf(problem);
      await this.go(null);
    }
  }

  async step(by: number): Promise<void> {
    const { at } = this.place;
    const next = this.stops[Math.max(0, at + by)];
    await this.go(next === undefined || (this.at === null && by > 0) ? null : next);
  }

  /** Lets the arrow keys go back and forth, and End to how it is now, where nothing else wants them. */
  key(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog, dialog *');
    if (event.defaultPrevented || typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
      return;
    }
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      void this.step(event.key === 'ArrowLeft' ? -1 : 1);
    } else if (event.key === 'End' && this.at !== null) {
      void this.go(null);
    }
  }

  async look(eyes: string | undefined): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at ?? this.stops.at(-1) ?? null);
  }

  /** Lets the game play itself from here, or from its beginning, until it is as it is now. */
  play(): void {
    this.running = true;
    const on = async () => {
      await (this.at === null ? this.go(this.stops[0] ?? null) : this.at === this.stops.at(-1) ? this.go(null) : this.step(1));
      this.timer = setTimeout(() => void (this.running && this.at !== null ? on() : this.stop()), PACE);
    };
    void on();
  }

  /** Shows again what happened since an entry. */
  async replay(since: number): Promise<void> {
    await this.go(Math.max(since, this.stops[0] ?? since));
    this.timer = setTimeout(() => this.play(), PACE);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }
}

import { reasonOf } from '../net/api';
import { viewerSeat } from './playing.svelte';
import type { TableSession } from './session.svelte';
import type { Hint } from './source';

/** What a bot would do in one's place, asked for at a table. It plays nothing. */
export class Hinting {
  /** Whether somebody waits for it or reads it. */
  shown = $state(false);
  found = $state.raw<Hint | null>(null);
  trouble = $state('');
  /** The entry after which it was asked; it is about that moment alone. */
  private number = $state(-1);
  private stop: AbortController | undefined;

  constructor(private readonly session: TableSession) {}

  /** Whether this person is to move at a table that gives hints. */
  get offered(): boolean {
    const { now, look, source } = this.session;
    return source.hint !== undefined && now?.phase === 'playing' && now.legal !== undefined && now.hints !== false && look.at === null;
  }

  /** Whether what is shown is still about what is asked. */
  get current(): boolean {
    return this.shown && this.offered && this.session.now?.number === this.number;
  }

  async ask(): Promise<void> {
    this.close();
    const stop = (this.stop = new AbortController());
    this.number = this.session.now?.number ?? -1;
    this.found = null;
    this.trouble = '';
    this.shown = true;
    try {
      const hint = await this.session.source.hint?.(stop.signal);
      if (!stop.signal.aborted && hint) {
        this.found = hint;
        this.point(hint.move);
      }
    } catch (problem) {
      if (!stop.signal.aborted) {
        this.trouble = reasonOf(problem);
      }
    }
  }

  /** Lights what a move names on one's own board. */
  point(move: string): void {
    const { now, pointing, places } = this.session;
    pointing.at(places(move), now ? viewerSeat(now) : null);
  }

  /** Stops the thinking, or puts away what was found. */
  close(): void {
    this.stop?.abort();
    if (this.shown) {
      this.shown = false;
      this.session.pointing.at();
    }
  }
}

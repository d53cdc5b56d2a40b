import { errorMessage } from '../../net/errors';
import { viewerSeat } from '../../board-kit/playing.svelte';
import type { TableSession } from './session.svelte';
import type { Hint } from '../../net/types';

/** What a bot would do in one's place, asked for at a table. It plays nothing. */
export class Hints {
  /** Whether somebody waits for it or reads it. */
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  error = $state('');
  /** The entry after which it was asked; it is about that moment alone. */
  private entryNumber = $state(-1);
  private abortController: AbortController | undefined;

  constructor(private readonly session: TableSession) {}

  /** Whether this person is to move at a table that gives hints. */
  get isAvailable(): boolean {
    const { live, review, source } = this.session;
    return source.hint !== undefined && live?.phase === 'playing' && live.legal !== undefined && live.hints !== false && review.entryNumber === null;
  }

  /** Whether what is shown is still about what is asked. */
  get isCurrent(): boolean {
    return this.isOpen && this.isAvailable && this.session.live?.number === this.entryNumber;
  }

  async request(): Promise<void> {
    this.close();
    const controller = (this.abortController = new AbortController());
    this.entryNumber = this.session.live?.number ?? -1;
    this.hint = null;
    this.error = '';
    this.isOpen = true;
    try {
      const hint = await this.session.source.hint?.(controller.signal);
      if (!controller.signal.aborted && hint) {
        this.hint = hint;
        this.highlightMove(hint.move);
      }
    } catch (problem) {
      if (!controller.signal.aborted) {
        this.error = errorMessage(problem);
      }
    }
  }

  /** Lights what a move names on one's own board. */
  highlightMove(move: string): void {
    const { live, highlight, placesOf } = this.session;
    highlight.setPlaces(placesOf(move), live ? viewerSeat(live) : null);
  }

  /** Stops the thinking, or puts away what was found. */
  close(): void {
    this.abortController?.abort();
    if (this.isOpen) {
      this.isOpen = false;
      this.session.highlight.setPlaces();
    }
  }
}

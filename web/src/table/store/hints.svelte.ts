import { errorMessage } from '../../net/errors';
import { viewerSeat } from '../../board-kit/playing.svelte';
import type { TableSession } from './session.svelte';
import type { Hint } from '../../net/types';

/** The state of the hint panel: a bot's suggestion for the player to move. */
export class Hints {
  /** Whether the panel is open, waiting or showing a hint. */
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  error = $state('');
  /** The log entry after which the hint was requested; it is valid for that position only. */
  private entryNumber = $state(-1);
  private abortController: AbortController | undefined;

  constructor(private readonly session: TableSession) {}

  /** Whether the player may request a hint now. */
  get isAvailable(): boolean {
    const { live, review, source } = this.session;
    return (
      source.hint !== undefined &&
      live?.phase === 'playing' &&
      live.legal !== undefined &&
      live.hints !== false &&
      review.entryNumber === null
    );
  }

  /** Whether the hint is about the current position. */
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

  /** Highlights the places of a move on the player's own board. */
  highlightMove(move: string): void {
    const { live, highlight, placesOf } = this.session;
    highlight.setPlaces(placesOf(move), live ? viewerSeat(live) : null);
  }

  /** Cancels the request, or closes the panel. */
  close(): void {
    this.abortController?.abort();
    if (this.isOpen) {
      this.isOpen = false;
      this.session.highlight.setPlaces();
    }
  }
}

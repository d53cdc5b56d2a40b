import { untrack } from 'svelte';
import type { Playing } from './playing.svelte';

/**
 * Plays the move that a rule names without being asked. A move that was refused is not tried again for the same decision. It can
 * only be created while a component is being set up.
 */
export class AutoPlay {
  private playedDecision = '';
  private refusedDecision = $state('');

  /** The move that is about to be played, or null. */
  readonly move: string | null = $derived.by(() => (this.playing.decisionKey === this.refusedDecision ? null : this.rule()));
  readonly delayMs: number = $derived.by(() => (this.move === null ? 0 : this.delay(this.move)));

  /**
   * @param rule returns the move to play, or null to let the player decide
   * @param delay returns the milliseconds in which the player sees what will be played
   * @param onPlay called before a move is played
   */
  constructor(
    private readonly playing: Playing<unknown>,
    private readonly rule: () => string | null,
    private readonly delay: (move: string) => number = () => 0,
    private readonly onPlay: () => void = () => undefined,
  ) {
    $effect(() => {
      const { move, delayMs } = this;
      const { decisionKey } = playing; // each decision has its own delay
      if (move === null || playing.session.busy || decisionKey === this.playedDecision) {
        return undefined;
      }
      if (delayMs === 0) {
        untrack(() => void this.play(move, decisionKey));
        return undefined;
      }
      const timer = setTimeout(() => void this.play(move, decisionKey), delayMs);
      return () => clearTimeout(timer);
    });
  }

  private async play(move: string, decision: string): Promise<void> {
    this.playedDecision = decision;
    this.onPlay();
    if (!(await this.playing.play([move]))) {
      this.refusedDecision = decision;
    }
  }
}

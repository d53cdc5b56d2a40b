import { stored } from './storage';
import type { Playing } from '../../board-kit/playing.svelte';
import type { Premove } from './premove.svelte';

/** Long enough to see what is going to happen, and to take back what was done before. */
const AUTO_PLAY_MS = 1600;

/** A choice that was made before needs no second look. */
const PREMOVE_MS = 500;

/** What is played by itself: what leaves nothing to decide, and what was chosen before its turn had come. */
export class AutoPlay {
  /** Whether somebody wants to be asked also where there is nothing to decide. */
  asked = $state(stored.forcedMoves.load() === 'asked');

  /** What is about to be played. */
  readonly move: string | null = $derived.by(() => {
    const { info, canAct, session } = this.playing;
    const legal = info?.legal ?? [];
    if (!canAct || session.review.entryNumber !== null || session.connection !== 'connected') {
      return null;
    }
    const planned = this.premove.move?.text ?? '';
    const [only = null, ...others] = legal;
    // Whoever is being told something is not hurried on.
    const asks = this.asked || session.tutorActive || session.hints.isCurrent || others.length > 0;
    return legal.includes(planned) ? planned : asks ? null : only;
  });

  readonly wait: number = $derived.by(() => (this.premove.move?.text === this.move ? PREMOVE_MS : AUTO_PLAY_MS));

  constructor(
    private readonly playing: Playing<unknown>,
    private readonly premove: Premove,
  ) {
    $effect(() => {
      const { move, wait } = this;
      if (move === null || this.playing.decisionKey === '') {
        return; // the moment is read so that each has its own time
      }
      const timer = setTimeout(() => {
        this.premove.clear();
        void this.playing.session.move(move); // if it is refused, something else is asked already
      }, wait);
      return () => clearTimeout(timer);
    });
  }

  ask(asked: boolean): void {
    this.asked = asked;
    stored.forcedMoves.save(asked ? 'asked' : 'by-itself');
  }
}

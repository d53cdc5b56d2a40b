import { AutoPlay } from '../../board-kit/autoPlay.svelte';
import type { Playing } from '../../board-kit/playing.svelte';
import type { Premove } from './premove.svelte';
import { stored } from './storage';

const ONLY_MOVE_MS = 1600; // time to see what will be played, and to undo what was played before
const PREMOVE_MS = 500;

/** Plays a premove when its turn has come, and the only legal move. */
export class AutoMoves {
  /** Whether the player wants to be asked even if there is only one legal move. */
  asked = $state(stored.forcedMoves.load() === 'asked');
  private readonly autoPlay: AutoPlay;

  constructor(
    private readonly playing: Playing<unknown>,
    private readonly premove: Premove,
  ) {
    this.autoPlay = new AutoPlay(
      playing,
      () => this.chosenMove(),
      (move) => (premove.move?.text === move ? PREMOVE_MS : ONLY_MOVE_MS),
      premove.clear,
    );
  }

  /** The move that is about to be played, or null. */
  get move(): string | null {
    return this.autoPlay.move;
  }

  get delayMs(): number {
    return this.autoPlay.delayMs;
  }

  setAsked(asked: boolean): void {
    this.asked = asked;
    stored.forcedMoves.save(asked ? 'asked' : 'by-itself');
  }

  private chosenMove(): string | null {
    const { info, canAct, session } = this.playing;
    const legal = info?.legal ?? [];
    if (!canAct || session.review.entryNumber !== null || session.connection !== 'connected') {
      return null;
    }
    const planned = this.premove.move?.text ?? '';
    const [only = null, ...others] = legal;
    // A player who is being told something is not hurried on.
    const asks = this.asked || session.tutorActive || session.hints.isCurrent || others.length > 0;
    return legal.includes(planned) ? planned : asks ? null : only;
  }
}

import type { Move } from '../../board-kit/notation';

/**
 * A use of the shared roll that is chosen before its turn has come. It waits for this roll and no other, and is forgotten
 * with the page: nothing is played that somebody might no longer mean.
 */
export class Premove {
  private chosen = $state.raw<{ roll: string; move: Move } | null>(null);

  /** @param roll tells one seat's use of one roll from all others */
  constructor(private readonly roll: () => string) {}

  get move(): Move | null {
    return this.chosen?.roll === this.roll() ? this.chosen.move : null;
  }

  /** Chooses a move, or no longer if it is chosen already. */
  choose(move: Move): void {
    this.chosen = this.move?.text === move.text ? null : { roll: this.roll(), move };
  }

  clear = (): void => {
    this.chosen = null;
  };
}

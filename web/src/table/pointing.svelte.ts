/**
 * What is pointed at, so that the log and the board know each other: a line lights the places it names, a place lights the
 * lines that name it.
 */
class Pointing {
  /** Places, as the game calls them, that a line of the log under the pointer names. */
  places = $state.raw<ReadonlySet<string>>(new Set());
  /** The place on the board under the pointer. */
  place = $state<string | null>(null);

  line(places: readonly string[]): void {
    this.places = new Set(places);
  }

  off(): void {
    this.places = new Set();
  }
}

export const pointing = new Pointing();

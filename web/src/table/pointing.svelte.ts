/** What the log and the board point at together; places are called as moves call them. */
export class Pointing {
  /** The places of the line that is pointed at in the log: the board lights them. */
  places = $state.raw<ReadonlySet<string>>(new Set());
  /** The place that is pointed at on the board: the log lights the lines that name it. */
  place = $state<string | null>(null);

  /** Points at the places of a line, or no longer at any. */
  at(places: readonly string[] = []): void {
    this.places = new Set(places);
  }
}

/** A scoring that is being animated on a board; later updates wait for it. */
export interface ScoringAnimation {
  /** The text for what is being scored now. */
  readonly caption: string;
  /** The points of a seat that are not shown yet. */
  pendingPoints(seat: number): number;
  /** Jumps to the end. */
  skip(): void;
}

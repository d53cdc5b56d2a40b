/** A scoring that is being counted out on a board: what comes after it waits. */
export interface ScoringAnimation {
  /** What is being counted just now, for those who see it. */
  readonly caption: string;
  /** What is still to be counted for a seat, though it has it already. */
  pendingPoints(seat: number): number;
  /** Goes to the end of it. */
  skip(): void;
}

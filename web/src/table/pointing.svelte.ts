const NOTHING: ReadonlySet<string> = new Set();

/** What the log and the board point at together; places are called as moves call them. */
export class Pointing {
  /** The places of the line that is pointed at in the log: the board lights them. */
  places = $state.raw(NOTHING);
  /** Who has moved there, if it is a move. */
  private mover = $state<number | null>(null);
  /** The place that is pointed at on the board: the log lights the lines that name it. */
  place = $state<string | null>(null);
  /** Whose board it lies on, where everybody has one. */
  private owner = $state<number | null>(null);

  /** Points at the places of somebody's line, or no longer at any. */
  at(places: readonly string[] = [], mover: number | null = null): void {
    this.places = new Set(places);
    this.mover = mover;
  }

  /** Points at a place of the board, or no longer at any. */
  to(place: string | null, owner: number | null = null): void {
    this.place = place;
    this.owner = owner;
  }

  /** The places that are pointed at and lie on somebody's own board; on everybody's if nobody has moved there. */
  on(owner: number): ReadonlySet<string> {
    return this.mover === null || this.mover === owner ? this.places : NOTHING;
  }

  /** Whether a line names the place that is pointed at on the board. */
  names(places: readonly string[], mover: number | null): boolean {
    return this.place !== null && places.includes(this.place) && (this.owner === null || this.owner === mover);
  }
}

const EMPTY: ReadonlySet<string> = new Set();

/** What the log and the board point at together; places are called as moves call them. */
export class Highlight {
  /** The places of the line that is pointed at in the log: the board lights them. */
  places = $state.raw(EMPTY);
  /** Who has moved there, if it is a move. */
  private mover = $state<number | null>(null);
  /** The place that is pointed at on the board: the log lights the lines that name it. */
  hoveredPlace = $state<string | null>(null);
  /** Whose board it lies on, where everybody has one. */
  private hoveredOwner = $state<number | null>(null);

  /** Points at the places of somebody's line, or no longer at any. */
  setPlaces(places: readonly string[] = [], mover: number | null = null): void {
    this.places = new Set(places);
    this.mover = mover;
  }

  /** Points at a place of the board, or no longer at any. */
  setHovered(place: string | null, owner: number | null = null): void {
    this.hoveredPlace = place;
    this.hoveredOwner = owner;
  }

  /** The places that are pointed at and lie on somebody's own board; on everybody's if nobody has moved there. */
  placesFor(owner: number): ReadonlySet<string> {
    return this.mover === null || this.mover === owner ? this.places : EMPTY;
  }

  /** Whether a line names the place that is pointed at on the board. */
  isHovered(places: readonly string[], mover: number | null): boolean {
    return this.hoveredPlace !== null && places.includes(this.hoveredPlace) && (this.hoveredOwner === null || this.hoveredOwner === mover);
  }
}

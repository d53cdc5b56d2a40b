const EMPTY: ReadonlySet<string> = new Set();

/** The places that log and board highlight together, named as in moves. */
export class Highlight {
  /** The places to highlight on the board: those of the hovered log line, of a hint or of the tutor. */
  places = $state.raw(EMPTY);
  /** The seat that made the move, if it is a move. */
  private mover = $state<number | null>(null);
  /** The hovered place on the board; the log highlights the moves that name it. */
  hoveredPlace = $state<string | null>(null);
  /** The seat whose board it is on, where each player has one. */
  private hoveredOwner = $state<number | null>(null);

  /** Sets the places to highlight on the board; none clears them. */
  setPlaces(places: readonly string[] = [], mover: number | null = null): void {
    this.places = new Set(places);
    this.mover = mover;
  }

  /** Sets the hovered place of the board; null clears it. */
  setHovered(place: string | null, owner: number | null = null): void {
    this.hoveredPlace = place;
    this.hoveredOwner = owner;
  }

  /** Returns the places to highlight on a player's own board. */
  placesFor(owner: number): ReadonlySet<string> {
    return this.mover === null || this.mover === owner ? this.places : EMPTY;
  }

  /** Whether a move names the hovered place. */
  isHovered(places: readonly string[], mover: number | null): boolean {
    return this.hoveredPlace !== null && places.includes(this.hoveredPlace) && (this.hoveredOwner === null || this.hoveredOwner === mover);
  }
}

/** The task whose places are shown on the board: the one that is pointed at, else the one that was tapped. */
export class TaskPreview {
  private pointed = $state<string | null>(null);
  private kept = $state<string | null>(null);

  get card(): string | null {
    return this.pointed ?? this.kept;
  }

  /** A card is pointed at, or no longer. */
  setHovered = (card: string | null): void => {
    this.pointed = card;
  };

  /** A tap keeps a card looked at; a second one lets it go. */
  toggle(card: string): void {
    this.kept = this.kept === card ? null : card;
  }

  clear(): void {
    this.kept = null;
  }
}

/**
 * A move that is chosen word by word of its notation: what has been picked is the beginning of one or more of the legal
 * moves that the server sent, and their next words are what can be picked now.
 */
export class Selection {
  legal = $state.raw<readonly string[]>([]);
  picked = $state.raw<readonly string[]>([]);

  private readonly open = $derived(
    this.legal.map((move) => move.split(' ')).filter((words) => this.picked.every((word, i) => words[i] === word)),
  );

  /** What can be picked next. */
  readonly next: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap((words) => words.slice(this.picked.length, this.picked.length + 1))),
  );

  /** The legal move that is said in full, if there is one; others may go on from it. */
  readonly move: string | null = $derived(
    this.picked.length > 0 && this.open.some((words) => words.length === this.picked.length) ? this.picked.join(' ') : null,
  );

  offer(legal: readonly string[]): void {
    this.legal = legal;
    this.clear();
  }

  clear(): void {
    this.picked = [];
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
  }

  /** Goes on with a word, or begins anew with it; false if no legal move does either. */
  pick(word: string): boolean {
    if (this.next.has(word)) {
      this.picked = [...this.picked, word];
      return true;
    }
    if (this.legal.some((move) => move.split(' ')[0] === word)) {
      this.picked = [word];
      return true;
    }
    return false;
  }
}

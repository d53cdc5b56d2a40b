import type { Move } from './notation';
import type { MovePhrasing } from './phrasing';

/** A move to be confirmed, or a sequence of moves that are played one after the other. */
export interface Candidate extends Move {
  moves: readonly string[];
}

/**
 * The selection in progress, in any game: verbs, then arguments, then a candidate to be confirmed. It only filters the legal
 * moves that the server sent; how a tap on a board chooses among them is up to each game.
 */
export class MoveSelection {
  legal = $state.raw<readonly string[]>([]);
  private irreversible: ReadonlySet<string> = new Set();
  /** The selected verbs; empty if none is selected. */
  verbs = $state.raw<readonly string[]>([]);
  /** The selected arguments by name. */
  selectedArgs = $state.raw<Readonly<Record<string, string>>>({});
  candidate = $state.raw<Candidate | null>(null);

  readonly moves: readonly Move[] = $derived.by(() => this.legal.map((text) => this.phrasing.parse(text)));

  /** The legal moves that match the selection. */
  readonly matching: readonly Move[] = $derived.by(() =>
    this.moves.filter(
      (move) => this.matchesVerbs(move) && Object.entries(this.selectedArgs).every(([name, value]) => move.args[name] === value),
    ),
  );

  constructor(private readonly phrasing: Pick<MovePhrasing, 'parse'>) {}

  /** Whether the selected verbs allow a move. */
  protected matchesVerbs(move: Move): boolean {
    return this.verbs.length === 0 || this.verbs.includes(move.verb);
  }

  /**
   * Sets the legal and the irreversible moves of a new decision. The selected verbs stay selected while they are legal and have
   * arguments to choose.
   */
  setLegal(legal: readonly string[], irreversible: readonly string[] = []): void {
    const { verbs } = this;
    this.legal = legal;
    this.irreversible = new Set(irreversible);
    this.clear();
    if (this.moves.some((move) => verbs.includes(move.verb) && Object.keys(move.args).length > 0)) {
      this.verbs = verbs;
    }
  }

  clear(): void {
    this.verbs = [];
    this.selectedArgs = {};
    this.candidate = null;
  }

  /** Whether there is a selection that can be cleared. */
  get hasSelection(): boolean {
    return this.verbs.length > 0 || Object.keys(this.selectedArgs).length > 0 || this.candidate !== null;
  }

  /** The first of two spaces, once it is selected. */
  get from(): string | null {
    return this.selectedArgs['from'] ?? null;
  }

  /** Returns the next space to select for a move: the first of two, then the second. */
  protected nextSpace(move: Move): string | null {
    return this.from === null ? (move.from ?? move.to) : move.to;
  }

  /** Whether a move can be undone, so that it may be played without confirmation. */
  isUndoable = (move: Move): boolean => !this.irreversible.has(move.text);

  hasVerb(verb: string): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  /**
   * Selects verbs, or clears the selection if they are selected already; a move without arguments becomes the candidate at
   * once.
   */
  toggleVerbs(verbs: readonly string[]): void {
    const again = this.verbs.join() === verbs.join();
    this.clear();
    if (!again) {
      this.verbs = verbs;
      const [only, ...others] = this.matching;
      this.setCandidate(others.length === 0 && Object.keys(only?.args ?? {}).length === 0 ? only : undefined);
    }
  }

  /** Selects an argument, or clears it if it is selected already. Returns false if no legal move has it. */
  toggleArg(name: string, value: string): boolean {
    if (!this.moves.some((move) => move.args[name] === value)) {
      return false;
    }
    const again = this.selectedArgs[name] === value;
    this.clear();
    this.selectedArgs = again ? {} : { [name]: value };
    return true;
  }

  /** Makes a move the candidate. */
  setCandidate(move: Move | undefined): void {
    this.candidate = move ? { ...move, moves: [move.text] } : null;
  }
}

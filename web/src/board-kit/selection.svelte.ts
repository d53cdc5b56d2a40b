import type { Move } from './notation';
import type { MovePhrasing } from './phrasing';

/** A move to be confirmed, or a way of several that are played one after the other. */
export interface Candidate extends Move {
  moves: readonly string[];
}

/**
 * What somebody is about to play, in any game: verbs that are looked at, what has been named of a move, then a candidate
 * to be confirmed. It only sorts the legal moves that the server sent; how a tap on a board chooses among them is each
 * game's own taste.
 */
export class MoveSelection {
  legal = $state.raw<readonly string[]>([]);
  private irreversible: ReadonlySet<string> = new Set();
  /** The verbs that are looked at, or none. */
  verbs = $state.raw<readonly string[]>([]);
  /** What has been named so far, by what the game calls it. */
  selectedArgs = $state.raw<Readonly<Record<string, string>>>({});
  candidate = $state.raw<Candidate | null>(null);

  readonly moves: readonly Move[] = $derived.by(() => this.legal.map((text) => this.phrasing.parse(text)));

  /** What is left of the legal moves. */
  readonly matching: readonly Move[] = $derived.by(() =>
    this.moves.filter((move) => this.matchesVerbs(move) && Object.entries(this.selectedArgs).every(([name, value]) => move.args[name] === value)),
  );

  constructor(private readonly phrasing: Pick<MovePhrasing, 'parse'>) {}

  /** Whether a move is among those that are looked at. */
  protected matchesVerbs(move: Move): boolean {
    return this.verbs.length === 0 || this.verbs.includes(move.verb);
  }

  /** Takes what is legal now, and what of it cannot be taken back; the verbs that were looked at still are, as long as they are legal with something to name. */
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

  /** Whether something is chosen that could be let go. */
  get hasSelection(): boolean {
    return this.verbs.length > 0 || Object.keys(this.selectedArgs).length > 0 || this.candidate !== null;
  }

  /** The first of two spaces, once it is named. */
  get from(): string | null {
    return this.selectedArgs['from'] ?? null;
  }

  /** The space that a move goes on with: of two the first, and then the other. */
  protected nextSpace(move: Move): string | null {
    return this.from === null ? (move.from ?? move.to) : move.to;
  }

  /** Whether a move can be taken back, so that nothing is lost by playing it at once. */
  isUndoable = (move: Move): boolean => !this.irreversible.has(move.text);

  hasVerb(verb: string): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  /** Looks at some verbs, or no longer if they are looked at; a move that names nothing is ready to be confirmed at once. */
  toggleVerbs(verbs: readonly string[]): void {
    const again = this.verbs.join() === verbs.join();
    this.clear();
    if (!again) {
      this.verbs = verbs;
      const [only, ...others] = this.matching;
      this.setCandidate(others.length === 0 && Object.keys(only?.args ?? {}).length === 0 ? only : undefined);
    }
  }

  /** Names something, or no longer if it is named; false if no legal move has it. */
  toggleArg(name: string, value: string): boolean {
    if (!this.moves.some((move) => move.args[name] === value)) {
      return false;
    }
    const again = this.selectedArgs[name] === value;
    this.clear();
    this.selectedArgs = again ? {} : { [name]: value };
    return true;
  }

  /** Makes a move the one to be confirmed. */
  setCandidate(move: Move | undefined): void {
    this.candidate = move ? { ...move, moves: [move.text] } : null;
  }
}

import type { Move } from './read';
import type { Speech } from './speech';

/** A move to be confirmed, or a way of several that are played one after the other. */
export interface Candidate extends Move {
  moves: readonly string[];
}

/**
 * What somebody is about to play, in any game: verbs that are looked at, what has been named of a move, then a candidate
 * to be confirmed. It only sorts the legal moves that the server sent; how a tap on a board chooses among them is each
 * game's own taste.
 */
export class Choosing {
  legal = $state.raw<readonly string[]>([]);
  private lasting: ReadonlySet<string> = new Set();
  /** The verbs that are looked at, or none. */
  actions = $state.raw<readonly string[]>([]);
  /** What has been named so far, by what the game calls it. */
  named = $state.raw<Readonly<Record<string, string>>>({});
  candidate = $state.raw<Candidate | null>(null);

  readonly moves: readonly Move[] = $derived.by(() => this.legal.map((text) => this.speech.read(text)));

  /** What is left of the legal moves. */
  readonly open: readonly Move[] = $derived.by(() =>
    this.moves.filter((move) => this.fits(move) && Object.entries(this.named).every(([name, value]) => move.args[name] === value)),
  );

  constructor(private readonly speech: Pick<Speech, 'read'>) {}

  /** Whether a move is among those that are looked at. */
  protected fits(move: Move): boolean {
    return this.actions.length === 0 || this.actions.includes(move.verb);
  }

  /** Takes what is legal now, and what of it cannot be taken back; the verbs that were looked at still are, as long as they are legal with something to name. */
  offer(legal: readonly string[], lasting: readonly string[] = []): void {
    const { actions } = this;
    this.legal = legal;
    this.lasting = new Set(lasting);
    this.reset();
    if (this.moves.some((move) => actions.includes(move.verb) && Object.keys(move.args).length > 0)) {
      this.actions = actions;
    }
  }

  reset(): void {
    this.actions = [];
    this.named = {};
    this.candidate = null;
  }

  /** Whether something is chosen that could be let go. */
  get begun(): boolean {
    return this.actions.length > 0 || Object.keys(this.named).length > 0 || this.candidate !== null;
  }

  /** The first of two spaces, once it is named. */
  get from(): string | null {
    return this.named['from'] ?? null;
  }

  /** The space that a move goes on with: of two the first, and then the other. */
  protected nextSpace(move: Move): string | null {
    return this.from === null ? (move.from ?? move.to) : move.to;
  }

  /** Whether a move can be taken back, so that nothing is lost by playing it at once. */
  free = (move: Move): boolean => !this.lasting.has(move.text);

  has(verb: string): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  /** Looks at some verbs, or no longer if they are looked at; a move that names nothing is ready to be confirmed at once. */
  pick(actions: readonly string[]): void {
    const again = this.actions.join() === actions.join();
    this.reset();
    if (!again) {
      this.actions = actions;
      const [only, ...others] = this.open;
      this.choose(others.length === 0 && Object.keys(only?.args ?? {}).length === 0 ? only : undefined);
    }
  }

  /** Names something, or no longer if it is named; false if no legal move has it. */
  name(what: string, value: string): boolean {
    if (!this.moves.some((move) => move.args[what] === value)) {
      return false;
    }
    const again = this.named[what] === value;
    this.reset();
    this.named = again ? {} : { [what]: value };
    return true;
  }

  /** Makes a move the one to be confirmed. */
  choose(move: Move | undefined): void {
    this.candidate = move ? { ...move, moves: [move.text] } : null;
  }
}

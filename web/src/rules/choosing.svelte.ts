import { read, type Move, type VerbForm } from './read';

/** A move to be confirmed, or a way of several that are played one after the other. */
export interface Candidate extends Move {
  moves: readonly string[];
}

/**
 * What somebody is about to play, in any game: verbs that are looked at, then a candidate to be confirmed. It only sorts
 * the legal moves that the server sent; how a tap on a board chooses among them is each game's own taste.
 */
export class Choosing {
  legal = $state<string[]>([]);
  /** The verbs that are looked at, or none. */
  actions = $state<string[]>([]);
  candidate = $state<Candidate | null>(null);

  readonly moves = $derived.by(() => this.legal.map((text) => this.read(text)));

  constructor(private readonly verbs: () => readonly VerbForm[]) {}

  read(text: string): Move {
    return read(text, this.verbs());
  }

  offer(legal: string[]): void {
    this.legal = legal;
    this.reset();
  }

  reset(): void {
    this.actions = [];
    this.candidate = null;
  }

  has(actions: readonly string[]): boolean {
    return this.moves.some((move) => actions.includes(move.verb));
  }

  /** Looks at some verbs, or no longer if they are looked at; a move that names nothing is ready to be confirmed at once. */
  pick(actions: readonly string[]): void {
    const again = this.actions.join() === actions.join();
    this.reset();
    if (again) {
      return;
    }
    this.actions = [...actions];
    const fitting = this.moves.filter((move) => actions.includes(move.verb));
    if (fitting.length === 1 && Object.keys(fitting[0]?.args ?? {}).length === 0) {
      this.choose(fitting[0]);
    }
  }

  /** Makes a move the one to be confirmed. */
  choose(move: Move | undefined): void {
    this.candidate = move ? { ...move, moves: [move.text] } : null;
  }
}

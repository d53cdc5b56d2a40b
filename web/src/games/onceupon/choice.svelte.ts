import { Choosing } from '../../rules/choosing.svelte';
import type { Move } from '../../rules/read';
import { BOARD, LINES, type Face } from './data';
import { dieOf, leaves, verbs } from './moves';

/** What is being chosen: it only ever narrows down the legal moves that the server sent. */
export class Choice extends Choosing {
  private dice = $state.raw<readonly Face[]>([]);
  /** The die that is looked at, counted from 1. */
  die = $state<number | null>(null);
  /** The token that the magician takes up. */
  from = $state<string | null>(null);
  /** The line that is looked at. */
  line = $state<string | null>(null);

  /** What is left of the legal moves. */
  readonly open: readonly Move[] = $derived(
    this.moves.filter(
      (move) =>
        (this.die === null || dieOf(move) === this.die) &&
        (this.from === null || move.from === this.from) &&
        (this.line === null || move.args['line'] === this.line),
    ),
  );

  /** Squares that can be tapped now: of two the first, and then the other. */
  readonly squares: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap((move) => (this.from === null ? (move.from ?? move.to ?? []) : (move.to ?? [])))),
  );

  /** Lines that can be cleared now. */
  readonly lines: ReadonlySet<string> = $derived(new Set(this.moves.flatMap((move) => move.args['line'] ?? [])));

  /** Moves that need no place on the board: residents, clouds, declining, the end of a turn. */
  readonly plain: readonly Move[] = $derived(
    this.open.filter((move) => move.to === null && move.args['line'] === undefined && move.verb !== 'face'),
  );

  readonly faces: readonly Move[] = $derived(this.moves.filter((move) => move.verb === 'face'));

  /** The ways to clear the line that is looked at, if there are several. */
  readonly ways: readonly Move[] = $derived(this.line === null ? [] : this.open.filter((move) => move.args['line'] === this.line));

  /** Guests of the display that can be had at once, each with the move that brings it. */
  readonly invitations: ReadonlyMap<string, Move> = $derived(
    new Map(this.moves.flatMap((move) => (move.verb === 'build' && move.args['guest'] ? [[move.args['guest'], move]] : []))),
  );

  constructor() {
    super(verbs);
  }

  override offer(legal: string[], dice: readonly Face[] = []): void {
    this.dice = dice;
    super.offer(legal);
  }

  override reset(): void {
    super.reset();
    this.die = null;
    this.from = null;
    this.line = null;
  }

  get isEmpty(): boolean {
    return this.die === null && this.from === null && this.line === null && this.candidate === null;
  }

  takeDie(die: number): boolean {
    if (!this.moves.some((move) => dieOf(move) === die)) {
      return false;
    }
    const again = this.die === die;
    this.reset();
    this.die = again ? null : die;
    return true;
  }

  /** Looks at a line; with one way to clear it, that waits for a yes. */
  takeLine(line: string): boolean {
    if (!this.lines.has(line)) {
      return false;
    }
    const again = this.line === line;
    this.reset();
    if (!again) {
      this.line = line;
      const [only, ...others] = this.ways;
      this.choose(others.length === 0 ? only : undefined);
    }
    return true;
  }

  /** Whether a move lets something go that could be done instead: with the same die, or at all. */
  givesUp(move: Move): boolean {
    const die = dieOf(move);
    return leaves(move) && this.moves.some((each) => !leaves(each) && (die === null || dieOf(each) === die));
  }

  /** Taps a square: the move it means, 'more' if something else must be tapped too, or null if nothing is legal there. */
  takeSquare(square: string): Move | 'more' | null {
    const shifts = this.open.filter((move) => move.verb === 'shift');
    if (shifts.length > 0) {
      const here = this.from === null ? undefined : shifts.find((move) => move.to === square);
      if (here) {
        return here;
      }
      if (this.moves.some((move) => move.from === square)) {
        this.from = this.from === square ? null : square;
        return 'more';
      }
      return null;
    }
    const there = this.open.filter((move) => move.to === square);
    if (there.length > 0) {
      return there.reduce((best, move) => (this.plainness(move) < this.plainness(best) ? move : best));
    }
    return this.lineThrough(square) ? 'more' : null;
  }

  /** The lower, the more somebody means it who just taps a square: a die that shows it before a joker, its own name first. */
  private plainness(move: Move): number {
    const shown = this.dice[(dieOf(move) ?? 0) - 1];
    return (shown === '?' ? 2 : 0) + (move.args['as'] === BOARD[move.to ?? ''] ? 0 : 1);
  }

  /** A square of complete lines looks at the next of them. */
  private lineThrough(square: string): boolean {
    const through = LINES.filter((line) => this.lines.has(line.id) && line.squares.includes(square)).map((line) => line.id);
    const next = through[(through.indexOf(this.line ?? '') + 1) % through.length];
    return next !== undefined && (next === this.line || this.takeLine(next));
  }
}

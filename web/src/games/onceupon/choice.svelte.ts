import { MoveSelection } from '../../board-kit/selection.svelte';
import type { Move } from '../../board-kit/notation';
import { BOARD, type Face, linesAt } from './data';
import { dieOf, isLeaving, phrasing } from './moves';

/** What is being chosen: a die, a token to be moved or a line is named, and a square or a button says the rest. */
export class Choice extends MoveSelection {
  /** The complete lines that meet in the square that was tapped, if there are several. */
  crossingLines = $state.raw<readonly string[]>([]);

  /** Squares that can be tapped now. */
  readonly squares: ReadonlySet<string> = $derived(new Set(this.matching.flatMap((move) => this.nextSpace(move) ?? [])));

  /** Lines that can be cleared now. */
  readonly lines: ReadonlySet<string> = $derived(new Set(this.moves.flatMap((move) => move.args['line'] ?? [])));

  /** Those of them that bring something; the others only give their tokens back. */
  readonly rewardingLines: ReadonlySet<string> = $derived(
    new Set(this.moves.flatMap((move) => (move.verb === 'scrap' ? [] : (move.args['line'] ?? [])))),
  );

  /** Moves that need no place on the board: residents, clouds, declining, the end of a turn. */
  readonly plain: readonly Move[] = $derived(
    this.matching.filter((move) => move.to === null && move.args['line'] === undefined && move.verb !== 'face'),
  );

  readonly faces: readonly Move[] = $derived(this.moves.filter((move) => move.verb === 'face'));

  /** The ways to clear what is looked at: a line that brings one thing or another, or lines that meet. */
  readonly clearOptions: readonly Move[] = $derived(
    this.line === null ? this.moves.filter((move) => this.crossingLines.includes(move.args['line'] ?? '')) : this.matching,
  );

  /** Guests of the display that can be had at once, each with the move that brings it. */
  readonly invitations: ReadonlyMap<string, Move> = $derived(
    new Map(this.moves.flatMap((move) => (move.verb === 'build' && move.args['guest'] ? [[move.args['guest'], move]] : []))),
  );

  /** @param dice what the dice show */
  constructor(private readonly dice: () => readonly Face[]) {
    super(phrasing);
  }

  override clear(): void {
    super.clear();
    this.crossingLines = [];
  }

  override get hasSelection(): boolean {
    return super.hasSelection || this.crossingLines.length > 0;
  }

  /** The die that is looked at, counted from 1. */
  get die(): number | null {
    return this.selectedArgs['die'] === undefined ? null : Number(this.selectedArgs['die']);
  }

  /** The line that is looked at. */
  get line(): string | null {
    return this.selectedArgs['line'] ?? null;
  }

  /** Takes a line; one that can be cleared in one way only is chosen, else its ways are looked at. */
  takeLine(line: string): boolean {
    if (!this.toggleArg('line', line)) {
      return false;
    }
    const [only, ...others] = this.clearOptions;
    this.setCandidate(others.length === 0 ? only : undefined);
    return true;
  }

  /** Whether a move ends something while something else would be good for something. */
  skipsReward(move: Move): boolean {
    return isLeaving(move) && this.moves.some((each) => !isLeaving(each) && each.verb !== 'scrap');
  }

  /** Taps a square: the move it means, 'more' if something else must be tapped too, or null if nothing is legal there. */
  takeSquare(square: string): Move | 'more' | null {
    const there = this.matching.filter((move) => move.to === square && (move.from === null || this.from !== null));
    if (there.length > 0) {
      return there.reduce((best, move) => (this.tapRank(move) < this.tapRank(best) ? move : best));
    }
    return this.toggleArg('from', square) || this.lineThrough(square) ? 'more' : null;
  }

  /** The lower, the more somebody means it who just taps a square: a die that shows it before a joker, its own name first. */
  private tapRank(move: Move): number {
    const shown = this.dice()[(dieOf(move) ?? 0) - 1];
    return (shown === '?' ? 2 : 0) + (move.args['as'] === BOARD[move.to ?? ''] ? 0 : 1);
  }

  /** A square takes its complete line; where several meet, they are looked at together. */
  private lineThrough(square: string): boolean {
    const through = linesAt(square)
      .filter((line) => this.lines.has(line.id))
      .map((line) => line.id);
    const [only, ...others] = through;
    if (only !== undefined && others.length === 0) {
      return this.takeLine(only);
    }
    this.clear();
    this.crossingLines = through;
    return through.length > 0;
  }
}

import { MoveSelection } from '../../board-kit/selection.svelte';
import type { Move } from '../../board-kit/notation';
import { isSpace } from './cards';
import { phrasing } from './moves';

/** Something that a move names: what it is, and how it is pointed at. */
interface Part {
  kind: string;
  word: string;
}

/** A legal move as it can be chosen: what is done, and then part after part what with. */
interface Spelling {
  move: Move;
  parts: readonly Part[];
}

/** Parts that are pointed at on the table; all others are chosen from a list. */
const POINTED = ['space', 'corner', 'vassal', 'side'];

/** What is done again and again: it stays chosen while it can be. */
const MODES = ['slide', 'swap', 'flip', 'guard'];

/** A part that lies nowhere on the table: a set, or leaving something out. */
const isStep = ({ kind, word }: Part): boolean =>
  kind === 'set' || (kind === 'space' && word === '-') || (kind === 'corner' && word === 'none');

/**
 * The ways to choose a move. Two vassals change places whichever is named first, the two of a task are named in any
 * order, and intrigue may begin at the board.
 */
function spellings(move: Move): Spelling[] {
  const parts = Object.entries(move.args).map(([name, value]) => {
    const kind = move.kinds[name] ?? '';
    return { kind, word: kind === 'set' ? `set ${value}` : value };
  });
  const [one, two, ...more] = parts;
  const straight = { move, parts };
  const [three, ...last] = more;
  if (one && two && three && move.verb === 'complete') {
    return [straight, { move, parts: [one, three, two, ...last] }];
  }
  return one && two && (move.verb === 'swap' || move.verb === 'intrigue') ? [straight, { move, parts: [two, one, ...more] }] : [straight];
}

/** What somebody is about to play: an action or a thing on the table, then the next thing, then a yes. */
export class Choice extends MoveSelection {
  /** What has been pointed at, in order. */
  rest = $state.raw<readonly string[]>([]);
  /** What of it goes without saying, because every move that is left has it. */
  filled = $state.raw<readonly string[]>([]);

  private readonly all = $derived(this.moves.flatMap(spellings));
  private readonly left = $derived(this.beginning(this.verb, this.rest));
  private readonly upcoming = $derived(this.left.flatMap((each) => each.parts[this.rest.length] ?? []));

  /** What can be pointed at next. */
  readonly next: ReadonlySet<string> = $derived(new Set(this.upcoming.map((part) => part.word)));

  /** Whether the deck that refills is all that is left to be said. */
  readonly corners = $derived(this.upcoming.length > 0 && this.upcoming.every((part) => part.kind === 'corner'));

  /** Which of a task's two vassals are still to be chosen. */
  readonly sides: number[] = $derived(
    [0, 1].filter((side) => new Set(this.left.map(({ move }) => Object.values(move.args)[side + 1])).size > 1),
  );

  /** Actions that go with what has been pointed at so far. */
  readonly doable: ReadonlySet<string> = $derived(new Set(this.beginning(null, this.rest).map((each) => each.move.verb)));

  /** What is left to decide when nothing more is pointed at: how to pay, what for. */
  readonly endings: Move[] = $derived.by(() => {
    const open = this.left.some(({ parts }) => parts.slice(this.rest.length).some((part) => POINTED.includes(part.kind) && !isStep(part)));
    const moves = [...new Set(this.left.map((each) => each.move))];
    // One alone is chosen already, and on its way.
    return !this.hasSelection || this.candidate !== null || open || moves.length < 2 ? [] : moves;
  });

  /** What can be chosen next and lies nowhere on the table. */
  readonly steps: Part[] = $derived(
    this.hasSelection && this.candidate === null && this.endings.length === 0
      ? this.upcoming.filter((part, i, all) => isStep(part) && all.findIndex((other) => other.word === part.word) === i)
      : [],
  );

  constructor() {
    super(phrasing);
  }

  override get hasSelection(): boolean {
    return super.hasSelection || this.rest.length > 0;
  }

  /** What is to be done, once it has been said. */
  get verb(): string | null {
    return this.verbs[0] ?? null;
  }

  override clear(): void {
    super.clear();
    this.rest = [];
    this.filled = [];
  }

  /** Lets go what has been pointed at, and not what is to be done. */
  back(): void {
    const { verbs } = this;
    this.clear();
    this.verbs = verbs;
  }

  override setLegal(legal: readonly string[], lasting?: readonly string[]): void {
    super.setLegal(legal, lasting);
    this.verbs = this.verbs.filter((verb) => MODES.includes(verb));
  }

  /** Whether a legal move begins like this. */
  can(verb: string, ...rest: string[]): boolean {
    return this.beginning(verb, rest).length > 0;
  }

  /** Looks at one action, with what has been pointed at if that goes together; false if it cannot be done at all. */
  act(verb: string): boolean {
    if (this.verb === verb) {
      this.clear();
      return true;
    }
    if (!this.can(verb)) {
      return false;
    }
    this.settle(verb, this.can(verb, ...this.rest) ? this.rest : []);
    return true;
  }

  /** Points at something; false if no legal move goes on with it or begins with it. */
  point(word: string, verb: string | null = null): boolean {
    const ways: [string | null, readonly string[]][] = [
      [this.verb ?? verb, [...this.rest, word]],
      [verb ?? this.verb, [word]],
      [verb, [word]],
    ];
    for (const [action, rest] of ways) {
      if (this.beginning(action, rest).length > 0) {
        this.settle(action, rest);
        return true;
      }
    }
    return false;
  }

  /** A card is drawn from one space to another; false if it neither goes there nor changes places. */
  drag(from: string, to: string): boolean {
    const verb = ['slide', 'swap'].find((each) => this.can(each, from, to));
    if (verb !== undefined) {
      this.settle(verb, [from, to]);
    }
    return verb !== undefined;
  }

  /** Takes what has been said so far; if one move is left it is the one to be confirmed. */
  private settle(verb: string | null, rest: readonly string[]): void {
    this.verbs = verb === null ? [] : [verb];
    this.rest = rest;
    this.filled = this.filled.filter((word) => rest.includes(word));
    const [first, ...others] = this.left;
    const only = others.every((each) => each.move.text === first?.move.text);
    this.setCandidate(only ? first?.move : undefined);
    const forced = only || first?.move.verb !== 'complete' ? undefined : this.forced();
    if (forced !== undefined) {
      this.filled = [...this.filled, forced];
      this.settle(verb, [...rest, forced]);
    }
  }

  /** A vassal without which the task that has been chosen cannot be completed. */
  private forced(): string | undefined {
    return [...this.next].find(
      (word) => isSpace(word) && this.left.every(({ parts }) => parts.slice(this.rest.length).some((part) => part.word === word)),
    );
  }

  /** The moves that begin with a verb, or any, and go on with what has been pointed at. */
  private beginning(verb: string | null, rest: readonly string[]): Spelling[] {
    const found = this.all.filter(
      ({ move, parts }) => (verb === null || move.verb === verb) && rest.every((word, i) => parts[i]?.word === word),
    );
    // Two vassals that fit both halves of a task are taken as they were named.
    const straight = found.filter(({ move }) => move.verb !== 'complete' || Object.values(move.args)[1] === rest[1]);
    return rest.length > 2 && straight.length > 0 ? straight : found;
  }
}

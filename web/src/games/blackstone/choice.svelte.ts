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
interface Ordering {
  move: Move;
  parts: readonly Part[];
}

/** Parts that are pointed at on the table; all others are chosen from a list. */
const ON_BOARD_KINDS = ['space', 'corner', 'vassal', 'side'];

/** A part that lies nowhere on the table: a set, or leaving something out. */
const isOffBoard = ({ kind, word }: Part): boolean =>
  kind === 'set' || (kind === 'space' && word === '-') || (kind === 'corner' && word === 'none');

/**
 * The ways to choose a move. Two vassals change places whichever is named first, the two of a task are named in any
 * order, and intrigue may begin at the board.
 */
function orderings(move: Move): Ordering[] {
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

/** A move that a player is putting together: an action or a card, then its targets, then a confirmation. */
export class Choice extends MoveSelection {
  /** What has been pointed at, in order. */
  selected = $state.raw<readonly string[]>([]);
  /** What of it goes without saying, because every move that is left has it. */
  autoSelected = $state.raw<readonly string[]>([]);

  private readonly all = $derived(this.moves.flatMap(orderings));
  private readonly matchingOrderings = $derived(this.startingWith(this.verb, this.selected));
  private readonly nextParts = $derived(this.matchingOrderings.flatMap((each) => each.parts[this.selected.length] ?? []));

  /** What can be pointed at next. */
  readonly next: ReadonlySet<string> = $derived(new Set(this.nextParts.map((part) => part.word)));

  /** Whether the deck that refills is all that is left to be said. */
  readonly corners = $derived(this.nextParts.length > 0 && this.nextParts.every((part) => part.kind === 'corner'));

  /** Which of a task's two vassals are still to be chosen. */
  readonly sides: number[] = $derived(
    [0, 1].filter((side) => new Set(this.matchingOrderings.map(({ move }) => Object.values(move.args)[side + 1])).size > 1),
  );

  /** Actions that go with what has been pointed at so far. */
  readonly possibleVerbs: ReadonlySet<string> = $derived(new Set(this.startingWith(null, this.selected).map((each) => each.move.verb)));

  /** What is left to decide when nothing more is pointed at: how to pay, what for. */
  readonly finalOptions: Move[] = $derived.by(() => {
    const open = this.matchingOrderings.some(({ parts }) =>
      parts.slice(this.selected.length).some((part) => ON_BOARD_KINDS.includes(part.kind) && !isOffBoard(part)),
    );
    const moves = [...new Set(this.matchingOrderings.map((each) => each.move))];
    // One alone is chosen already, and on its way.
    return !this.hasSelection || this.candidate !== null || open || moves.length < 2 ? [] : moves;
  });

  /** What can be chosen next and lies nowhere on the table. */
  readonly offBoardOptions: Part[] = $derived(
    this.hasSelection && this.candidate === null && this.finalOptions.length === 0
      ? this.nextParts.filter((part, i, all) => isOffBoard(part) && all.findIndex((other) => other.word === part.word) === i)
      : [],
  );

  constructor() {
    super(phrasing);
  }

  override get hasSelection(): boolean {
    return super.hasSelection || this.selected.length > 0;
  }

  /** What is to be done, once it has been said. */
  get verb(): string | null {
    return this.verbs[0] ?? null;
  }

  override clear(): void {
    super.clear();
    this.selected = [];
    this.autoSelected = [];
  }

  /** Lets go what has been pointed at, and not what is to be done. */
  clearParts(): void {
    const { verbs } = this;
    this.clear();
    this.verbs = verbs;
  }

  override setLegal(legal: readonly string[], lasting?: readonly string[]): void {
    super.setLegal(legal, lasting);
    this.verbs = this.verbs.filter((verb) => phrasing.hasFlag({ verb }, 'repeats'));
  }

  /** Whether a legal move begins like this. */
  canStartWith(verb: string, ...rest: string[]): boolean {
    return this.startingWith(verb, rest).length > 0;
  }

  /** Looks at one action, with what has been pointed at if that goes together; false if it cannot be done at all. */
  toggleVerb(verb: string): boolean {
    if (this.verb === verb) {
      this.clear();
      return true;
    }
    if (!this.canStartWith(verb)) {
      return false;
    }
    this.apply(verb, this.canStartWith(verb, ...this.selected) ? this.selected : []);
    return true;
  }

  /** Points at something; false if no legal move goes on with it or begins with it. */
  select(word: string, verb: string | null = null): boolean {
    const ways: [string | null, readonly string[]][] = [
      [this.verb ?? verb, [...this.selected, word]],
      [verb ?? this.verb, [word]],
      [verb, [word]],
    ];
    for (const [action, rest] of ways) {
      if (this.startingWith(action, rest).length > 0) {
        this.apply(action, rest);
        return true;
      }
    }
    return false;
  }

  /** A card is drawn from one space to another; false if it neither goes there nor changes places. */
  drag(from: string, to: string): boolean {
    const verb = ['slide', 'swap'].find((each) => this.canStartWith(each, from, to));
    if (verb !== undefined) {
      this.apply(verb, [from, to]);
    }
    return verb !== undefined;
  }

  /** Takes what has been said so far; if one move is left it is the one to be confirmed. */
  private apply(verb: string | null, rest: readonly string[]): void {
    this.verbs = verb === null ? [] : [verb];
    this.selected = rest;
    this.autoSelected = this.autoSelected.filter((word) => rest.includes(word));
    const [first, ...others] = this.matchingOrderings;
    const only = others.every((each) => each.move.text === first?.move.text);
    this.setCandidate(only ? first?.move : undefined);
    const forced = only || first?.move.verb !== 'complete' ? undefined : this.forcedPart();
    if (forced !== undefined) {
      this.autoSelected = [...this.autoSelected, forced];
      this.apply(verb, [...rest, forced]);
    }
  }

  /** A vassal without which the task that has been chosen cannot be completed. */
  private forcedPart(): string | undefined {
    return [...this.next].find(
      (word) =>
        isSpace(word) && this.matchingOrderings.every(({ parts }) => parts.slice(this.selected.length).some((part) => part.word === word)),
    );
  }

  /** The moves that begin with a verb, or any, and go on with what has been pointed at. */
  private startingWith(verb: string | null, rest: readonly string[]): Ordering[] {
    const found = this.all.filter(
      ({ move, parts }) => (verb === null || move.verb === verb) && rest.every((word, i) => parts[i]?.word === word),
    );
    // Two vassals that fit both halves of a task are taken as they were named.
    const straight = found.filter(({ move }) => move.verb !== 'complete' || Object.values(move.args)[1] === rest[1]);
    return rest.length > 2 && straight.length > 0 ? straight : found;
  }
}

import { isCorner, isSpace } from './cards';

/** A legal move as it can be chosen: what is done, and then word after word what with. */
interface Spelling {
  move: string;
  verb: string;
  rest: readonly string[];
}

/** The ways to choose a move. Two vassals change places whichever is named first, and intrigue may begin at the board. */
function spellings(move: string): Spelling[] {
  const [verb = '', ...rest] = move.replaceAll(/ set (\w+)/g, ' set:$1').split(' ');
  const [one = '', two = '', ...more] = rest;
  const straight = { move, verb, rest };
  return verb === 'swap' || verb === 'intrigue' ? [straight, { move, verb, rest: [two, one, ...more] }] : [straight];
}

/** Words that are pointed at on the table; all others are chosen from a list. */
export const isPointedAt = (word: string): boolean => isSpace(word) || isCorner(word) || word.includes('/');

export interface Ending {
  /** What is left to say. */
  words: readonly string[];
  move: string;
}

/**
 * What somebody is about to play: an action or a thing on the table, then the next thing, then a yes. It only narrows the
 * list of legal moves that the server sent.
 */
export class Choice {
  legal = $state.raw<readonly string[]>([]);
  verb = $state<string | null>(null);
  rest = $state.raw<readonly string[]>([]);

  private readonly all = $derived(this.legal.flatMap(spellings));
  private readonly open = $derived(this.all.filter((each) => this.fits(each, this.verb, this.rest)));

  readonly begun = $derived(this.verb !== null || this.rest.length > 0);

  /** What can be pointed at next. */
  readonly next: ReadonlySet<string> = $derived(new Set(this.open.map((each) => each.rest[this.rest.length] ?? '')));

  /** Actions that go with what has been pointed at so far. */
  readonly verbs: ReadonlySet<string> = $derived(
    new Set(this.all.filter((each) => this.fits(each, null, this.rest)).map((each) => each.verb)),
  );

  /** The one move that is left, if something has been chosen. */
  readonly candidate: string | null = $derived.by(() => {
    const first = this.open[0];
    return this.begun && first !== undefined && this.open.every((each) => each.move === first.move) ? first.move : null;
  });

  /** What is left to decide when nothing more is pointed at: how to pay, what for. */
  readonly endings: Ending[] = $derived.by(() => {
    if (!this.begun || this.candidate !== null || this.open.some((each) => this.left(each).some(isPointedAtFirst))) {
      return [];
    }
    const endings = this.open.map((each) => ({ words: this.left(each), move: each.move }));
    return endings.filter((each, i) => endings.findIndex((other) => other.move === each.move) === i);
  });

  /** Words that can be chosen next and lie nowhere on the table: a set, or leaving a requirement out. */
  readonly steps: string[] = $derived(
    this.begun && this.endings.length === 0
      ? [...this.next].filter((word) => word === '-' || word.startsWith('set:'))
      : [],
  );

  offer(legal: readonly string[]): void {
    this.legal = legal;
    this.clear();
  }

  clear(): void {
    this.verb = null;
    this.rest = [];
  }

  back(): void {
    if (this.rest.length > 0) {
      this.rest = this.rest.slice(0, -1);
    } else {
      this.verb = null;
    }
  }

  has(verb: string, ...rest: string[]): boolean {
    return this.all.some((each) => this.fits(each, verb, rest));
  }

  /** Looks at one action, with what has been pointed at if that goes together; false if it cannot be done at all. */
  act(verb: string): boolean {
    if (this.verb === verb) {
      this.clear();
      return true;
    }
    if (!this.has(verb)) {
      return false;
    }
    if (!this.has(verb, ...this.rest)) {
      this.rest = [];
    }
    this.verb = verb;
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
      if (this.all.some((each) => this.fits(each, action, rest))) {
        this.verb = action;
        this.rest = rest;
        return true;
      }
    }
    return false;
  }

  private left(each: Spelling): readonly string[] {
    return each.rest.slice(this.rest.length);
  }

  private fits(each: Spelling, verb: string | null, rest: readonly string[]): boolean {
    return (verb === null || each.verb === verb) && rest.every((word, i) => each.rest[i] === word);
  }
}

/** Cards after "with" pay for something: they are said in one breath. */
const isPointedAtFirst = (word: string, i: number, words: readonly string[]): boolean =>
  isPointedAt(word) && !words.slice(0, i).includes('with');

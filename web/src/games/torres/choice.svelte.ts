import type { Way } from '../../net/types';
import { parse, type Move } from './moves';

/** A move to be confirmed, or a way of several that are played one after the other. */
export interface Candidate extends Move {
  moves: readonly string[];
}

const STEPS = ['move', 'door'];

/**
 * What somebody is about to play: an action, perhaps an origin, then a target, then a confirmation. It only sorts the
 * legal moves and the ways that the server sent.
 */
export class Choice {
  legal = $state<string[]>([]);
  /** Actions of the notation that are looked at, or none. */
  actions = $state<string[]>([]);
  from = $state<string | null>(null);
  candidate = $state<Candidate | null>(null);
  /** Several moves that fit a tapped space, of which one is to be chosen. */
  several = $state<Move[]>([]);

  /** How far each knight gets in this turn; comes a moment after the legal moves. */
  ways = $state.raw<readonly Way[]>([]);

  readonly moves = $derived(this.legal.map(parse));
  /** The ways of the chosen knight, while it is to walk. */
  private readonly onward = $derived(
    this.from !== null && this.actions.join() === STEPS.join() ? this.ways.filter((way) => way.from === this.from) : [],
  );
  /** During a turn most actions start at a knight; before and after it a space is all there is to name. */
  private readonly hasTwoSteps = $derived(this.moves.some((move) => move.action === 'end'));

  /** During a turn nothing but walking begins with a tap on the board; cards are picked first. */
  private readonly open = $derived(
    this.moves.filter((move) => {
      if (this.actions.length > 0) {
        return this.actions.includes(move.action);
      }
      return !this.hasTwoSteps || move.from === null || STEPS.includes(move.action);
    }),
  );

  /** Spaces that can be tapped next. */
  readonly lit = $derived.by(() => {
    const spaces = new Set<string>();
    for (const move of this.open) {
      if (this.from !== null) {
        if (move.from === this.from && move.to !== null) {
          spaces.add(move.to);
        }
      } else if (move.from !== null) {
        spaces.add(move.from);
      } else if (move.to !== null && (this.actions.length > 0 || !this.hasTwoSteps)) {
        spaces.add(move.to);
      }
    }
    this.onward.forEach((way) => spaces.add(way.to));
    return spaces;
  });

  /** What it costs to get to a space. */
  readonly costs: ReadonlyMap<string, number> = $derived(new Map(this.onward.map((way) => [way.to, way.cost])));

  /** Targets that one comes to out of a castle's doors, which are marked apart. */
  readonly throughDoors: ReadonlySet<string> = $derived.by(() => {
    const spaces = new Set(this.onward.filter((way) => way.moves.at(-1)?.startsWith('door ')).map((way) => way.to));
    for (const move of this.from === null ? [] : this.open) {
      const door = move.action === 'door' || move.action === 'card doors';
      const step = this.open.some((other) => other.action === 'move' && other.from === move.from && other.to === move.to);
      if (move.from === this.from && move.to !== null && door && !step) {
        spaces.add(move.to);
      }
    }
    return spaces;
  });

  /** The moves that lead the chosen knight to a space, or none. */
  pathTo(space: string | null): readonly string[] {
    return this.onward.find((way) => way.to === space)?.moves ?? [];
  }

  offer(legal: string[]): void {
    this.legal = legal;
    this.ways = [];
    this.reset();
  }

  reset(): void {
    this.actions = [];
    this.from = null;
    this.candidate = null;
    this.several = [];
  }

  has(actions: readonly string[]): boolean {
    return this.moves.some((move) => actions.includes(move.action));
  }

  /** Looks at one kind of action; one that names no space is ready to be confirmed at once. */
  pick(actions: readonly string[]): void {
    const again = this.actions.join() === actions.join();
    this.reset();
    if (again) {
      return;
    }
    this.actions = [...actions];
    const only = this.open.filter((move) => move.to === null);
    if (only.length === 1 && this.open.length === 1) {
      this.choose(only[0]);
    }
  }

  /** Taps a space; returns the move to ask about if nothing legal is meant by it. */
  tap(space: string): string | null {
    if (this.candidate?.to === space) {
      return null; // a second tap is left to the caller, who confirms
    }
    if (this.from !== null) {
      const targets = this.open.filter((move) => move.from === this.from && move.to === space);
      if (targets.length > 0) {
        this.settle(targets);
        return null;
      }
      const moves = this.pathTo(space);
      if (moves.length > 0) {
        this.several = [];
        this.candidate = { text: `move ${this.from} ${space}`, action: 'move', from: this.from, to: space, moves };
        return null;
      }
      if (this.open.some((move) => move.from === space)) {
        this.candidate = null;
        this.from = space;
        return null;
      }
      return `${this.actions[0] ?? 'move'} ${this.from} ${space}`;
    }
    const here = this.open.filter((move) => move.from === null && move.to === space);
    const starting = this.open.some((move) => move.from === space);
    if (this.actions.length > 0 || !this.hasTwoSteps) {
      if (here.length > 0) {
        this.settle(here);
        return null;
      }
    } else if (!starting && here.length > 0) {
      this.settle(here);
      return null;
    }
    if (starting) {
      if (this.actions.length === 0) {
        this.actions = [...STEPS];
      }
      this.from = space;
      this.candidate = null;
      return null;
    }
    return this.wouldBe(space);
  }

  private settle(moves: Move[]): void {
    // A step is the plainer way to say the same as a door.
    const plain = moves.filter((move) => move.action !== 'door' || !moves.some((other) => other.action === 'move'));
    this.several = plain.length > 1 ? plain : [];
    this.candidate = null;
    if (plain.length === 1) {
      this.choose(plain[0]);
    }
  }

  /** Makes a move the one to be confirmed. */
  choose(move: Move | undefined): void {
    this.candidate = move ? { ...move, moves: [move.text] } : null;
  }

  /** The move that somebody probably meant by tapping a space that is not lit. */
  private wouldBe(space: string): string {
    const action = this.actions[0];
    if (action === undefined) {
      const first = this.moves.find((move) => move.to !== null)?.action ?? 'block';
      return this.hasTwoSteps ? `block ${space}` : `${first} ${space}`;
    }
    const names = this.moves.find((move) => move.action === action);
    return names?.from ? `${action} ${space} ${space}` : `${action} ${space}`;
  }
}

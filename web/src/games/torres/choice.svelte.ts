import type { Way } from '../../net/types';
import { Choosing } from '../../rules/choosing.svelte';
import type { Move, VerbForm } from '../../rules/read';
import { verbs } from './moves';

const STEPS = ['move', 'door'];

/** What somebody is about to play: an action, perhaps an origin, then a target, then a confirmation. */
export class Choice extends Choosing {
  from = $state<string | null>(null);
  /** Several moves that fit a tapped space, of which one is to be chosen. */
  several = $state<Move[]>([]);

  /** How far each knight gets in this turn; comes a moment after the legal moves. */
  ways = $state.raw<readonly Way[]>([]);

  /** The ways of the chosen knight, while it is to walk. */
  private readonly onward = $derived(
    this.from !== null && this.actions.join() === STEPS.join() ? this.ways.filter((way) => way.from === this.from) : [],
  );
  /** During a turn most actions start at a knight; before and after it a space is all there is to name. */
  private readonly hasTwoSteps = $derived(this.moves.some((move) => move.verb === 'end'));

  /** During a turn nothing but walking begins with a tap on the board; cards are picked first. */
  private readonly open = $derived(
    this.moves.filter((move) => {
      if (this.actions.length > 0) {
        return this.actions.includes(move.verb);
      }
      return !this.hasTwoSteps || move.from === null || STEPS.includes(move.verb);
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
      const door = move.verb === 'door' || move.verb === 'card doors';
      const step = this.open.some((other) => other.verb === 'move' && other.from === move.from && other.to === move.to);
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

  constructor(known: () => readonly VerbForm[] = verbs) {
    super(known);
  }

  override offer(legal: string[]): void {
    this.ways = [];
    super.offer(legal);
  }

  override reset(): void {
    super.reset();
    this.from = null;
    this.several = [];
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
        this.candidate = { ...this.read(`move ${this.from} ${space}`), moves };
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
    const plain = moves.filter((move) => move.verb !== 'door' || !moves.some((other) => other.verb === 'move'));
    this.several = plain.length > 1 ? plain : [];
    this.candidate = null;
    if (plain.length === 1) {
      this.choose(plain[0]);
    }
  }

  /** The move that somebody probably meant by tapping a space that is not lit. */
  private wouldBe(space: string): string {
    const action = this.actions[0];
    if (action === undefined) {
      const first = this.moves.find((move) => move.to !== null)?.verb ?? 'block';
      return this.hasTwoSteps ? `block ${space}` : `${first} ${space}`;
    }
    const names = this.moves.find((move) => move.verb === action);
    return names?.from ? `${action} ${space} ${space}` : `${action} ${space}`;
  }
}

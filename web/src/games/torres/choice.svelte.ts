import { parse, type Move } from './moves';

/**
 * What somebody is about to play: an action, perhaps an origin, then a target, then a confirmation. It only sorts the
 * legal moves that the server sent.
 */
export class Choice {
  legal = $state<string[]>([]);
  /** Actions of the notation that are looked at, or none. */
  actions = $state<string[]>([]);
  from = $state<string | null>(null);
  candidate = $state<Move | null>(null);
  /** Several moves that fit a tapped space, of which one is to be chosen. */
  several = $state<Move[]>([]);

  readonly moves = $derived(this.legal.map(parse));
  private readonly open = $derived(
    this.moves.filter((move) => this.actions.length === 0 || this.actions.includes(move.action)),
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
    return spaces;
  });

  /** During a turn most actions start at a knight; before and after it a space is all there is to name. */
  private readonly hasTwoSteps = $derived(this.moves.some((move) => move.action === 'end'));

  /** Targets that lead through a castle's doors, which are marked apart. */
  readonly throughDoors = $derived(
    new Set(
      this.from === null
        ? []
        : this.open
            .filter((move) => move.from === this.from && (move.action === 'door' || move.action === 'card doors'))
            .map((move) => move.to ?? '')
            .filter((to) => !this.open.some((move) => move.action === 'move' && move.from === this.from && move.to === to)),
    ),
  );

  offer(legal: string[]): void {
    this.legal = legal;
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
      this.candidate = only[0] ?? null;
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
        this.actions = ['move', 'door'];
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
    this.candidate = plain.length === 1 ? (plain[0] ?? null) : null;
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

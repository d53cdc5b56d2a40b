import type { ReachablePath } from '../../net/types';
import { MoveSelection } from '../../board-kit/selection.svelte';
import type { Move } from '../../board-kit/notation';
import { phrasing } from './moves';

const WALK_VERBS = ['move', 'door'];

/** A move that a player is putting together: an action, perhaps an origin, then a target. */
export class Choice extends MoveSelection {
  /** Several moves that fit a tapped space, of which one is to be chosen. */
  alternatives = $state.raw<readonly Move[]>([]);

  /** How far each knight gets in this turn; comes a moment after the legal moves. */
  paths = $state.raw<readonly ReachablePath[]>([]);

  /** The ways of the chosen knight, while it is to walk. */
  private readonly selectedPaths = $derived(
    this.from !== null && this.verbs.join() === WALK_VERBS.join() ? this.paths.filter((way) => way.from === this.from) : [],
  );
  /** During a turn most actions start at a knight; before and after it a space is all there is to name. */
  private readonly idle = $derived(this.verbs.length === 0 && this.hasVerb('end'));

  /** Spaces that can be tapped next. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set([
      ...this.matching.flatMap((move) => (this.idle && move.from === null ? [] : (this.nextSpace(move) ?? []))),
      ...this.selectedPaths.map((way) => way.to),
    ]),
  );

  /** Knights that can be taken up at any time of a turn, whatever is looked at. */
  readonly movableKnights: ReadonlySet<string> = $derived(
    new Set(this.moves.flatMap(({ verb, from }) => (WALK_VERBS.includes(verb) && from !== null ? from : []))),
  );

  /** What it costs to get to a space. */
  readonly costs: ReadonlyMap<string, number> = $derived(new Map(this.selectedPaths.map((way) => [way.to, way.cost])));

  /** Targets that a knight reaches through the doors of a castle; they are marked differently. */
  readonly throughDoors: ReadonlySet<string> = $derived.by(() => {
    const spaces = new Set(this.selectedPaths.filter((way) => way.moves.at(-1)?.startsWith('door ')).map((way) => way.to));
    for (const { verb, to } of this.from === null ? [] : this.matching) {
      const step = this.matching.some((other) => other.verb === 'move' && other.to === to);
      if (to !== null && (verb === 'door' || verb === 'card doors') && !step) {
        spaces.add(to);
      }
    }
    return spaces;
  });

  constructor() {
    super(phrasing);
  }

  /** During a turn nothing but walking begins with a tap on the board; cards are picked first. */
  protected override matchesVerbs(move: Move): boolean {
    return super.matchesVerbs(move) && (!this.idle || move.from === null || WALK_VERBS.includes(move.verb));
  }

  /** The moves that lead the chosen knight to a space, or none. */
  pathTo(space: string | null): readonly string[] {
    return this.selectedPaths.find((way) => way.to === space)?.moves ?? [];
  }

  /** The move that a tap on a space would play, or null if it would play none or one of several. */
  moveTo(space: string): string | null {
    const [only, ...others] = this.here(space);
    const far = this.pathTo(space).length > 1 ? `move ${this.from} ${space}` : null;
    return this.idle ? null : (far ?? (others.length === 0 ? (only?.text ?? null) : null));
  }

  /** Takes what is legal now; a walk is over when the knight has arrived, other modes stay on while they can. */
  override setLegal(legal: readonly string[], lasting?: readonly string[]): void {
    this.paths = [];
    if (this.verbs.join() === WALK_VERBS.join()) {
      this.verbs = [];
    }
    super.setLegal(legal, lasting);
  }

  override clear(): void {
    super.clear();
    this.alternatives = [];
  }

  /** The moves that end on a space; a step is the plainer way to say the same as a door. */
  private here(space: string): readonly Move[] {
    const moves = this.matching.filter((move) => move.to === space && (this.from !== null || move.from === null));
    return moves.filter((move) => move.verb !== 'door' || !moves.some((other) => other.verb === 'move'));
  }

  /** Taps a space; returns the move to ask about if nothing legal is meant by it. */
  tap(space: string): string | null {
    const here = this.here(space);
    const starting = this.moves.some((move) => move.from === space && this.matchesVerbs(move));
    const path = this.pathTo(space);
    if (here.length > 0 && !(this.idle && starting)) {
      // Where nothing is looked at yet, not even a single move is meant by a mere tap.
      this.alternatives = here.length > 1 || this.idle ? here : [];
      this.setCandidate(this.alternatives.length === 0 ? here[0] : undefined);
    } else if (path.length > 0) {
      this.alternatives = [];
      this.candidate = { ...phrasing.parse(`move ${this.from} ${space}`), moves: path };
    } else if (starting && !this.idle) {
      this.selectOrigin(space, this.verbs);
    } else if (this.movableKnights.has(space)) {
      this.selectOrigin(space, WALK_VERBS);
    } else {
      return this.guessMove(space);
    }
    return null;
  }

  /** Chooses the knight, or the block, that is to go; taken up again it is put down. */
  private selectOrigin(space: string, actions: readonly string[]): void {
    const again = this.from === space;
    this.clear();
    this.verbs = actions;
    this.selectedArgs = again ? {} : { from: space };
  }

  /** The move that somebody probably meant by tapping a space that is not lit. */
  private guessMove(space: string): string {
    const [looked] = this.verbs.filter((action) => this.moves.some((move) => move.verb === action && move.to !== null));
    const verb = looked ?? (this.hasVerb('end') ? 'block' : (this.moves.find((move) => move.to !== null)?.verb ?? 'block'));
    const twoSpaces = this.from !== null || this.moves.some((move) => move.verb === verb && move.from !== null);
    return twoSpaces ? `${verb} ${this.from ?? space} ${space}` : `${verb} ${space}`;
  }
}

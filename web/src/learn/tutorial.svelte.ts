import { stored } from '../app/storage';
import { TUTORIAL_BOT } from '../bots/botLevels';
import { viewerSeat } from '../board-kit/playing.svelte';
import type { TableSession } from '../table/store/session.svelte';
import type { TutorialDefinition, TutorialStep } from './content';

/** The tutorial of a guided first game: shows each step once, when it first matters. */
export class Tutorial {
  step = $state.raw<TutorialStep | null>(null);
  /** Whether the tutor was dismissed; he can be called back. */
  dismissed = $state(false);
  /** Whether the game is being played ahead without the player. */
  skipping = $state(false);
  /** A step whose offer to skip ahead still stands, until the game has got there. */
  skipOffer = $state.raw<TutorialStep | null>(null);
  private doneSteps: string[];
  /** The decision that was last evaluated, so that each is evaluated once. */
  private lastDecision = '';

  constructor(
    private readonly definition: TutorialDefinition,
    private readonly session: TableSession,
  ) {
    this.doneSteps = this.storedSteps.load();
  }

  private get storedSteps() {
    return stored.tutorialSteps(this.session.id);
  }

  /** Whether all steps are done. */
  get isFinished(): boolean {
    return this.step === null && this.definition.steps.every(({ id }) => this.doneSteps.includes(id));
  }

  /** Evaluates the current position; between the player's turns no new step is shown. */
  async update(): Promise<void> {
    const { live, source } = this.session;
    const decision = `${live?.number} ${live?.legal !== undefined}`;
    if (this.dismissed || source.checkConditions === undefined || decision === this.lastDecision) {
      return;
    }
    this.lastDecision = decision;
    const { step } = this;
    if (step !== null) {
      const [applies = true, reached = false] = await source.checkConditions([step.when ?? [], step.until ?? []]);
      const done = step.until === undefined ? !applies : reached;
      if (applies && !done) {
        this.highlight();
        return;
      }
      if (done) {
        this.markDone(step.id);
      } // otherwise the step was not done and is shown again when it applies again
    }
    if (live?.legal !== undefined) {
      await this.findStep();
    } else {
      this.step = null;
      this.highlight();
    }
  }

  /** Marks a step as done, so that it is not shown again. */
  private markDone(id: string): void {
    if (!this.doneSteps.includes(id)) {
      this.doneSteps.push(id);
      this.storedSteps.save(this.doneSteps);
    }
  }

  /** Goes to the next step that applies now, if any. */
  next = async (): Promise<void> => {
    if (this.step !== null) {
      this.markDone(this.step.id);
    }
    await this.findStep();
  };

  /** Finds the step that applies now. The current one stays visible meanwhile, so that it keeps the focus. */
  private async findStep(): Promise<void> {
    const { steps } = this.definition;
    const pendingSteps = steps.filter(({ id }) => !this.doneSteps.includes(id));
    const pendingSkips = steps.filter(
      ({ id, skip }) => skip !== undefined && this.doneSteps.includes(id) && !this.doneSteps.includes(skipKey(id)),
    );
    const conditions = [...pendingSteps.map(({ when = [] }) => when), ...pendingSkips.map(({ skip = [] }) => skip)];
    const results = (await this.session.source.checkConditions?.(conditions)) ?? [];
    const skipHolds = results.slice(pendingSteps.length);
    pendingSkips.filter((_, i) => skipHolds[i]).forEach(({ id }) => this.markDone(skipKey(id)));
    this.skipOffer = pendingSkips.find((_, i) => !skipHolds[i]) ?? null;
    this.step = pendingSteps.find((_, i) => results[i]) ?? null;
    this.highlight();
  }

  /** The step that offers to skip ahead, if any. */
  get skippable(): TutorialStep | null {
    return this.session.source.autoplayUntil === undefined ? null : this.step?.skip !== undefined ? this.step : this.skipOffer;
  }

  /** Lets bots play until the condition of the offering step holds. */
  skip = async (): Promise<void> => {
    const { skippable } = this;
    if (skippable?.skip === undefined) {
      return;
    }
    this.skipping = true;
    this.markDone(skippable.id);
    this.markDone(skipKey(skippable.id));
    try {
      await this.session.source.autoplayUntil?.(TUTORIAL_BOT, skippable.skip);
      this.step = null;
      this.skipOffer = null;
      this.lastDecision = '';
      await this.update();
    } finally {
      this.skipping = false; // only when the next step is known, so that the focus moves from text to text
    }
  };

  /** Highlights what the step talks about, on the player's own board. */
  private highlight(): void {
    const { live, placesOf, highlight } = this.session;
    const { places = [], verbs = [], best = false, piece } = this.step?.light ?? {};
    const moves = (live?.legal ?? []).filter((move) => verbs.some((verb) => move === verb || move.startsWith(`${verb} `)));
    const highlighted = best ? bestMoves(moves, live?.facts) : moves;
    const piecePlace = piece === undefined ? undefined : ((live?.view ?? {}) as Record<string, unknown>)[piece];
    const piecePlaces = typeof piecePlace === 'string' ? [piecePlace] : [];
    highlight.setPlaces([...places, ...piecePlaces, ...highlighted.flatMap((move) => placesOf(move))], live ? viewerSeat(live) : null);
  }

  dismiss = (): void => {
    this.dismissed = true;
    this.session.highlight.setPlaces();
  };

  resume = (): void => {
    this.dismissed = false;
    this.lastDecision = '';
    void this.update();
  };
}

/** The id under which a skip offer is marked as done. */
const skipKey = (id: string): string => `${id}.skip`;

/** Returns the moves with the largest gain, if any has one. */
function bestMoves(moves: readonly string[], facts: unknown): readonly string[] {
  const { gains = {} } = (facts ?? {}) as { gains?: Record<string, number> };
  const most = Math.max(0, ...moves.map((move) => gains[move] ?? 0));
  return most === 0 ? [] : moves.filter((move) => gains[move] === most);
}

import { loadItem, saveItem } from '../app/storage';
import { viewerSeat } from '../board-kit/playing.svelte';
import type { TableSession } from '../table/store/session.svelte';
import type { TutorialDefinition, TutorialStep } from './content';

/** Plays for whoever skips a part of a first game; as quick as it is plain. */
const AUTOPLAY_BOT = 'greedy';

/** The herald at a first game: says each thing once, when it first matters to the player. */
export class Tutorial {
  step = $state.raw<TutorialStep | null>(null);
  /** Whether he was sent away; he can be called back. */
  dismissed = $state(false);
  /** Whether the game goes on without the player for a while. */
  skipping = $state(false);
  /** What may still be skipped after it was offered once; it stays until the game is there. */
  skipOffer = $state.raw<TutorialStep | null>(null);
  private doneSteps: string[];
  /** The moment at which he last looked, so that he looks once at each. */
  private lastDecision = '';

  constructor(
    private readonly definition: TutorialDefinition,
    private readonly session: TableSession,
  ) {
    this.doneSteps = JSON.parse(loadItem(this.storageName, '[]')) as string[];
  }

  private get storageName(): string {
    return `guide.${this.session.id}`;
  }

  /** Whether he has said all that he knows. */
  get isFinished(): boolean {
    return this.step === null && this.definition.steps.every(({ id }) => this.doneSteps.includes(id));
  }

  /** Looks at the game as it is now; nothing is said while others move. */
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
      } // else it was not done, and is said again when it fits again
    }
    if (live?.legal !== undefined) {
      await this.findStep();
    } else {
      this.step = null;
      this.highlight();
    }
  }

  /** What is done, or was only to be read and does not fit any more, is not said again. */
  private markDone(id: string): void {
    if (!this.doneSteps.includes(id)) {
      this.doneSteps.push(id);
      saveItem(this.storageName, JSON.stringify(this.doneSteps));
    }
  }

  /** Goes on to what matters next, if anything does now. */
  next = async (): Promise<void> => {
    if (this.step !== null) {
      this.markDone(this.step.id);
    }
    await this.findStep();
  };

  /** Finds what matters now; until that is found he stays where he is, and so does the focus. */
  private async findStep(): Promise<void> {
    const { steps } = this.definition;
    const open = steps.filter(({ id }) => !this.doneSteps.includes(id));
    const left = steps.filter(({ id, skip }) => skip !== undefined && this.doneSteps.includes(id) && !this.doneSteps.includes(skipKey(id)));
    const asked = [...open.map(({ when = [] }) => when), ...left.map(({ skip = [] }) => skip)];
    const holds = (await this.session.source.checkConditions?.(asked)) ?? [];
    const there = holds.slice(open.length);
    left.filter((_, i) => there[i]).forEach(({ id }) => this.markDone(skipKey(id)));
    this.skipOffer = left.find((_, i) => !there[i]) ?? null;
    this.step = open.find((_, i) => holds[i]) ?? null;
    this.highlight();
  }

  /** What of the game may be left to bots now, if any of it may. */
  get skippable(): TutorialStep | null {
    return this.session.source.autoplayUntil === undefined ? null : this.step?.skip !== undefined ? this.step : this.skipOffer;
  }

  /** Lets the game go on without the player for as long as the step says that offered it. */
  skip = async (): Promise<void> => {
    const { skippable } = this;
    if (skippable?.skip === undefined) {
      return;
    }
    this.skipping = true;
    this.markDone(skippable.id);
    this.markDone(skipKey(skippable.id));
    try {
      await this.session.source.autoplayUntil?.(AUTOPLAY_BOT, skippable.skip);
      this.step = null;
      this.skipOffer = null;
      this.lastDecision = '';
      await this.update();
    } finally {
      this.skipping = false; // not before he knows what to say, so that the focus goes from words to words
    }
  };

  /** Lights what he speaks of, on one's own board. */
  private highlight(): void {
    const { live, placesOf, highlight } = this.session;
    const { places = [], verbs = [], best = false, piece } = this.step?.light ?? {};
    const moves = (live?.legal ?? []).filter((move) => verbs.some((verb) => move === verb || move.startsWith(`${verb} `)));
    const shown = best ? bestMoves(moves, live?.facts) : moves;
    const stands = piece === undefined ? undefined : ((live?.view ?? {}) as Record<string, unknown>)[piece];
    const there = typeof stands === 'string' ? [stands] : [];
    highlight.setPlaces([...places, ...there, ...shown.flatMap((move) => placesOf(move))], live ? viewerSeat(live) : null);
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

/** Under which it is remembered that what a step offers to skip is behind the player. */
const skipKey = (id: string): string => `${id}.skip`;

/** Those moves that bring most, as the game tells, if any brings something. */
function bestMoves(moves: readonly string[], facts: unknown): readonly string[] {
  const { gains = {} } = (facts ?? {}) as { gains?: Record<string, number> };
  const most = Math.max(0, ...moves.map((move) => gains[move] ?? 0));
  return most === 0 ? [] : moves.filter((move) => gains[move] === most);
}

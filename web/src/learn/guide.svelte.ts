import { saveItem, loadItem } from '../house.svelte';
import { viewerSeat } from '../table/playing.svelte';
import type { TableSession } from '../table/session.svelte';
import type { Guide, Step } from './content';

/** Plays for whoever skips a part of a first game; as quick as it is plain. */
const DEPUTY = 'greedy';

/** The herald at a first game: says each thing once, when it first matters to the player. */
export class Guiding {
  step = $state.raw<Step | null>(null);
  /** Whether he was sent away; he can be called back. */
  away = $state(false);
  /** Whether the game goes on without the player for a while. */
  skipping = $state(false);
  /** What may still be skipped after it was offered once; it stays until the game is there. */
  offer = $state.raw<Step | null>(null);
  private said: string[];
  /** The moment at which he last looked, so that he looks once at each. */
  private looked = '';

  constructor(
    private readonly guide: Guide,
    private readonly session: TableSession,
  ) {
    this.said = JSON.parse(loadItem(this.name, '[]')) as string[];
  }

  private get name(): string {
    return `guide.${this.session.id}`;
  }

  /** Whether he has said all that he knows. */
  get finished(): boolean {
    return this.step === null && this.guide.steps.every(({ id }) => this.said.includes(id));
  }

  /** Looks at the game as it is now; nothing is said while others move. */
  async look(): Promise<void> {
    const { live, source } = this.session;
    const moment = `${live?.number} ${live?.legal !== undefined}`;
    if (this.away || source.checkConditions === undefined || moment === this.looked) {
      return;
    }
    this.looked = moment;
    const { step } = this;
    if (step !== null) {
      const [apt = true, reached = false] = await source.checkConditions([step.when ?? [], step.until ?? []]);
      const done = step.until === undefined ? !apt : reached;
      if (apt && !done) {
        this.light();
        return;
      }
      if (done) {
        this.tick(step.id);
      } // else it was not done, and is said again when it fits again
    }
    if (live?.legal !== undefined) {
      await this.find();
    } else {
      this.step = null;
      this.light();
    }
  }

  /** What is done, or was only to be read and does not fit any more, is not said again. */
  private tick(id: string): void {
    if (!this.said.includes(id)) {
      this.said.push(id);
      saveItem(this.name, JSON.stringify(this.said));
    }
  }

  /** Goes on to what matters next, if anything does now. */
  next = async (): Promise<void> => {
    if (this.step !== null) {
      this.tick(this.step.id);
    }
    await this.find();
  };

  /** Finds what matters now; until that is found he stays where he is, and so does the focus. */
  private async find(): Promise<void> {
    const { steps } = this.guide;
    const open = steps.filter(({ id }) => !this.said.includes(id));
    const left = steps.filter(({ id, skip }) => skip !== undefined && this.said.includes(id) && !this.said.includes(skipOf(id)));
    const asked = [...open.map(({ when = [] }) => when), ...left.map(({ skip = [] }) => skip)];
    const holds = (await this.session.source.checkConditions?.(asked)) ?? [];
    const there = holds.slice(open.length);
    left.filter((_, i) => there[i]).forEach(({ id }) => this.tick(skipOf(id)));
    this.offer = left.find((_, i) => !there[i]) ?? null;
    this.step = open.find((_, i) => holds[i]) ?? null;
    this.light();
  }

  /** What of the game may be left to bots now, if any of it may. */
  get skippable(): Step | null {
    return this.session.source.autoplayUntil === undefined ? null : this.step?.skip !== undefined ? this.step : this.offer;
  }

  /** Lets the game go on without the player for as long as the step says that offered it. */
  skip = async (): Promise<void> => {
    const { skippable } = this;
    if (skippable?.skip === undefined) {
      return;
    }
    this.skipping = true;
    this.tick(skippable.id);
    this.tick(skipOf(skippable.id));
    try {
      await this.session.source.autoplayUntil?.(DEPUTY, skippable.skip);
      this.step = null;
      this.offer = null;
      this.looked = '';
      await this.look();
    } finally {
      this.skipping = false; // not before he knows what to say, so that the focus goes from words to words
    }
  };

  /** Lights what he speaks of, on one's own board. */
  private light(): void {
    const { live, placesOf, highlight } = this.session;
    const { places = [], verbs = [], best = false, piece } = this.step?.light ?? {};
    const moves = (live?.legal ?? []).filter((move) => verbs.some((verb) => move === verb || move.startsWith(`${verb} `)));
    const shown = best ? bestOf(moves, live?.facts) : moves;
    const stands = piece === undefined ? undefined : ((live?.view ?? {}) as Record<string, unknown>)[piece];
    const there = typeof stands === 'string' ? [stands] : [];
    highlight.setPlaces([...places, ...there, ...shown.flatMap((move) => placesOf(move))], live ? viewerSeat(live) : null);
  }

  leave = (): void => {
    this.away = true;
    this.session.highlight.setPlaces();
  };

  callBack = (): void => {
    this.away = false;
    this.looked = '';
    void this.look();
  };
}

/** Under which it is remembered that what a step offers to skip is behind the player. */
const skipOf = (id: string): string => `${id}.skip`;

/** Those moves that bring most, as the game tells, if any brings something. */
function bestOf(moves: readonly string[], facts: unknown): readonly string[] {
  const { gains = {} } = (facts ?? {}) as { gains?: Record<string, number> };
  const most = Math.max(0, ...moves.map((move) => gains[move] ?? 0));
  return most === 0 ? [] : moves.filter((move) => gains[move] === most);
}

import { remember, remembered } from '../house.svelte';
import { seatOf } from '../table/playing.svelte';
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
  private said: string[];
  /** The moment at which he last looked, so that he looks once at each. */
  private looked = '';

  constructor(
    private readonly guide: Guide,
    private readonly session: TableSession,
  ) {
    this.said = JSON.parse(remembered(this.name, '[]')) as string[];
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
    const { now, source } = this.session;
    const moment = `${now?.number} ${now?.legal !== undefined}`;
    if (this.away || source.holds === undefined || moment === this.looked) {
      return;
    }
    this.looked = moment;
    const { step } = this;
    if (step !== null) {
      const [apt = true, done] = await source.holds([step.when ?? [], step.until ?? []]);
      const stays = step.until === undefined ? apt : !done;
      if (stays) {
        this.light();
        return;
      }
      this.tick(step);
    }
    if (now?.legal !== undefined) {
      await this.next();
    } else {
      this.step = null;
      this.light();
    }
  }

  /** What is done or does not fit any more is not said again. */
  private tick({ id }: Step): void {
    if (!this.said.includes(id)) {
      this.said.push(id);
      remember(this.name, JSON.stringify(this.said));
    }
  }

  /** Goes on to what matters next, if anything does now; until that is found he stays where he is, and so does the focus. */
  next = async (): Promise<void> => {
    if (this.step !== null) {
      this.tick(this.step);
    }
    const open = this.guide.steps.filter(({ id }) => !this.said.includes(id));
    const holds = await this.session.source.holds?.(open.map(({ when = [] }) => when));
    this.step = open.find((_, i) => holds?.[i]) ?? null;
    this.light();
  };

  /** Lets the game go on without the player for as long as this step of his says. */
  skip = async (): Promise<void> => {
    const { step } = this;
    if (step?.skip === undefined) {
      return;
    }
    this.skipping = true;
    this.tick(step);
    await this.session.source.skip?.(DEPUTY, step.skip).finally(() => (this.skipping = false));
    this.step = null;
    this.looked = '';
    await this.look();
  };

  /** Lights what he speaks of, on one's own board. */
  private light(): void {
    const { now, places: placesOf, pointing } = this.session;
    const { places = [], verbs = [], best = false, piece } = this.step?.light ?? {};
    const moves = (now?.legal ?? []).filter((move) => verbs.some((verb) => move === verb || move.startsWith(`${verb} `)));
    const shown = best ? bestOf(moves, now?.facts) : moves;
    const stands = piece === undefined ? undefined : ((now?.view ?? {}) as Record<string, unknown>)[piece];
    const there = typeof stands === 'string' ? [stands] : [];
    pointing.at([...places, ...there, ...shown.flatMap((move) => placesOf(move))], now ? seatOf(now) : null);
  }

  leave = (): void => {
    this.away = true;
    this.session.pointing.at();
  };

  callBack = (): void => {
    this.away = false;
    this.looked = '';
    void this.look();
  };
}

/** Those moves that bring most, as the game tells, if any brings something. */
function bestOf(moves: readonly string[], facts: unknown): readonly string[] {
  const { gains = {} } = (facts ?? {}) as { gains?: Record<string, number> };
  const most = Math.max(0, ...moves.map((move) => gains[move] ?? 0));
  return most === 0 ? [] : moves.filter((move) => gains[move] === most);
}

import { motion } from '../design/motion.svelte';
import type { ScoringAnimation } from './scoringAnimation';

/** One step of a scoring: what it is about, how long it is shown, and the points that seats get in it. */
export interface ScoringStep {
  caption: string;
  durationMs: number;
  points: readonly { seat?: number; points: number }[];
}

/**
 * Shows a scoring step by step. While it runs it is registered with the table: the bar shows the caption and a button to skip the
 * rest, the scores do not contain what is still to come, and the result waits.
 */
export class ScoringSteps<Step extends ScoringStep = ScoringStep> implements ScoringAnimation {
  private steps = $state.raw<readonly Step[]>([]);
  /** The number of steps that are over; Infinity while nothing is animated. */
  index = $state(Infinity);
  readonly current: Step | null = $derived(this.steps[this.index] ?? null);
  readonly caption: string = $derived(this.current?.caption ?? '');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param register tells the table which animation runs, or null */
  constructor(private readonly register: (animation: ScoringAnimation | null) => void) {}

  get isRunning(): boolean {
    return this.index !== Infinity;
  }

  /** Starts the animation, unless motion is off. */
  start(steps: readonly Step[]): void {
    if (motion.on && steps.length > 0) {
      this.steps = steps;
      this.register(this);
      this.show(0);
    }
  }

  pendingPoints(seat: number): number {
    const pending = this.steps.slice(this.index + 1).flatMap(({ points }) => points);
    return pending.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
  }

  /** Ends the animation; a board does so when it is removed. */
  skip = (): void => {
    if (this.isRunning) {
      this.show(Infinity);
    }
  };

  private show(index: number): void {
    clearTimeout(this.timer);
    const step = this.steps[index];
    this.index = step === undefined ? Infinity : index;
    if (step === undefined) {
      this.register(null);
    } else {
      this.timer = setTimeout(() => this.show(index + 1), step.durationMs);
    }
  }
}

/** The steps of score sheets: at first no part is shown, then the next part of every sheet at once. */
export function sheetSteps(
  sheets: readonly { parts: readonly { points: number }[] }[],
  durationMs: number,
  captionOf: (part: number) => string = () => '',
): ScoringStep[] {
  const count = Math.max(0, ...sheets.map(({ parts }) => parts.length));
  const steps = Array.from({ length: count }, (_, part): ScoringStep => ({
    caption: captionOf(part),
    durationMs,
    points: sheets.flatMap(({ parts }, seat) => (parts[part] ? [{ seat, points: parts[part].points }] : [])),
  }));
  return count === 0 ? [] : [{ caption: '', durationMs, points: [] }, ...steps];
}

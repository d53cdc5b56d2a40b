import { ANIMATION_SPEEDS, animationSpeed } from '../../design/animationSpeed';

/** How long one item is shown before the next, and how long a whole queue may take. */
export const STEP_MS = 480;
const MAX_TOTAL_MS = 3600;

/** Shows items one at a time; the longer the queue, the faster it goes. */
export class AnimationQueue<T> {
  private items: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  constructor(private readonly show: (item: T) => void) {}

  /** Shows an item after those before it, or at once if none is waiting. */
  push(item: T): void {
    this.items.push(item);
    if (this.timer === undefined) {
      this.next();
    }
  }

  /** Pauses or continues. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused && this.timer === undefined) {
      this.next();
    }
  }

  private next(): void {
    const item = this.paused ? undefined : this.items.shift();
    if (item === undefined) {
      this.timer = undefined;
      return;
    }
    this.timer = setTimeout(
      () => this.next(),
      ANIMATION_SPEEDS[animationSpeed()] * Math.min(STEP_MS, MAX_TOTAL_MS / (this.items.length + 1)),
    );
    this.show(item);
  }

  get hasWaiting(): boolean {
    return this.items.length > 0;
  }

  /** Shows all waiting items now. */
  flush(): void {
    const items = this.items;
    this.clear();
    items.forEach(this.show);
  }

  /** Drops all waiting items. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.items = [];
  }
}

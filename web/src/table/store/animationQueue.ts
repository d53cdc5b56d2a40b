import { animationSpeed, ANIMATION_SPEEDS } from '../../design/animationSpeed';

/** How long one thing is looked at before the next is shown, and how long a whole row of them may take. */
export const STEP_MS = 480;
const MAX_TOTAL_MS = 3600;

/** Hands things on one at a time, so that each can be seen; the longer the row, the quicker it goes. */
export class AnimationQueue<T> {
  private items: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  constructor(private readonly show: (item: T) => void) {}

  /** Shows something when those before it have been looked at, at once if nothing is waiting. */
  push(item: T): void {
    this.items.push(item);
    if (this.timer === undefined) {
      this.next();
    }
  }

  /** Lets everything wait, or go on. */
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
    this.timer = setTimeout(() => this.next(), ANIMATION_SPEEDS[animationSpeed()] * Math.min(STEP_MS, MAX_TOTAL_MS / (this.items.length + 1)));
    this.show(item);
  }

  get hasWaiting(): boolean {
    return this.items.length > 0;
  }

  /** Shows all that is waiting now. */
  flush(): void {
    const items = this.items;
    this.clear();
    items.forEach(this.show);
  }

  /** Forgets what is waiting. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.items = [];
  }
}

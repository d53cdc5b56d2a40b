import { remembered } from '../house.svelte';

/** How long one thing is looked at before the next is shown, and how long a whole row of them may take. */
export const STEP = 480;
const ROW = 3600;

/** How quickly the turns of others are shown, as times the usual; a person's own wish, kept in the browser. */
export const SPEEDS = { slow: 2.5, usual: 1, quick: 0.4 } as const;
export type Speed = keyof typeof SPEEDS;

export function speed(): Speed {
  const wish = remembered('speed', 'usual');
  return wish in SPEEDS ? (wish as Speed) : 'usual';
}

/** Hands things on one at a time, so that each can be seen; the longer the row, the quicker it goes. */
export class Pacing<T> {
  private row: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(private readonly show: (item: T) => void) {}

  /** Shows something when those before it have been looked at, at once if nothing is waiting. */
  push(item: T): void {
    this.row.push(item);
    if (this.timer === undefined) {
      this.next();
    }
  }

  /** Lets everything wait, or go on. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && this.timer === undefined) {
      this.next();
    }
  }

  private next(): void {
    const item = this.held ? undefined : this.row.shift();
    if (item === undefined) {
      this.timer = undefined;
      return;
    }
    this.timer = setTimeout(() => this.next(), SPEEDS[speed()] * Math.min(STEP, ROW / (this.row.length + 1)));
    this.show(item);
  }

  get waiting(): boolean {
    return this.row.length > 0;
  }

  /** Shows all that is waiting now. */
  flush(): void {
    const row = this.row;
    this.clear();
    row.forEach(this.show);
  }

  /** Forgets what is waiting. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.row = [];
  }
}

/** How long one thing is looked at before the next is shown, and how long a whole row of them may take. */
export const STEP = 480;
const ROW = 3600;

/** Hands things on one at a time, so that each can be seen; the longer the row, the quicker it goes. */
export class Pacing<T> {
  private row: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (item: T) => void) {}

  /** Shows something when those before it have been looked at, at once if nothing is waiting. */
  push(item: T): void {
    this.row.push(item);
    if (this.timer === undefined) {
      this.next();
    }
  }

  private next(): void {
    const item = this.row.shift();
    if (item === undefined) {
      this.timer = undefined;
      return;
    }
    this.timer = setTimeout(() => this.next(), Math.min(STEP, ROW / (this.row.length + 1)));
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

import type { Drag } from './drag.svelte';

// Milliseconds. A finger holds longer than a tap and shorter than the browser's own long press; a mouse rests.
const HOLD = 450;
const REST = 600;

/** What a pointer does on one space: it taps, holds or rests to look closer, or draws the card away. */
export class Holding {
  /** Whether the card is looked at closely. */
  looked = $state(false);
  /** Whether what the pointer did was no tap. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly space: string,
    private readonly drag: () => Drag,
    private readonly occupied: () => boolean,
  ) {}

  down = (event: PointerEvent): void => {
    this.held = false;
    if (this.occupied()) {
      this.drag().take(this.space, event);
    }
    if (event.pointerType !== 'mouse') {
      this.soon(HOLD, () => {
        this.held = true;
        this.looked = true;
      });
    }
  };

  rest = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      this.soon(REST, () => (this.looked = true));
    }
  };

  move = (event: PointerEvent): void => {
    if (this.drag().move(event)) {
      this.up();
    }
  };

  up = (): void => {
    clearTimeout(this.timer);
    this.looked = false;
  };

  end = (event: PointerEvent): void => {
    this.up();
    if (this.drag().end(event)) {
      this.held = true; // what was drawn is not tapped too
      setTimeout(() => (this.held = false));
    }
  };

  private soon(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, wait);
  }
}

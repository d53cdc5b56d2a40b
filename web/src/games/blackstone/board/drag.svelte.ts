/** A card that is drawn over the board with mouse or finger. */
export class Drag {
  /** The space that it comes from, once it has left its place. */
  from = $state<string | null>(null);
  /** How far it has come, in pixels. */
  by = $state.raw({ x: 0, y: 0 });

  private held: { space: string; x: number; y: number } | null = null;

  /** @param drop called when it is let go over another space */
  constructor(private readonly drop: (from: string, to: string, event: Event) => void) {}

  take(space: string, event: PointerEvent): void {
    this.held = event.button === 0 ? { space, x: event.clientX, y: event.clientY } : null;
  }

  /** Answers whether the card is on its way. */
  move(event: PointerEvent): boolean {
    if (this.held === null || event.buttons === 0) {
      return false;
    }
    const by = { x: event.clientX - this.held.x, y: event.clientY - this.held.y };
    if (this.from !== null || Math.hypot(by.x, by.y) > APART) {
      if (this.from === null && event.target instanceof Element) {
        event.target.setPointerCapture(event.pointerId);
      }
      this.from = this.held.space;
      this.by = by;
    }
    return this.from !== null;
  }

  /** Lets it go; answers whether it was on its way, so that this was no tap. */
  end(event: PointerEvent): boolean {
    const { from } = this;
    this.held = null;
    this.from = null;
    if (from === null || event.type === 'pointercancel') {
      return false;
    }
    const below = document.elementsFromPoint(event.clientX, event.clientY).flatMap((each) => each.closest('.space')?.id ?? []);
    const to = below.map((id) => id.replace('space-', '')).find((space) => space !== from);
    if (to !== undefined) {
      this.drop(from, to, event);
    }
    return true;
  }
}

/** Pixels: a finger that taps is not quite still. */
const APART = 9;

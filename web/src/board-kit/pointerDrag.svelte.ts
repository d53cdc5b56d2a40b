interface Point {
  x: number;
  y: number;
}

/** The distance in pixels that a pointer moves before a press becomes a drag. */
export const MIN_DRAG_PX = 8;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** Drags something of a board with a mouse, finger or pen from where it is pressed to a target. */
export class PointerDrag<Item> {
  /** What is being dragged, or null. */
  item = $state.raw<Item | null>(null);
  /** The pointer on the screen. */
  position = $state.raw<Point>({ x: 0, y: 0 });
  /** The distance from the press. */
  offset = $state.raw<Point>({ x: 0, y: 0 });
  /** The target under the pointer. */
  target = $state<string | null>(null);

  private removeListeners: () => void = () => undefined;

  /**
   * @param targetAt returns the target at a point of the screen, if there is one
   * @param onDrop called when the item is dropped on a target
   */
  constructor(
    private readonly targetAt: (point: Point, item: Item) => string | null,
    private readonly onDrop: (item: Item, target: string, event: PointerEvent) => void,
  ) {}

  /** Handles a press, which becomes a drag when the pointer moves far enough. */
  press(event: PointerEvent, item: Item, callbacks: { onStart?: () => void; onRelease?: () => void } = {}): void {
    if (!event.isPrimary || event.button !== 0) {
      return;
    }
    this.cancel();
    const start = pointOf(event);
    const move = (next: PointerEvent) => {
      if (next.buttons === 0) {
        this.cancel(); // released outside the window
        return;
      }
      const position = pointOf(next);
      const offset = { x: position.x - start.x, y: position.y - start.y };
      if (this.item === null && Math.hypot(offset.x, offset.y) > MIN_DRAG_PX) {
        callbacks.onStart?.();
        this.item = item;
      }
      this.position = position;
      this.offset = offset;
      this.target = this.item === null ? null : this.targetAt(position, item);
    };
    const release = (last: PointerEvent) => {
      const isDrag = this.item !== null;
      const target = isDrag && last.type === 'pointerup' ? this.targetAt(pointOf(last), item) : null;
      this.cancel();
      if (isDrag) {
        suppressClick();
      }
      if (target !== null) {
        this.onDrop(item, target, last);
      }
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    this.removeListeners = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      this.removeListeners = () => undefined;
      callbacks.onRelease?.();
    };
  }

  /** Ends the drag without a drop; a board does so when it is removed. */
  cancel = (): void => {
    this.removeListeners();
    this.item = null;
    this.target = null;
  };
}

/** Suppresses the click that the browser sends after a drag. */
function suppressClick(): void {
  const stop = (click: Event) => click.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, true));
}

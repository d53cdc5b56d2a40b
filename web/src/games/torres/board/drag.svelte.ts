import type { Point } from '../geometry/projection';

/** A finger that moves less than this has only tapped. */
const MIN_DRAG_PX = 8;

/** The space of the board at a point of the screen. */
export const spaceAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-space]')?.dataset['space'] ?? null;

/** Something that follows a finger or the mouse from where it lies to a space of the board: a knight, or a block. */
export class Drag {
  /** What is being carried, or null. */
  what = $state.raw<number | 'king' | 'block' | null>(null);
  at = $state<Point>({ x: 0, y: 0 });
  /** The space below it. */
  over = $state<string | null>(null);

  /** @param drop what happens when it is let go over a space */
  constructor(private readonly drop: (space: string, event: Event) => void) {}

  /**
   * Something is touched; if the finger goes on, it is carried.
   *
   * @param start what happens when it leaves its place
   * @param held told whether the finger is about something
   */
  begin(event: PointerEvent, what: number | 'king' | 'block', start: () => void, held: (is: boolean) => void = () => {}): void {
    if (!event.isPrimary || event.button !== 0) {
      return;
    }
    const begun = { x: event.clientX, y: event.clientY };
    held(true);
    const move = (next: PointerEvent) => {
      const at = { x: next.clientX, y: next.clientY };
      if (this.what === null && Math.hypot(at.x - begun.x, at.y - begun.y) > MIN_DRAG_PX) {
        start();
        this.what = what;
      }
      this.at = at;
      this.over = this.what === null ? null : spaceAt(at);
    };
    const end = (last: PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      held(false);
      const carried = this.what !== null;
      this.what = null;
      this.over = null;
      if (!carried) {
        return;
      }
      // What was carried was not tapped.
      const still = (click: Event) => click.stopPropagation();
      window.addEventListener('click', still, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', still, true));
      const space = last.type === 'pointerup' ? spaceAt({ x: last.clientX, y: last.clientY }) : null;
      if (space !== null) {
        this.drop(space, last);
      }
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}

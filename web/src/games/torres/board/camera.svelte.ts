import type { Attachment } from 'svelte/attachments';
import { MIN_DRAG_PX } from '../../../board-kit/pointerDrag.svelte';
import type { Box } from '../geometry/layout';
import type { Point } from '../geometry/projection';

const MAX_SCALE = 4;
const ZOOM_PER_WHEEL_PX = 0.0016;

/** How near one looks at the board, and at which part: by two fingers, by the wheel, and by pulling once it is near. */
export class Camera {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Whether something else follows the finger just now. */
  held = false;

  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`);

  constructor(private readonly box: () => Box) {}

  get near(): boolean {
    return this.scale > 1;
  }

  reset = (): void => {
    [this.scale, this.x, this.y] = [1, 0, 0];
  };

  /** Goes nearer or farther; what is at a point of the screen stays there. */
  zoom(by: number, at: Point): void {
    const scale = Math.min(MAX_SCALE, Math.max(1, this.scale * by));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.move(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  pull(x: number, y: number): void {
    this.move(this.x + x, this.y + y);
  }

  /** What is seen stays within the drawing. */
  private move(x: number, y: number): void {
    const { x: left, y: top, width, height } = this.box();
    const within = (value: number, start: number, size: number) =>
      Math.min(start * (1 - this.scale), Math.max((start + size) * (1 - this.scale), value));
    this.x = within(x, left, width);
    this.y = within(y, top, height);
  }

  /** Makes a drawing follow fingers and wheel. */
  readonly follow: Attachment<SVGSVGElement> = (svg) => {
    const fingers = new Map<number, Point>();
    let begun: Point = { x: 0, y: 0 };
    let pulled = false;

    const inside = ({ x, y }: Point): Point => {
      const matrix = svg.getScreenCTM();
      return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
    };
    const point = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
    const span = ([a, b]: Point[]): number => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    const middle = (points: Point[]): Point =>
      inside({
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      });

    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, point(event));
      if (fingers.size === 1) {
        begun = point(event);
        pulled = false;
      }
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId) || this.held) {
        return;
      }
      const before = [...fingers.values()];
      fingers.set(event.pointerId, point(event));
      const after = [...fingers.values()];
      pulled ||= span([begun, point(event)]) > MIN_DRAG_PX;
      const [from, to] = [middle(before), middle(after)];
      if (after.length === 2) {
        this.zoom(span(after) / Math.max(1, span(before)), from);
      }
      if (this.near && pulled) {
        this.pull(to.x - from.x, to.y - from.y);
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // Who has pulled the board has not tapped it.
    const click = (event: MouseEvent) => {
      if (pulled && this.near) {
        event.stopPropagation();
      }
      pulled = false;
    };
    const touch = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || this.near || this.held)) {
        event.preventDefault();
      }
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * ZOOM_PER_WHEEL_PX * (event.ctrlKey ? 6 : 1)), inside(point(event)));
    };
    svg.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, true);
    svg.addEventListener('touchmove', touch, { passive: false });
    svg.addEventListener('wheel', wheel, { passive: false });
    return () => {
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, true);
      svg.removeEventListener('touchmove', touch);
      svg.removeEventListener('wheel', wheel);
    };
  };
}

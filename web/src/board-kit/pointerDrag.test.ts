import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_DRAG_PX, PointerDrag } from './pointerDrag.svelte';

/** Sends a pointer event to the window; jsdom has no PointerEvent. */
function pointer(type: string, x: number, buttons = 1): PointerEvent {
  const event = Object.assign(new MouseEvent(type, { clientX: x, clientY: 0, buttons, cancelable: true }), { isPrimary: true });
  window.dispatchEvent(event);
  return event as unknown as PointerEvent;
}

describe('PointerDrag', () => {
  let drops: string[];
  let drag: PointerDrag<string>;

  beforeEach(() => {
    drops = [];
    drag = new PointerDrag<string>(
      ({ x }) => (x > 50 ? `space ${x}` : null),
      (item, target) => drops.push(`${item} on ${target}`),
    );
  });
  afterEach(() => drag.cancel());

  const press = (callbacks = {}) => drag.press(pointer('pointerdown', 0), 'knight', callbacks);

  it('begins only when the pointer has moved far enough', () => {
    const onStart = vi.fn();
    press({ onStart });
    pointer('pointermove', MIN_DRAG_PX);
    expect([drag.item, onStart.mock.calls.length]).toEqual([null, 0]);
    pointer('pointermove', MIN_DRAG_PX + 1);
    pointer('pointermove', 60);
    expect([drag.item, drag.target, drag.offset, onStart.mock.calls.length]).toEqual(['knight', 'space 60', { x: 60, y: 0 }, 1]);
  });

  it('drops on the target under the pointer, and suppresses the click that follows', () => {
    const click = vi.fn();
    document.body.addEventListener('click', click, { once: true });
    press();
    pointer('pointermove', 70);
    pointer('pointerup', 80, 0);
    document.body.click();
    expect([drops, drag.item, drag.target, click.mock.calls.length]).toEqual([['knight on space 80'], null, null, 0]);
    document.body.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('drops nothing after a tap, beside all targets, and when the browser takes the pointer', () => {
    press();
    pointer('pointerup', 0, 0);
    press();
    pointer('pointermove', 40);
    pointer('pointerup', 40, 0);
    press();
    pointer('pointermove', 70);
    pointer('pointercancel', 70, 0);
    expect([drops, drag.item]).toEqual([[], null]);
  });

  it('ends when the button was released outside the window', () => {
    press();
    pointer('pointermove', 70);
    pointer('pointermove', 90, 0);
    pointer('pointerup', 90, 0);
    expect([drops, drag.item]).toEqual([[], null]);
  });

  it('listens to nothing after it was cancelled, as when the board is removed', () => {
    const [onStart, onRelease] = [vi.fn(), vi.fn()];
    press({ onStart, onRelease });
    drag.cancel();
    pointer('pointermove', 70);
    pointer('pointerup', 70, 0);
    expect([drops, drag.item, onStart.mock.calls.length, onRelease.mock.calls.length]).toEqual([[], null, 0, 1]);
  });
});

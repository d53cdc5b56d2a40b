import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from './longPress';

let button: HTMLButtonElement;
let calls: string[];
let remove: () => void;

/** Sends a pointer event to the button; jsdom has no PointerEvent. */
const pointer = (type: string, pointerType = 'touch', clientX = 0) =>
  button.dispatchEvent(Object.assign(new MouseEvent(type, { clientX }), { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  button = document.body.appendChild(document.createElement('button'));
  button.onclick = () => calls.push('click');
  remove = longPress(button, { onLongPress: () => calls.push('long press'), onRelease: (wasLong) => calls.push(`release ${wasLong}`) });
});
afterEach(() => {
  remove();
  button.remove();
  vi.useRealTimers();
});

it('recognises a long press, which does not click', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(1000);
  pointer('pointerup');
  button.click();
  expect(calls).toEqual(['long press', 'release true']);
  button.click();
  expect(calls.at(-1)).toBe('click');
});

it('leaves taps, mice and moving fingers alone', () => {
  pointer('pointerdown');
  pointer('pointerup');
  pointer('pointerdown', 'mouse');
  vi.advanceTimersByTime(1000);
  pointer('pointerup', 'mouse');
  pointer('pointerdown');
  pointer('pointermove', 'touch', 30);
  vi.advanceTimersByTime(1000);
  button.click();
  expect(calls).toEqual(['release false', 'release false', 'click']);
});

it('does nothing after it was removed', () => {
  pointer('pointerdown');
  remove();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});

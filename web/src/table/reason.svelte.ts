import type { Spot } from '../design/Bubble.svelte';

/** A finger's half, which hides what is under it; and what is larger than a finger is told by where it was touched. */
const FINGER = 22;
const LARGE = 130;

/** Why something cannot be, shown beside what was touched. */
export class Reason {
  text = $state('');
  at = $state.raw<Spot>({ x: 0, top: 0, bottom: 0 });
  /** The messages that it consists of: each has a rule behind it. */
  keys = $state.raw<readonly string[]>([]);

  /** Shows a reason beside what was tapped; by keys, beside what has the focus. */
  show(text: string, event?: Event, keys: readonly string[] = []): void {
    this.text = text;
    this.keys = keys;
    this.at = spotOf(event);
  }

  clear(): void {
    this.text = '';
  }
}

function spotOf(event: Event | undefined): Spot {
  const box = event?.target instanceof Element ? event.target.getBoundingClientRect() : null;
  if (event instanceof MouseEvent && event.clientX > 0) {
    const { clientX: x, clientY: y } = event;
    return box && box.height < LARGE
      ? { x, top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) }
      : { x, top: y - FINGER, bottom: y + FINGER };
  }
  return box && box.width > 4
    ? { x: box.x + box.width / 2, top: box.top, bottom: box.bottom }
    : { x: innerWidth / 2, top: innerHeight * 0.6, bottom: innerHeight * 0.6 };
}

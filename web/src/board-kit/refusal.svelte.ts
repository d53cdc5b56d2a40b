import type { Anchor } from '../design/Bubble.svelte';

/** Half a fingertip, which hides what is below it; for targets larger than a finger the bubble is placed by the pointer. */
const FINGER_PX = 22;
const LARGE_TARGET_PX = 130;

/** The state of the bubble that explains why a move is refused. */
export class RefusalBubble {
  text = $state('');
  anchor = $state.raw<Anchor>({ x: 0, top: 0, bottom: 0 });
  /** The keys of the messages that the text consists of; each may have a rule behind it. */
  messageKeys = $state.raw<readonly string[]>([]);

  /** Shows a text beside the tapped element, or beside the focused one after a key. */
  show(text: string, event?: Event, keys: readonly string[] = []): void {
    this.text = text;
    this.messageKeys = keys;
    this.anchor = anchorOf(event);
  }

  clear(): void {
    this.text = '';
  }
}

function anchorOf(event: Event | undefined): Anchor {
  const box = event?.target instanceof Element ? event.target.getBoundingClientRect() : null;
  if (event instanceof MouseEvent && event.clientX > 0) {
    const { clientX: x, clientY: y } = event;
    return box && box.height < LARGE_TARGET_PX
      ? { x, top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) }
      : { x, top: y - FINGER_PX, bottom: y + FINGER_PX };
  }
  return box && box.width > 4
    ? { x: box.x + box.width / 2, top: box.top, bottom: box.bottom }
    : { x: innerWidth / 2, top: innerHeight * 0.6, bottom: innerHeight * 0.6 };
}

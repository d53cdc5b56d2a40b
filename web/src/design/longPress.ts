const LONG_PRESS_MS = 450; // longer than a tap, shorter than the delay of the system's context menu
const MAX_MOVE_PX = 8;

/** The callbacks of a long press; `onRelease` is called at the end of every press. */
interface LongPressCallbacks {
  onLongPress: () => void;
  onRelease: (wasLong: boolean) => void;
}

/** Recognises long presses of a finger or pen on an element; such a press neither clicks nor opens a context menu. Returns what ends it. */
export function longPress(node: Element, { onLongPress, onRelease }: LongPressCallbacks): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  let start = { x: 0, y: 0 };
  const press = (event: Event) => {
    const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
    isLong = false;
    clearTimeout(timer);
    if (pointerType !== 'mouse') {
      start = { x, y };
      timer = setTimeout(() => {
        isLong = true;
        onLongPress();
      }, LONG_PRESS_MS);
    }
  };
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - start.x, clientY - start.y) > MAX_MOVE_PX) {
      clearTimeout(timer);
    }
  };
  const release = () => {
    clearTimeout(timer);
    onRelease(isLong);
  };
  const cancel = () => {
    isLong = false;
    release();
  };
  const click = (event: Event) => {
    if (isLong) {
      event.preventDefault();
      event.stopImmediatePropagation();
      isLong = false;
    }
  };
  const contextMenu = (event: Event) => {
    if (isLong) {
      event.preventDefault();
    }
  };
  const listeners: [string, (event: Event) => void, boolean?][] = [
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', cancel],
    ['click', click, true],
    ['contextmenu', contextMenu],
  ];
  listeners.forEach(([name, listener, capture]) => node.addEventListener(name, listener, capture ?? false));
  return () => {
    clearTimeout(timer);
    listeners.forEach(([name, listener, capture]) => node.removeEventListener(name, listener, capture ?? false));
  };
}

import type { Attachment } from 'svelte/attachments';

const HOVER_MS = 350; // long enough that a passing pointer raises nothing
const LONG_PRESS_MS = 450; // shorter than the system's own menu
const LEAVE_MS = 300; // from a thing to what is said of it

/** The one bubble of the page that says what something is. */
class TooltipState {
  text = $state('');
  /** The middle of the thing's upper edge, and its lower edge for where there is no room above. */
  anchor = $state({ x: 0, top: 0, bottom: 0 });
  private owner: Element | null = null;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, over: Element): void {
    clearTimeout(this.hideTimer);
    const box = over.getBoundingClientRect();
    this.anchor = { x: box.x + box.width / 2, top: box.top, bottom: box.bottom };
    this.text = text;
    this.owner = over;
  }

  hide(over: Element): void {
    if (this.owner === over) {
      this.clear();
    }
  }

  /** Goes once the pointer has had the time to get onto it. */
  hideLater(over: Element): void {
    clearTimeout(this.hideTimer);
    this.hideTimer = setTimeout(() => this.hide(over), LEAVE_MS);
  }

  /** Stays for as long as the pointer is on it. */
  keepOpen(hovered: boolean): void {
    clearTimeout(this.hideTimer);
    if (!hovered) {
      this.clear();
    }
  }

  clear(): void {
    this.text = '';
    this.owner = null;
  }
}

export const tooltipState = new TooltipState();

/**
 * Says what a thing is and does, on hover, focus and long press. For what is no control of its own it also makes the
 * thing reachable by keys, with the text as its name.
 */
export function tooltip(text: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (text === '') {
      return;
    }
    const isControl = node.matches('button, a, input, select, summary, [tabindex], [role=button]');
    const attributes = isControl ? [] : Object.entries({ tabindex: '0', role: 'img', 'aria-label': text });
    attributes.forEach(([name, value]) => node.setAttribute(name, value));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let longPressed = false;
    let hovered = false;
    const schedule = (delay: number, action: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(action, delay);
    };
    const hide = () => {
      clearTimeout(timer);
      tooltipState.hide(node);
    };
    const leave = () => {
      hovered = false;
      clearTimeout(timer);
      tooltipState.hideLater(node);
    };
    // What comes to lie under a pointer that rests is not asked about.
    const move = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      if (pointerType === 'mouse' && !hovered && (movementX !== 0 || movementY !== 0)) {
        hovered = true;
        schedule(HOVER_MS, () => tooltipState.show(text, node));
      }
    };
    const press = (event: Event) => {
      longPressed = false;
      if ((event as PointerEvent).pointerType !== 'mouse') {
        schedule(LONG_PRESS_MS, () => {
          longPressed = true;
          tooltipState.show(text, node);
        });
      } else {
        hide();
      }
    };
    // A long press asks what a thing is; it must not use it too.
    const click = (event: Event) => {
      if (longPressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
        longPressed = false;
      }
    };
    const release = () => {
      clearTimeout(timer);
      if (longPressed) {
        schedule(2500, () => tooltipState.hide(node));
      }
    };
    const focus = () => {
      if (node.matches(':focus-visible')) {
        tooltipState.show(text, node);
      }
    };
    const contextMenu = (event: Event) => {
      if (longPressed) {
        event.preventDefault();
      }
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', hide],
      ['click', click, true],
      ['contextmenu', contextMenu],
      ['focus', focus],
      ['blur', hide],
    ];
    listeners.forEach(([name, deed, capture]) => node.addEventListener(name, deed, capture ?? false));
    return () => {
      hide();
      attributes.forEach(([name]) => node.removeAttribute(name)); // for another text it is given anew
      listeners.forEach(([name, deed, capture]) => node.removeEventListener(name, deed, capture ?? false));
    };
  };
}

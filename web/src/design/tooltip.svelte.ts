import type { Attachment } from 'svelte/attachments';

const HOVER_MS = 350; // long enough that a passing pointer shows nothing
const LONG_PRESS_MS = 450; // shorter than the delay of the system's context menu
const HIDE_AFTER_MS = 2500; // after a long press
const LEAVE_MS = 300; // time to move the pointer from the element to the tooltip

/** The state of the page's only tooltip. */
class TooltipState {
  text = $state('');
  /** The centre of the element's upper edge, and its lower edge for when there is no space above. */
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

  /** Hides the tooltip when the pointer has had time to reach it. */
  hideLater(over: Element): void {
    clearTimeout(this.hideTimer);
    this.hideTimer = setTimeout(() => this.hide(over), LEAVE_MS);
  }

  /** Stays visible while the pointer is on it. */
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
 * Shows a tooltip on hover, focus and long press. An element that is no control becomes focusable, with the text as its
 * accessible name.
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
    // An element that appears under a resting pointer shows no tooltip.
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
    // A long press shows the tooltip; it must not click as well.
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
        schedule(HIDE_AFTER_MS, () => tooltipState.hide(node));
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
    listeners.forEach(([name, listener, capture]) => node.addEventListener(name, listener, capture ?? false));
    return () => {
      hide();
      attributes.forEach(([name]) => node.removeAttribute(name)); // set again when the text changes
      listeners.forEach(([name, listener, capture]) => node.removeEventListener(name, listener, capture ?? false));
    };
  };
}

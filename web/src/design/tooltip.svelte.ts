import type { Attachment } from 'svelte/attachments';
import { longPress } from './longPress';

const HOVER_MS = 350; // long enough that a passing pointer shows nothing
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
      if ((event as PointerEvent).pointerType === 'mouse') {
        hide();
      }
    };
    const removeLongPress = longPress(node, {
      onLongPress: () => tooltipState.show(text, node),
      onRelease: (wasLong) => {
        if (wasLong) {
          schedule(HIDE_AFTER_MS, () => tooltipState.hide(node));
        }
      },
    });
    const focus = () => {
      if (node.matches(':focus-visible')) {
        tooltipState.show(text, node);
      }
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointercancel', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    listeners.forEach(([name, listener]) => node.addEventListener(name, listener));
    return () => {
      hide();
      removeLongPress();
      attributes.forEach(([name]) => node.removeAttribute(name)); // set again when the text changes
      listeners.forEach(([name, listener]) => node.removeEventListener(name, listener));
    };
  };
}

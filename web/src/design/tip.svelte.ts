import type { Attachment } from 'svelte/attachments';

const HOVER = 350; // long enough that a passing pointer raises nothing
const PRESS = 450; // shorter than the system's own menu
const WAY = 300; // from a thing to what is said of it

/** The one bubble of the page that says what something is. */
class Tip {
  text = $state('');
  /** The middle of the thing's upper edge, and its lower edge for where there is no room above. */
  at = $state({ x: 0, top: 0, bottom: 0 });
  private owner: Element | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  show(text: string, over: Element): void {
    clearTimeout(this.leaving);
    const box = over.getBoundingClientRect();
    this.at = { x: box.x + box.width / 2, top: box.top, bottom: box.bottom };
    this.text = text;
    this.owner = over;
  }

  hide(over: Element): void {
    if (this.owner === over) {
      this.clear();
    }
  }

  /** Goes once the pointer has had the time to get onto it. */
  hideSoon(over: Element): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.hide(over), WAY);
  }

  /** Stays for as long as the pointer is on it. */
  hold(held: boolean): void {
    clearTimeout(this.leaving);
    if (!held) {
      this.clear();
    }
  }

  clear(): void {
    this.text = '';
    this.owner = null;
  }
}

export const tip = new Tip();

/**
 * Says what a thing is and does, on hover, focus and long press. For what is no control of its own it also makes the
 * thing reachable by keys, with the text as its name.
 */
export function named(text: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (text === '') {
      return;
    }
    const control = node.matches('button, a, input, select, summary, [tabindex], [role=button]');
    const given = control ? [] : Object.entries({ tabindex: '0', role: 'img', 'aria-label': text });
    given.forEach(([name, value]) => node.setAttribute(name, value));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let asked = false;
    const soon = (wait: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      tip.hide(node);
    };
    const leave = () => {
      asked = false;
      clearTimeout(timer);
      tip.hideSoon(node);
    };
    // What comes to lie under a pointer that rests is not asked about.
    const move = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      if (pointerType === 'mouse' && !asked && (movementX !== 0 || movementY !== 0)) {
        asked = true;
        soon(HOVER, () => tip.show(text, node));
      }
    };
    const down = (event: Event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType !== 'mouse') {
        soon(PRESS, () => {
          pressed = true;
          tip.show(text, node);
        });
      } else {
        hide();
      }
    };
    // A long press asks what a thing is; it must not use it too.
    const click = (event: Event) => {
      if (pressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed = false;
      }
    };
    const up = () => {
      clearTimeout(timer);
      if (pressed) {
        soon(2500, () => tip.hide(node));
      }
    };
    const focus = () => {
      if (node.matches(':focus-visible')) {
        tip.show(text, node);
      }
    };
    const menu = (event: Event) => {
      if (pressed) {
        event.preventDefault();
      }
    };
    const deeds: [string, (event: Event) => void, boolean?][] = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', hide],
      ['click', click, true],
      ['contextmenu', menu],
      ['focus', focus],
      ['blur', hide],
    ];
    deeds.forEach(([name, deed, capture]) => node.addEventListener(name, deed, capture ?? false));
    return () => {
      hide();
      given.forEach(([name]) => node.removeAttribute(name)); // for another text it is given anew
      deeds.forEach(([name, deed, capture]) => node.removeEventListener(name, deed, capture ?? false));
    };
  };
}

/** What is asked of a player; it takes the focus when what had it is gone. */
export const promptElement = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-prompt]');

/** When the button that has the focus goes away with what the herald said, his next words get it, or what is asked if he is silent. */
export function restoreFocus(place: () => HTMLElement | undefined, changes: () => unknown): void {
  let had = false;
  $effect.pre(() => {
    changes();
    had = place()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changes();
    if (had && document.activeElement === document.body) {
      (place()?.querySelector<HTMLElement>('[data-tutor-text]') ?? promptElement())?.focus({ preventScroll: true });
    }
  });
}

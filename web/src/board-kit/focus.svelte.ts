/** Returns the prompt, which receives the focus when the focused element is removed. */
export const promptElement = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-prompt]');

/** Moves the focus to the tutor's next text, or to the prompt if there is none, when an update removes the focused button. */
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

/** Whether a key belongs to a text field or a dialog, and is no shortcut of the page. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog, dialog *');

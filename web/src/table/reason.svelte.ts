/** Why something cannot be, shown where the finger is. */
export class Reason {
  text = $state('');
  at = $state<{ x: number; y: number } | null>(null);

  /** Shows a reason beside what was tapped; by keys, beside what has the focus. */
  show(text: string, event?: Event): void {
    this.text = text;
    if (event instanceof MouseEvent && event.clientX > 0) {
      this.at = { x: event.clientX, y: event.clientY };
      return;
    }
    const box = event?.target instanceof Element ? event.target.getBoundingClientRect() : null;
    this.at = box && box.width > 4 ? { x: box.x + box.width / 2, y: box.y } : null;
  }

  clear(): void {
    this.text = '';
  }
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Lets the arrow keys take the focus from place to place of a board; `beside` tells the id of what lies a step away. */
export function steer(event: KeyboardEvent, beside: (across: number, down: number) => string | undefined): void {
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    document.getElementById(beside(...step) ?? '')?.focus();
  }
}

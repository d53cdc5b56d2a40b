const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Lets the arrow keys take the focus from place to place of a board; `beside` tells the id of what lies a step away. */
export function moveFocus(event: KeyboardEvent, idAt: (across: number, down: number) => string | undefined): void {
  const direction = DIRECTIONS[event.key];
  if (direction) {
    event.preventDefault();
    document.getElementById(idAt(...direction) ?? '')?.focus();
  }
}

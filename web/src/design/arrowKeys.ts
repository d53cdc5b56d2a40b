const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the focus on a board with the arrow keys; `idAt` returns the id of the element a step away. */
export function moveFocus(event: KeyboardEvent, idAt: (across: number, down: number) => string | undefined): void {
  const direction = DIRECTIONS[event.key];
  if (direction) {
    event.preventDefault();
    document.getElementById(idAt(...direction) ?? '')?.focus();
  }
}

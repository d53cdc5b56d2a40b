import type { Point } from '../geometry/projection';

/** What can be dragged to a space: a seat's knight, the king, or a block. */
export type DragItem = number | 'king' | 'block';

/** Returns the space at a point of the screen. */
export const spaceAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-space]')?.dataset['space'] ?? null;

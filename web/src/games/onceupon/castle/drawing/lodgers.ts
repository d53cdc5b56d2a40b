import { FLOOR, GROUND, partPosition } from './layout';

/** Where a guest looks out, or stands if the castle has no window left. */
export interface Lodging {
  x: number;
  /** The sill, or the ground. */
  y: number;
  window: boolean;
}

export const WINDOW = { width: 34, height: 42 };

/** The windows of each floor, beside the door of the first. */
const ASIDE = [38, 28, 28, 28];

/** A window for every guest: one on each floor first, then a second one. A guest without a window waits at the gate. */
export function lodgings(floors: number, guests: number): Lodging[] {
  const rooms = [-1, 1].flatMap((side) =>
    Array.from({ length: floors }, (_, i): Lodging => {
      const { x, y } = partPosition('floor', i + 1);
      return { x: x + side * (ASIDE[i] ?? 0) * (i % 2 === 0 ? 1 : -1), y: y - (FLOOR.height - WINDOW.height) / 2 + 2, window: true };
    }),
  );
  const { x } = partPosition('floor', 1);
  const outside = Math.max(0, guests - rooms.length);
  const waiting = Array.from({ length: outside }, (_, i): Lodging => ({
    x: x + (i - (outside - 1) / 2) * 30,
    y: GROUND + 12,
    window: false,
  }));
  return [...rooms, ...waiting].slice(0, guests);
}

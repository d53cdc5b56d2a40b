import { motion } from '../../design/motion.svelte';
import type { Point } from './iso';

/** How something came to where it is now, for the eye to follow. */
export type Manner = 'step' | 'door' | 'jump' | 'drop' | 'appear';

const MILLIS: Readonly<Record<Manner, number>> = { step: 420, door: 460, jump: 460, drop: 380, appear: 320 };

/** The frames of a flight that ends where the thing is, `by` away from where it began. */
export function frames(manner: Manner, by: Point): Keyframe[] {
  const from = `translate(${by.x}px, ${by.y}px)`;
  switch (manner) {
    case 'step':
      return [{ transform: from }, { transform: `translate(${by.x / 2}px, ${by.y / 2 - 9}px)` }, { transform: 'none' }];
    case 'jump':
      return [{ transform: from }, { transform: `translate(${by.x / 2}px, ${by.y / 2 - 52}px)` }, { transform: 'none' }];
    case 'door':
      // Into the dark on one side of the castle, out of it on the other.
      return [
        { transform: from, opacity: 1 },
        { transform: `${from} translateY(12px) scale(0.5)`, opacity: 0, offset: 0.4 },
        { transform: 'translateY(12px) scale(0.5)', opacity: 0, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ];
    case 'drop':
      return [
        { transform: 'translateY(-90px)', opacity: 0, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
        { transform: 'none', opacity: 1, offset: 0.75, easing: 'ease-out' },
        { transform: 'translateY(-5px)', offset: 0.87 },
        { transform: 'none' },
      ];
    case 'appear':
      return [{ transform: 'translateY(-26px)', opacity: 0 }, { transform: 'none', opacity: 1 }];
  }
}

/** Makes an element fly in; without motion it is simply there. */
export function fly(manner: Manner | null, by: Point) {
  return (element: Element) => {
    if (manner === null || !motion.on || typeof element.animate !== 'function') {
      return;
    }
    const flight = element.animate(frames(manner, by), { duration: MILLIS[manner], easing: 'ease-in-out' });
    return () => flight.cancel();
  };
}

/** What in a move is to be followed: how the piece or the block came to its target. */
export function manner(action: string): Manner | null {
  switch (action) {
    case 'move':
    case 'king':
    case 'card diagonal':
      return 'step';
    case 'door':
    case 'card doors':
      return 'door';
    case 'card leap':
    case 'card vault':
    case 'card relocate':
    case 'card shift':
      return 'jump';
    case 'block':
    case 'castle':
    case 'card supply':
    case 'card under':
      return 'drop';
    case 'setup':
    case 'knight':
      return 'appear';
    default:
      return null;
  }
}

/** Whether a move moves a block and not a piece. */
export function movesBlock(action: string): boolean {
  return ['block', 'castle', 'card supply', 'card under', 'card shift'].includes(action);
}

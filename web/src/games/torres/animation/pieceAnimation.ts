import { motion } from '../../../design/motion.svelte';
import { phrasing } from '../moves';
import type { Point } from '../geometry/projection';

/** How something came to where it is now, for the eye to follow. */
export type AnimationKind = 'step' | 'door' | 'jump' | 'drop' | 'appear';

const DURATION_MS: Readonly<Record<AnimationKind, number>> = { step: 420, door: 460, jump: 460, drop: 380, appear: 320 };

/** The frames of a flight that ends where the thing is, `by` away from where it began. */
export function keyframes(kind: AnimationKind, by: Point): Keyframe[] {
  const from = `translate(${by.x}px, ${by.y}px)`;
  switch (kind) {
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
      return [
        { transform: 'translateY(-26px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
  }
}

/** Makes an element fly in; without motion it is simply there. */
export function flyIn(kind: AnimationKind | null, by: Point) {
  return (element: Element) => {
    if (kind === null || !motion.on || typeof element.animate !== 'function') {
      return;
    }
    const flight = element.animate(keyframes(kind, by), { duration: DURATION_MS[kind], easing: 'ease-in-out' });
    return () => flight.cancel();
  };
}

/** How a piece or a block comes to its space, where it is neither a jump from another space nor a drop. */
const KINDS: Readonly<Record<string, AnimationKind>> = {
  move: 'step',
  king: 'step',
  'card diagonal': 'step',
  door: 'door',
  'card doors': 'door',
  setup: 'appear',
  knight: 'appear',
};

/** What in a move is to be followed: how the piece or the block came to its target. */
export function animationKindOf(action: string): AnimationKind | null {
  const spaces = phrasing.verbForm(action)?.args.filter(({ kind }) => kind === 'space').length ?? 0;
  return spaces === 0 ? null : (KINDS[action] ?? (spaces > 1 ? 'jump' : 'drop'));
}

/** Whether a move moves a block and not a piece. */
export const movesBlock = (action: string): boolean => action === 'card shift' || animationKindOf(action) === 'drop';

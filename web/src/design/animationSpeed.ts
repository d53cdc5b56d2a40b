import { loadItem } from '../app/storage';

/** How fast the moves of others are shown, as a factor of the normal duration; saved in the browser. */
export const ANIMATION_SPEEDS = { slow: 2.5, usual: 1, quick: 0.4 } as const;
export type AnimationSpeed = keyof typeof ANIMATION_SPEEDS;

export function animationSpeed(): AnimationSpeed {
  const saved = loadItem('speed', 'usual');
  return saved in ANIMATION_SPEEDS ? (saved as AnimationSpeed) : 'usual';
}

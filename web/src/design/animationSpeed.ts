import { stored } from '../app/storage';

export type AnimationSpeed = ReturnType<typeof stored.animationSpeed.load>;

/** How fast the moves of others are shown, as a factor of the normal duration. */
export const ANIMATION_SPEEDS: Readonly<Record<AnimationSpeed, number>> = { slow: 2.5, usual: 1, quick: 0.4 };

export const animationSpeed = (): AnimationSpeed => stored.animationSpeed.load();

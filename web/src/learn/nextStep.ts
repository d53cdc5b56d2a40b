import type { LessonDefinition } from './content';
import { progress } from './progress.svelte';

/** The name under which a first win is saved. */
export const winKey = (variant: string): string => `won-${variant}`;

/** A step in learning a game. */
export type LearningStep = { kind: 'guide' } | { kind: 'lesson'; lesson: LessonDefinition } | { kind: 'play'; variant: string };

/** Returns the next step: the guided game, then for each variant its lessons and a win; null when all is done. */
export function nextStep(game: string, variants: readonly string[], lessons: readonly LessonDefinition[]): LearningStep | null {
  if (!progress.has(game, 'guide')) {
    return { kind: 'guide' };
  }
  for (const variant of variants) {
    const lesson = lessons.find((each) => each.variant === variant && !progress.has(game, each.id));
    if (lesson !== undefined) {
      return { kind: 'lesson', lesson };
    }
    if (!progress.has(game, winKey(variant))) {
      return { kind: 'play', variant };
    }
  }
  return null;
}

import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../net/types';
import { recordResult } from './adaptiveLevel';
import type { LessonDefinition } from './content';
import { nextStep } from './nextStep';
import { progress } from './progress.svelte';

const lesson = (id: string, variant: string) => ({ id, variant }) as LessonDefinition;
const LESSONS = [lesson('one', 'plain'), lesson('two', 'plain'), lesson('three', 'master')];

/** A finished game of one person at seat 0 against a bot. */
const finishedGame = (game: string, winner: number, level: string, variant = 'plain') =>
  ({ game, variant, you: [0], seats: [{ kind: 'person' }, { kind: 'bot', level }], result: { winners: [winner] } }) as unknown as TableInfo;

describe('nextStep', () => {
  const next = (game: string) => nextStep(game, ['plain', 'master'], LESSONS);

  it('leads from the guided game over lessons and a win to the next variant', () => {
    expect(next('a')).toEqual({ kind: 'guide' });
    progress.add('a', 'guide');
    expect(next('a')).toEqual({ kind: 'lesson', lesson: LESSONS[0] });
    progress.add('a', 'one');
    progress.add('a', 'two');
    expect(next('a')).toEqual({ kind: 'play', variant: 'plain' });
    recordResult(finishedGame('a', 1, 'easy'));
    expect(next('a')).toEqual({ kind: 'play', variant: 'plain' });
    recordResult(finishedGame('a', 0, 'easy'));
    expect(next('a')).toEqual({ kind: 'lesson', lesson: LESSONS[2] });
    progress.add('a', 'three');
    recordResult(finishedGame('a', 0, 'easy', 'master'));
    expect(next('a')).toBeNull();
  });
});

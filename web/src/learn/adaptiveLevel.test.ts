import { beforeEach, describe, expect, it } from 'vitest';
import { saveItem } from '../app/app.svelte';
import type { TableInfo } from '../net/types';
import type { LessonDefinition } from './content';
import { recordResult, ADAPTIVE, resolveLevel, nextStep } from './adaptiveLevel';
import { progress } from './progress.svelte';

const lesson = (id: string, variant: string) => ({ id, variant }) as LessonDefinition;
const LESSONS = [lesson('one', 'plain'), lesson('two', 'plain'), lesson('three', 'master')];

/** A game of one person at seat 0 against a bot. */
const over = (game: string, winner: number, level: string, variant = 'plain') =>
  ({ game, variant, you: [0], seats: [{ kind: 'person' }, { kind: 'bot', level }], result: { winners: [winner] } }) as unknown as TableInfo;

describe('the ladder', () => {
  const next = (game: string) => nextStep(game, ['plain', 'master'], LESSONS);

  it('leads from the first game over lessons and a win to the variant one up', () => {
    expect(next('a')).toEqual({ kind: 'guide' });
    progress.add('a', 'guide');
    expect(next('a')).toEqual({ kind: 'lesson', lesson: LESSONS[0] });
    progress.add('a', 'one');
    progress.add('a', 'two');
    expect(next('a')).toEqual({ kind: 'play', variant: 'plain' });
    recordResult(over('a', 1, 'easy'));
    expect(next('a')).toEqual({ kind: 'play', variant: 'plain' });
    recordResult(over('a', 0, 'easy'));
    expect(next('a')).toEqual({ kind: 'lesson', lesson: LESSONS[2] });
    progress.add('a', 'three');
    recordResult(over('a', 0, 'easy', 'master'));
    expect(next('a')).toBeNull();
  });
});

describe('a bot that grows', () => {
  beforeEach(() => {
    saveItem('level', ADAPTIVE);
    saveItem('rungs', '{}');
  });

  it('is another one after three wins in a row, and after three losses the one before', () => {
    expect(resolveLevel('b', ADAPTIVE)).toBe('gentle');
    expect([0, 0, 1, 0, 0].map((winner) => recordResult(over('b', winner, 'gentle')))).toEqual([null, null, null, null, null]);
    expect(recordResult(over('b', 0, 'gentle'))).toBe('easy');
    expect(resolveLevel('b', ADAPTIVE)).toBe('easy');
    expect([1, 1, 1].map((winner) => recordResult(over('b', winner, 'easy')))).toEqual([null, null, 'gentle']);
    expect([1, 1, 1].map((winner) => recordResult(over('b', winner, 'gentle')))).toEqual([null, null, null]); // there is none below
  });

  it('grows in its own game only, and not by games with others', () => {
    for (let i = 0; i < 3; i++) {
      recordResult(over('b', 0, 'gentle'));
      recordResult({ ...over('c', 0, 'gentle'), seats: [{ kind: 'person' }, { kind: 'person' }] } as TableInfo);
    }
    expect(resolveLevel('b', ADAPTIVE)).toBe('easy');
    expect(resolveLevel('c', ADAPTIVE)).toBe('gentle');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, STEP_MS } from './animationQueue';

describe('AnimationQueue', () => {
  let shown: number[];
  let pacing: AnimationQueue<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pacing = new AnimationQueue((item) => shown.push(item));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first item at once and the others one at a time', () => {
    [1, 2, 3].forEach((item) => pacing.push(item));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacing.hasWaiting).toBe(false);
  });

  it('shows an item at once when none was shown lately', () => {
    pacing.push(1);
    vi.advanceTimersByTime(STEP_MS);
    pacing.push(2);
    expect(shown).toEqual([1, 2]);
  });

  it('goes faster when many items wait', () => {
    Array.from({ length: 40 }, (_, i) => pacing.push(i));
    vi.advanceTimersByTime(20 * STEP_MS);
    expect(shown).toHaveLength(40);
  });

  it('shows nothing while paused', () => {
    [1, 2].forEach((item) => pacing.push(item));
    pacing.pause(true);
    vi.advanceTimersByTime(5 * STEP_MS);
    pacing.push(3);
    expect(shown).toEqual([1]);
    pacing.pause(false);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all items on flush, and drops them on clear', () => {
    [1, 2, 3].forEach((item) => pacing.push(item));
    pacing.flush();
    expect(shown).toEqual([1, 2, 3]);
    [4, 5].forEach((item) => pacing.push(item));
    pacing.clear();
    vi.advanceTimersByTime(5 * STEP_MS);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});

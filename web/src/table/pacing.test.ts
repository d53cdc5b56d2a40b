import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacing, STEP } from './pacing';

describe('pacing', () => {
  let shown: number[];
  let pacing: Pacing<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pacing = new Pacing((item) => shown.push(item));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first at once and the others one at a time', () => {
    [1, 2, 3].forEach((item) => pacing.push(item));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacing.waiting).toBe(false);
  });

  it('shows the next at once after a quiet while', () => {
    pacing.push(1);
    vi.advanceTimersByTime(STEP);
    pacing.push(2);
    expect(shown).toEqual([1, 2]);
  });

  it('goes quicker when much is waiting', () => {
    Array.from({ length: 40 }, (_, i) => pacing.push(i));
    vi.advanceTimersByTime(20 * STEP);
    expect(shown).toHaveLength(40);
  });

  it('lets everything wait while something else is looked at', () => {
    [1, 2].forEach((item) => pacing.push(item));
    pacing.hold(true);
    vi.advanceTimersByTime(5 * STEP);
    pacing.push(3);
    expect(shown).toEqual([1]);
    pacing.hold(false);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all at once when asked to, and forgets what is cleared', () => {
    [1, 2, 3].forEach((item) => pacing.push(item));
    pacing.flush();
    expect(shown).toEqual([1, 2, 3]);
    [4, 5].forEach((item) => pacing.push(item));
    pacing.clear();
    vi.advanceTimersByTime(5 * STEP);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});

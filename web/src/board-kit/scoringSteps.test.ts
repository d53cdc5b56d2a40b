import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../design/motion.svelte';
import type { ScoringAnimation } from './scoringAnimation';
import { ScoringSteps, sheetSteps } from './scoringSteps.svelte';

const SHEETS = [{ parts: [{ points: 2 }, { points: 5 }] }, { parts: [{ points: 3 }] }];

describe('ScoringSteps', () => {
  let registered: ScoringAnimation | null;
  let scoring: ScoringSteps;

  beforeEach(() => {
    vi.useFakeTimers();
    motion.setOff(false);
    registered = null;
    scoring = new ScoringSteps((animation) => (registered = animation));
  });
  afterEach(() => {
    scoring.skip();
    vi.useRealTimers();
  });

  const pending = () => [0, 1].map((seat) => scoring.pendingPoints(seat));
  const start = () => scoring.start(sheetSteps(SHEETS, 100, (part) => `part ${part}`));

  it('shows step by step, and holds back the points to come', () => {
    start();
    expect([registered, scoring.caption, pending()]).toEqual([scoring, '', [7, 3]]);
    vi.advanceTimersByTime(100);
    expect([scoring.caption, pending()]).toEqual(['part 0', [5, 0]]);
    vi.advanceTimersByTime(100);
    expect([scoring.caption, pending()]).toEqual(['part 1', [0, 0]]);
    vi.advanceTimersByTime(100);
    expect([registered, scoring.isRunning, scoring.caption, pending()]).toEqual([null, false, '', [0, 0]]);
  });

  it('ends at once when it is skipped', () => {
    start();
    scoring.skip();
    expect([registered, pending()]).toEqual([null, [0, 0]]);
    vi.advanceTimersByTime(1000);
    expect(registered).toBeNull();
  });

  it('is not shown without motion or without points', () => {
    scoring.start(sheetSteps([], 100));
    motion.setOff(true);
    start();
    expect([registered, scoring.isRunning]).toEqual([null, false]);
  });
});

import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { motion } from '../../../design/motion.svelte';
import type { TableInfo } from '../../../net/types';
import type { TableSession } from '../../../table/store/session.svelte';
import type { ScoringAnimation } from '../../../board-kit/scoringAnimation';
import ScoreBreakdown from './ScoreBreakdown.svelte';

const PARTS = [2, 5, 1].map((points) => ({ phrase: { key: 'blackstone-score-task', args: {} }, points }));

/** The animation that is registered with the table. */
let registered: ScoringAnimation | null = null;

/** The table, as a new message of the server describes it. */
function told(phase: 'playing' | 'over') {
  const info = { phase, seats: [{ name: 'Ada' }], sheets: [{ total: 8, parts: [...PARTS], outlook: [] }] } as unknown as TableInfo;
  const session = {
    live: info,
    review: { entryNumber: null },
    setScoringAnimation: (animation: ScoringAnimation | null) => (registered = animation),
  } as unknown as TableSession;
  return { info, session };
}

beforeEach(() => {
  vi.useFakeTimers();
  motion.setOff(false);
});
afterEach(() => {
  registered?.skip();
  vi.useRealTimers();
});

it('counts to the last task, whatever else is told of the table meanwhile', async () => {
  const { rerender } = render(ScoreBreakdown, told('playing'));
  await rerender(told('over'));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await rerender(told('over'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getAllByRole('listitem')).toHaveLength(PARTS.length);
});

it('holds back the points that are still to be counted, until the rest is skipped', async () => {
  const { rerender } = render(ScoreBreakdown, told('playing'));
  expect(registered).toBeNull();
  await rerender(told('over'));
  expect(registered?.pendingPoints(0)).toBe(8);
  await vi.advanceTimersByTimeAsync(700);
  expect(registered?.pendingPoints(0)).toBe(6);
  registered?.skip();
  await tick();
  expect(registered).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(PARTS.length);
});

it('shows the whole breakdown after the game is over', () => {
  render(ScoreBreakdown, told('over'));
  expect([registered, screen.getAllByRole('listitem').length]).toEqual([null, PARTS.length]);
});

it('ends when the table is left', async () => {
  const { rerender, unmount } = render(ScoreBreakdown, told('playing'));
  await rerender(told('over'));
  expect(registered).not.toBeNull();
  unmount();
  expect(registered).toBeNull();
});

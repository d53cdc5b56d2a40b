import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { motion } from '../../../design/motion.svelte';
import type { TableInfo } from '../../../net/types';
import ScoreBreakdown from './ScoreBreakdown.svelte';

const PARTS = [2, 5, 1].map((points) => ({ phrase: { key: 'blackstone-score-task', args: {} }, points }));

/** The table as it is told each time anew. */
const told = (phase: 'playing' | 'over') =>
  ({ phase, seats: [{ name: 'Ada' }], sheets: [{ total: 8, parts: [...PARTS], outlook: [] }] }) as unknown as TableInfo;

afterEach(() => vi.useRealTimers());

it('counts to the last task, whatever else is told of the table meanwhile', async () => {
  vi.useFakeTimers();
  motion.setOff(false);
  const { rerender } = render(ScoreBreakdown, { info: told('playing') });
  await rerender({ info: told('over') });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await rerender({ info: told('over') });
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getAllByRole('listitem')).toHaveLength(PARTS.length);
});

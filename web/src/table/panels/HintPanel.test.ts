import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MovePhrasing } from '../../board-kit/phrasing';
import { t } from '../../i18n';
import HintPanel from './HintPanel.svelte';
import type { Hints } from '../store/hints.svelte';
import type { Hint } from '../../net/types';

const PLAN = { share: 70, merits: [], sure: 'clear', looks: 250 };
const HINT = { ...PLAN, move: 'knight e4', then: ['block e5', 'end'] } as unknown as Hint;

const phrasing = { parse: (move: string) => move, buttonLabel: (move: string) => `(${move})` } as unknown as MovePhrasing;

describe('HintPanel', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  it('shows the moves before the reasons', () => {
    render(HintPanel, { hints: { hint: HINT, error: '' } as unknown as Hints, phrasing, names: [] });
    const said = [...document.querySelectorAll('.content > p')].map((line) => line.textContent);
    expect(said).toHaveLength(3);
    expect(said[0]).toBe('(knight e4)');
    expect(said[1]).toContain('(block e5)');
    expect(said[2]).toBe(t('ui-hint.no-reason'));
  });

  it('moves the focus to the prompt when closed', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<span tabindex="-1" data-prompt>What next?</span>');
    const close = vi.fn();
    render(HintPanel, { hints: { hint: HINT, error: '', close } as unknown as Hints, phrasing, names: [] });
    await fireEvent.click(screen.getByRole('button', { name: t('ui-hint.close') }));
    expect(close).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('What next?'));
  });
});

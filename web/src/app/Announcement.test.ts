import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverApi } from '../net/api/server';
import Announcement from './Announcement.svelte';

describe('Announcement', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows nothing without news', async () => {
    const asked = vi.spyOn(serverApi, 'serverNews').mockResolvedValue({ announcement: null, readOnly: false, banned: null });
    render(Announcement);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    expect(document.querySelector('aside')).toBeNull();
  });

  it('shows ban, read-only mode and announcement, and can be closed', async () => {
    vi.spyOn(serverApi, 'serverNews').mockResolvedValue({
      announcement: 'Tournament on Sunday',
      readOnly: true,
      banned: { reason: 'insults', until: null },
    });
    render(Announcement, { floating: true });
    expect(await screen.findByText('The host has banned you: insults')).toBeTruthy();
    expect(screen.getByText('Tournament on Sunday')).toBeTruthy();
    expect(screen.getByText(/is read-only at the moment/)).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Close'));
    expect(document.querySelector('aside')).toBeNull();
  });
});

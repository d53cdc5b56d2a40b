import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { tablesApi } from '../../net/api/tables';
import type { Catalogue, TableInfo } from '../../net/types';
import { router } from '../../app/router.svelte';
import { t } from '../../i18n';
import NewTablePage from './NewTablePage.svelte';

describe('NewTablePage', () => {
  const pace = () => screen.getByLabelText<HTMLSelectElement>(t('ui-new-table-time-control'));
  const list = () => fireEvent.click(screen.getByLabelText(t('ui-new-table-listed')));

  beforeEach(() => {
    localStorage.clear();
    const variant = { id: 'standard', name: 'Standard', summary: '', length: 60, difficulty: 1, minPlayers: 2, maxPlayers: 4, options: [] };
    app.catalogue = {
      games: [{ id: 'torres', name: 'Torres', variants: [variant], beginnings: [] }],
      bots: ['greedy'],
    } as unknown as Catalogue;
    app.me = { name: 'Ann', kind: 'guest' };
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('sets a clock for a listed table', async () => {
    render(NewTablePage);
    expect(pace().value).toBe('none');
    await list();
    expect(pace().value).toBe('days');
    await list();
    expect(pace().value).toBe('none');
  });

  it('keeps the chosen time control, and explains having none at a listed table', async () => {
    render(NewTablePage);
    await fireEvent.change(pace(), { target: { value: 'none' } });
    await list();
    expect(pace().value).toBe('none');
    expect(screen.getByText(t('ui-new-table-no-clock-warning'))).toBeTruthy();
  });

  it('creates the table as shown on Enter', async () => {
    vi.spyOn(app, 'ensureSession').mockResolvedValue(undefined);
    const made = vi.spyOn(tablesApi, 'create').mockResolvedValue({ id: 't' } as TableInfo);
    const went = vi.spyOn(router, 'go').mockReturnValue(undefined);
    render(NewTablePage);
    await list();
    await fireEvent.submit(pace().form!);
    await expect.poll(() => went.mock.calls).toEqual([['/table/t']]);
    expect(made.mock.calls[0]?.[0]).toMatchObject({ game: 'torres', listed: true, rated: false, pace: { kind: 'days' } });
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { router } from '../../app/router.svelte';
import { tablesApi } from '../../net/api/tables';
import type { Catalogue, ListedTable } from '../../net/types';
import { t } from '../../i18n';
import FinishedPage from './FinishedPage.svelte';

const DAY_MS = 24 * 3600 * 1000;

const table = (id: string): ListedTable =>
  ({ id, game: 'torres', variant: 'standard', phase: 'over', seats: [], updated: 0 }) as unknown as ListedTable;

describe('FinishedPage', () => {
  const field = (label: Parameters<typeof t>[0]) => screen.getByLabelText<HTMLInputElement>(t(label));
  const links = () => [...document.querySelectorAll('a.card')].map((each) => each.getAttribute('href'));

  beforeEach(() => {
    app.catalogue = {
      games: [{ id: 'torres', name: 'Torres', variants: [{ id: 'standard', name: 'Standard' }] }],
      bots: [],
    } as unknown as Catalogue;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    router.search = '';
  });

  it('searches for what the address says', async () => {
    router.search = '?player=Ann&game=torres&result=won&from=2026-03-01&until=2026-03-02';
    const searched = vi.spyOn(tablesApi, 'search').mockResolvedValue({ tables: [], next: null } as never);
    render(FinishedPage);
    expect(await screen.findByText(t('ui-finished-games.none'))).toBeTruthy();
    const from = new Date('2026-03-01T00:00').getTime();
    expect(searched).toHaveBeenCalledWith({
      player: 'Ann',
      game: 'torres',
      variant: undefined,
      result: 'won',
      from,
      before: new Date('2026-03-02T00:00').getTime() + DAY_MS,
    });
    expect(field('ui-finished-games.player').value).toBe('Ann');
  });

  it('puts the search into the address, without a result of nobody', async () => {
    const searched = vi.spyOn(tablesApi, 'search').mockResolvedValue({ tables: [table('a')], next: null } as never);
    const replaced = vi.spyOn(router, 'replace').mockReturnValue();
    render(FinishedPage);
    await vi.waitFor(() => expect(links()).toEqual(['/table/a']));
    expect(field('ui-finished-games.result').disabled).toBe(true);
    expect(field('ui-challenge.variant').disabled).toBe(true);
    await fireEvent.change(field('ui-challenge.game'), { target: { value: 'torres' } });
    expect(field('ui-challenge.variant').disabled).toBe(false);
    await fireEvent.submit(field('ui-finished-games.player').form!);
    expect(replaced).toHaveBeenCalledWith('/finished?game=torres');
    expect(searched).toHaveBeenLastCalledWith(expect.objectContaining({ game: 'torres', player: undefined, result: undefined }));
  });

  it('adds older games to the list, and shows an error beside it', async () => {
    const searched = vi.spyOn(tablesApi, 'search').mockResolvedValueOnce({ tables: [table('a')], next: 7 } as never);
    searched.mockRejectedValueOnce(new Error('Too often.'));
    searched.mockResolvedValueOnce({ tables: [table('b')], next: null } as never);
    render(FinishedPage);
    const more = await screen.findByRole('button', { name: t('ui-finished-games.more') });
    await fireEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('Too often.');
    await fireEvent.click(more);
    await vi.waitFor(() => expect(links()).toEqual(['/table/a', '/table/b']));
    expect(searched).toHaveBeenLastCalledWith(expect.objectContaining({ before: 7 }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(t('ui-finished-games.more'))).toBeNull();
  });
});

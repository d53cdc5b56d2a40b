import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tablesApi } from '../../net/api/tables';
import type { TableInfo } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { t } from '../../i18n';
import NextGameBanner from './NextGameBanner.svelte';
import type { TableSession } from '../store/session.svelte';

describe('NextGameBanner', () => {
  const show = (more: Partial<TableInfo>) =>
    render(NextGameBanner, {
      session: { source: { isLocal: false } } as unknown as TableSession,
      info: tableInfo({ phase: 'playing', you: [0], toMove: 1, ...more }),
    });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('links to another table where the user is to move', async () => {
    vi.spyOn(tablesApi, 'nextTable').mockResolvedValue('other');
    show({});
    const way = await screen.findByText<HTMLAnchorElement>(t('ui-next-game'));
    expect(way.getAttribute('href')).toBe('/table/other');
  });

  it('is hidden on the user’s turn, in a live game, and for spectators', () => {
    const asked = vi.spyOn(tablesApi, 'nextTable').mockResolvedValue('other');
    show({ toMove: 0 });
    show({ pace: { kind: 'live', base: 600, increment: 5 } });
    show({ you: [] });
    expect(asked).not.toHaveBeenCalled();
  });
});

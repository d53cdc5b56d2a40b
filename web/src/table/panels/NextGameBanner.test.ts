import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tablesApi } from '../../net/api/tables';
import type { TableInfo } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { t } from '../../i18n';
import NextGameBanner from './NextGameBanner.svelte';
import type { TableSession } from '../store/session.svelte';

describe('the next game', () => {
  const show = (more: Partial<TableInfo>) =>
    render(NextGameBanner, { session: { source: { isLocal: false } } as unknown as TableSession, info: tableInfo({ phase: 'playing', you: [0], toMove: 1, ...more }) });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is offered to who has moved here and is waited for elsewhere', async () => {
    vi.spyOn(tablesApi, 'nextTable').mockResolvedValue('other');
    show({});
    const way = await screen.findByText<HTMLAnchorElement>(t('house-next-game'));
    expect(way.getAttribute('href')).toBe('/table/other');
  });

  it('is not spoken of while it is one’s turn here, in a live game, or to who only looks on', () => {
    const asked = vi.spyOn(tablesApi, 'nextTable').mockResolvedValue('other');
    show({ toMove: 0 });
    show({ pace: { kind: 'live', base: 600, increment: 5 } });
    show({ you: [] });
    expect(asked).not.toHaveBeenCalled();
  });
});

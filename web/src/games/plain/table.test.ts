import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../../app/router.svelte';
import TablePage from '../../table/TablePage.svelte';
import { FakeSocket } from '../../testing/fakeSocket';
import { tableInfo } from '../../testing/tableInfo';
import { t } from '../../i18n';
import './table'; // preloaded, so that the page's import resolves at once

describe('a game without a board of its own', () => {
  beforeEach(() => {
    FakeSocket.instances = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ entries: [], lines: [] }) }));
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows its facts, and plays a move by its button', async () => {
    router.go('/table/t');
    render(TablePage, { id: 't' });
    const socket = FakeSocket.instances.at(-1)!;
    socket.accept();
    const seats = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'bot' as const, name: 'Hob' },
    ];
    const view = { game: 'towers', stones: [0, 2] };
    socket.receive({
      type: 'table',
      table: 't',
      view: tableInfo({ game: 'towers', phase: 'playing', you: [0], toMove: 0, seats, view, legal: ['lay a', 'lay b'], lasting: [] }),
    });
    expect((await screen.findByText('stones')).nextElementSibling?.textContent).toBe('0 2');
    void fireEvent.click(screen.getByText('lay b'));
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: 'move', move: 'lay b', number: 1 }));
  });

  it('shows the claims for an absent player in the bar', async () => {
    router.go('/table/t');
    render(TablePage, { id: 't' });
    const socket = FakeSocket.instances.at(-1)!;
    socket.accept();
    const seats = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'person' as const, name: 'Ben' },
    ];
    const patience = { seat: 1, bot: 0, claim: 0, off: true };
    const view = { game: 'towers', stones: [0, 2] };
    socket.receive({
      type: 'table',
      table: 't',
      view: tableInfo({ game: 'towers', phase: 'playing', you: [0], toMove: 1, seats, view, lasting: [], patience }),
    });
    const claim = await screen.findByRole('button', { name: t('ui-absence-action-claim') });
    expect(claim.closest('[data-region=bar]')).not.toBeNull();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { router } from '../router.svelte';
import { FakeSocket } from '../testing/fakeSocket';
import { tableInfo } from '../testing/tables';
import { say } from '../words';
import TablePage from './TablePage.svelte';

describe('a table and its address', () => {
  const link = (): string => screen.getByLabelText<HTMLInputElement>(/link/, { selector: 'input' }).value;
  const socket = (): FakeSocket => FakeSocket.made.at(-1)!;

  async function open(address: string, view: TableInfo): Promise<void> {
    router.go(address);
    render(TablePage, { id: 't' });
    socket().accept();
    socket().say({ type: 'table', table: 't', view });
    await tick();
    await import('./Lobby.svelte'); // it comes by itself, since few who play ever see it
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ entries: [], lines: [] }) }));
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('of whoever made it carries the invitation, in the address bar and in the link', async () => {
    await open('/table/t', tableInfo({ youStart: true, you: [0], invitation: 'secret' }));
    expect(location.pathname + location.search).toBe('/table/t?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('of an invited person without a seat carries it as well', async () => {
    await open('/table/t?invitation=secret', tableInfo({}));
    expect(location.search).toBe('?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('of a table that anybody may see needs none', async () => {
    await open('/table/t', tableInfo({ listed: true, invitation: 'secret', you: [0] }));
    expect(link()).toBe(`${location.origin}/table/t`);
  });

  it('says where one looks that the line is broken, and no longer than that', async () => {
    await open('/table/t', tableInfo({ listed: true }));
    expect(screen.queryByText(/No connection/)).toBeNull();
    await vi.advanceTimersByTimeAsync(9000); // nothing is heard, and nothing says that the line has ended
    expect(screen.getByRole('alert').textContent).toMatch(/No connection to the server/);
    socket().accept();
    await tick();
    expect(screen.getByText(/No connection/)).toBeTruthy(); // a line that opens may be frozen still
    socket().say({ type: 'pong' });
    await tick();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('that nobody here may see says why, and leads to the gate', async () => {
    const unknown = { ok: false, status: 404, json: () => Promise.resolve({ code: 'unknown', reason: 'There is no such table.' }) };
    vi.stubGlobal('fetch', () => Promise.resolve(unknown));
    router.go('/table/t');
    render(TablePage, { id: 't' });
    expect(screen.queryByRole('heading')).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('heading').textContent).toBe(say('house-table-unseen'));
    expect(screen.getByRole('link', { name: say('house-to-the-gate') }).getAttribute('href')).toBe('/');
  });

  it('passes on what another wishes, and what is answered', async () => {
    await open('/table/t', tableInfo({ you: [0], seats: [{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Ben' }] }));
    socket().say({ type: 'undo-asked', table: 't', seat: 1, kept: 0, number: 4 });
    await tick();
    expect(screen.getByRole('alert').textContent).toContain(say('house-back-asks', { who: 'Ben' }));
    await fireEvent.click(screen.getByRole('button', { name: say('house-agree') }));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'answer-undo', kept: 0, number: 4, yes: true });
  });

  it('asks nothing of whoever wished it', async () => {
    await open('/table/t', tableInfo({ you: [1], seats: [{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Ben' }] }));
    socket().say({ type: 'undo-asked', table: 't', seat: 1, kept: 0, number: 4 });
    await tick();
    expect(screen.getByText(say('house-back-asked'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('house-agree') })).toBeNull();
  });

  it('hides what one of two at a screen must not see of the other', async () => {
    const seats = [{ kind: 'person' as const, name: 'Ann' }, { kind: 'person' as const, name: 'Ben' }];
    await open('/table/t', tableInfo({ game: 'nothing', phase: 'playing', you: [0, 1], toMove: 1, secret: true, seats }));
    const curtain = screen.getByRole('region', { name: say('house-curtain') });
    const board = (): HTMLElement | null => document.querySelector('.shown');
    expect(curtain.textContent).toContain('Ben');
    expect(board()?.inert).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: say('house-curtain.lift', { name: 'Ben' }) }));
    expect(board()?.inert).toBe(false);
    expect(screen.queryByRole('region', { name: say('house-curtain') })).toBeNull();
  });
});

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../net/types';
import { router } from '../router.svelte';
import { FakeSocket } from '../testing/fakeSocket';
import TablePage from './TablePage.svelte';

const info = (more: Partial<TableInfo>): TableInfo =>
  ({
    id: 't',
    number: 1,
    phase: 'open',
    game: 'torres',
    variant: 'standard',
    creator: 'Ann',
    commitment: 'c0ffee',
    listed: false,
    youStart: false,
    seats: [{ kind: 'person', name: 'Ann', present: true }, { kind: 'open' }],
    watching: 0,
    wordCommitments: [null, null],
    you: [],
    ...more,
  }) as unknown as TableInfo;

describe('a table and its address', () => {
  const link = (): string => screen.getByLabelText<HTMLInputElement>(/link/, { selector: 'input' }).value;
  const socket = (): FakeSocket => FakeSocket.made.at(-1)!;

  async function open(address: string, view: TableInfo): Promise<void> {
    router.go(address);
    render(TablePage, { id: 't' });
    socket().accept();
    socket().say({ type: 'table', table: 't', view });
    await tick();
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
    await open('/table/t', info({ youStart: true, you: [0], invitation: 'secret' }));
    expect(location.pathname + location.search).toBe('/table/t?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('of an invited person without a seat carries it as well', async () => {
    await open('/table/t?invitation=secret', info({}));
    expect(location.search).toBe('?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('of a table that anybody may see needs none', async () => {
    await open('/table/t', info({ listed: true, invitation: 'secret', you: [0] }));
    expect(link()).toBe(`${location.origin}/table/t`);
  });

  it('says where one looks that the line is broken, and no longer than that', async () => {
    await open('/table/t', info({ listed: true }));
    expect(screen.queryByText(/No connection/)).toBeNull();
    await vi.advanceTimersByTimeAsync(9000); // nothing is heard, and nothing says that the line has ended
    expect(screen.getByRole('alert').textContent).toMatch(/No connection to the server/);
    socket().accept();
    await tick();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../design/motion.svelte';
import type { TableInfo } from '../net/types';
import { router } from '../app/router.svelte';
import { GAMES } from '../games';
import { FakeSocket } from '../testing/fakeSocket';
import { tableAt } from '../testing/positions';
import { SLOW } from '../testing/boardHarness';
import { tableInfo } from '../testing/tableInfo';
import { loadVerbs } from '../testing/verbs';
import { t } from '../i18n';
import { withDisplayNames } from '../bots/names';
import TablePage from './TablePage.svelte';

const socket = (): FakeSocket => FakeSocket.instances.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ entries: [], lines: [] }) }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('TablePage', () => {
  const link = (): string => screen.getByLabelText<HTMLInputElement>(/link/, { selector: 'input' }).value;

  async function open(address: string, view: TableInfo): Promise<void> {
    router.go(address);
    render(TablePage, { id: 't' });
    socket().accept();
    socket().receive({ type: 'table', table: 't', view });
    await tick();
    await import('./lobby/Lobby.svelte'); // loaded on demand by the page
    await vi.advanceTimersByTimeAsync(0);
  }

  it('shows the creator the invitation, in the address bar and in the link', async () => {
    await open('/table/t', tableInfo({ youStart: true, you: [0], invitation: 'secret' }));
    expect(location.pathname + location.search).toBe('/table/t?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('shows it to an invited person without a seat too', async () => {
    await open('/table/t?invitation=secret', tableInfo({}));
    expect(location.search).toBe('?invitation=secret');
    expect(link()).toBe(`${location.origin}/table/t?invitation=secret`);
  });

  it('shows none for a listed table', async () => {
    await open('/table/t', tableInfo({ listed: true, invitation: 'secret', you: [0] }));
    expect(link()).toBe(`${location.origin}/table/t`);
  });

  it('shows the connection banner until the connection is back', async () => {
    await open('/table/t', tableInfo({ listed: true }));
    expect(screen.queryByText(/No connection/)).toBeNull();
    await vi.advanceTimersByTimeAsync(9000); // nothing is received, and nothing reports a closed connection
    expect(screen.getByRole('alert').textContent).toMatch(/No connection to the server/);
    socket().accept();
    await tick();
    expect(screen.getByText(/No connection/)).toBeTruthy(); // a connection that opens may still be frozen
    socket().receive({ type: 'pong' });
    await tick();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('says so when the board cannot be loaded, and offers to try again', async () => {
    vi.spyOn(GAMES['torres']!, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await open('/table/t', tableInfo({ phase: 'playing', view: {} }));
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached.*Try again/);
  });

  it('explains why a table cannot be shown, and links to the home page', async () => {
    const unknown = { ok: false, status: 404, json: () => Promise.resolve({ code: 'unknown', reason: 'There is no such table.' }) };
    vi.stubGlobal('fetch', () => Promise.resolve(unknown));
    router.go('/table/t');
    render(TablePage, { id: 't' });
    expect(screen.queryByRole('heading')).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('heading').textContent).toBe(t('ui-table-not-visible'));
    expect(screen.getByRole('link', { name: t('ui-app-go-home') }).getAttribute('href')).toBe('/');
  });

  it('shows an undo request, and sends the answer', async () => {
    await open(
      '/table/t',
      tableInfo({
        you: [0],
        seats: [
          { kind: 'person', name: 'Ann' },
          { kind: 'person', name: 'Ben' },
        ],
      }),
    );
    socket().receive({ type: 'undo-asked', table: 't', seat: 1, kept: 0, number: 4 });
    await tick();
    expect(screen.getByRole('alert').textContent).toContain(t('ui-undo-request', { who: 'Ben' }));
    await fireEvent.click(screen.getByRole('button', { name: t('ui-undo-agree') }));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'answer-undo', kept: 0, number: 4, yes: true });
  });

  it('shows the player who requested an undo no buttons', async () => {
    await open(
      '/table/t',
      tableInfo({
        you: [1],
        seats: [
          { kind: 'person', name: 'Ann' },
          { kind: 'person', name: 'Ben' },
        ],
      }),
    );
    socket().receive({ type: 'undo-asked', table: 't', seat: 1, kept: 0, number: 4 });
    await tick();
    expect(screen.getByText(t('ui-undo-your-request'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('ui-undo-agree') })).toBeNull();
  });

  it('covers hidden information between two players at one screen', async () => {
    const seats = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'person' as const, name: 'Ben' },
    ];
    await open('/table/t', tableInfo({ game: 'nothing', phase: 'playing', you: [0, 1], toMove: 1, secret: true, seats }));
    const curtain = screen.getByRole('region', { name: t('ui-hotseat-cover') });
    const board = (): HTMLElement | null => document.querySelector('.board-area');
    expect(curtain.textContent).toContain('Ben');
    expect(board()?.inert).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: t('ui-hotseat-cover.lift', { name: 'Ben' }) }));
    expect(board()?.inert).toBe(false);
    expect(screen.queryByRole('region', { name: t('ui-hotseat-cover') })).toBeNull();
  });
});

describe('TablePage during a game', SLOW, () => {
  const TURN = tableAt('torres', 'turn', {
    seats: [
      { kind: 'person', name: 'Ann', present: true },
      { kind: 'bot', name: 'medium' },
    ],
  });
  const BOT = withDisplayNames(TURN.seats, 't')[1]!.name!;
  let number = 0;

  /** Sends the state of the table to the page. */
  async function tell(view: TableInfo): Promise<void> {
    socket().receive({ type: 'table', table: 't', view: { ...view, number: ++number } });
    await vi.advanceTimersByTimeAsync(0);
  }

  async function enter(view: TableInfo): Promise<void> {
    loadVerbs('torres');
    motion.setOff(true);
    await import('../games/torres/table'); // preloaded, so that the page's import resolves at once
    router.go('/table/t');
    render(TablePage, { id: 't' });
    socket().accept();
    await tell(view);
  }

  /** The element of a space, whose text is its description. */
  const space = (at: string): HTMLElement => document.getElementById(`space-${at}`)!;
  const bar = () => within(screen.getByRole('region', { name: t('ui-prompt-your-turn') }));
  const offered = (): HTMLElement[] =>
    bar()
      .queryAllByRole('button')
      .filter((each) => each.ariaLabel !== t('ui-rules-why'));
  const asked = (): string => document.querySelector('[data-prompt]')!.textContent;
  const players = (): string[] => [...screen.getByRole('list', { name: t('ui-seat-list') }).children].map((each) => each.textContent);
  const toMove = (): boolean[] => players().map((each) => each.includes(t('ui-seat-to-move')));
  const { legal: _, lasting: __, ...waits } = { ...TURN, toMove: 1 };

  it('prompts the player to move, and shows how long a bot has been thinking', async () => {
    await enter(TURN);
    expect([asked(), toMove()]).toEqual(['Your turn: tap a knight to move it, or choose an action.', [true, false]]);
    expect(space('e1').textContent).toContain('knight of Ann (red), castle of area 1, height 1, can be chosen');
    void fireEvent.click(bar().getByRole('button', { name: /^Build/ }));
    await vi.advanceTimersByTimeAsync(0);
    void fireEvent.click(space('d1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'move', table: 't', number, move: 'block d1' });
    await tell(waits);
    expect([asked(), toMove()]).toEqual([`${BOT} is to move.`, [false, true]]);
    expect(offered()).toEqual([]);
    expect(space('e1').textContent).not.toContain('can be chosen');
    expect(players()[1]).not.toContain('thinking');
    await vi.advanceTimersByTimeAsync(2500);
    expect(players()[1]).toContain('thinking 0:02');
    await tell(TURN);
    expect([asked(), players()[1]!.includes('thinking')]).toEqual(['Your turn: tap a knight to move it, or choose an action.', false]);
  });

  it('keeps the board while disconnected, sends a move after reconnecting, and shows the result', async () => {
    await enter(TURN);
    const [before] = FakeSocket.instances;
    socket().close();
    await vi.advanceTimersByTimeAsync(0);
    expect(bar().getByRole('alert').textContent).toMatch(/No connection to the server/);
    expect(players()[0]).toContain(t('ui-seat-presence-unknown'));
    void fireEvent.click(bar().getByRole('button', { name: /^Point/ }));
    await vi.advanceTimersByTimeAsync(500);
    expect(socket()).not.toBe(before);
    socket().accept();
    expect(socket().sent).toMatchObject([
      { type: 'watch', after: number },
      { type: 'move', number, move: 'score' },
    ]);
    await tell(waits);
    expect(bar().queryByRole('alert')).toBeNull();
    expect([asked(), players()[0]!.includes(t('ui-seat-presence-here'))]).toEqual([`${BOT} is to move.`, true]);
    expect(screen.queryByRole('region', { name: t('ui-result') })).toBeNull();
    const { toMove: ___, ...over } = waits;
    const result = { ranks: [1, 2], winners: [0], scores: [210, 187], forfeited: [], moves: 60 };
    await tell({ ...over, phase: 'over', result, view: { ...(TURN.view as object), step: 'over' } });
    const panel = within(await screen.findByRole('region', { name: t('ui-result') }));
    expect(panel.getByRole('heading').textContent).toBe('You won 210–187');
    expect(panel.getAllByRole('listitem').map((each) => each.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Ann 210',
      `2 ${BOT} 187`,
    ]);
    expect(panel.getByRole('button', { name: t('ui-result-rematch') })).toBeTruthy();
    expect(asked()).toBe('You won 210–187');
    expect([toMove(), space('e1').textContent.includes('knight of Ann')]).toEqual([[false, false], true]);
  });

  it('shows spectators the board without choices', async () => {
    await enter({ ...waits, toMove: 0, you: [] });
    expect([asked(), toMove()]).toEqual(['Ann is to move.', [true, false]]);
    expect(space('e1').textContent).toBe('e1, tower, level 1, knight of Ann (red), castle of area 1, height 1');
    expect(offered()).toEqual([]);
    void fireEvent.click(space('e1'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked(), socket().sent.map(({ type }) => type)]).toEqual(['Ann is to move.', ['watch']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

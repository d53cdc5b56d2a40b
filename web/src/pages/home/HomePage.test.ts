import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { router } from '../../app/router.svelte';
import { stored } from '../../app/storage';
import { FIRST_OPPONENT } from '../../bots/botLevels';
import * as engineFolder from '../../engine/engineFolder';
import * as engineSupport from '../../engine/wasmSupport';
import { gameStorage, type StoredGame } from '../../local/gameStorage';
import { peopleApi } from '../../net/api/people';
import { tablesApi } from '../../net/api/tables';
import type { Catalogue, Challenge, ListedTable, TableInfo } from '../../net/types';
import { t } from '../../i18n';
import LocalGames from '../../local/LocalGames.svelte';
import HomePage from './HomePage.svelte';

const listed = (id: string, more: Partial<ListedTable>): ListedTable =>
  ({ id, game: 'torres', variant: 'standard', phase: 'playing', seats: [], updated: 0, ...more }) as unknown as ListedTable;

const lists = (...tables: ListedTable[]) => Promise.resolve({ tables } as never);

const challenge = (more: Partial<Challenge>): Challenge =>
  ({ table: 'c', with: 'Ben', game: 'torres', mine: false, invitation: null, ...more }) as unknown as Challenge;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close(): void {}
      send(): void {}
    },
  );
  app.me = { name: 'Ann', kind: 'member' };
  app.serverDown = false;
  app.catalogue = {
    games: [{ id: 'torres', name: 'Torres', summary: 'Castles', variants: [{ id: 'standard', name: 'Standard' }] }],
    bots: [],
  } as unknown as Catalogue;
  vi.spyOn(gameStorage, 'all').mockRejectedValue(new Error('no storage'));
  vi.spyOn(tablesApi, 'myTables').mockReturnValue(lists());
  vi.spyOn(tablesApi, 'openTables').mockReturnValue(lists());
  vi.spyOn(tablesApi, 'recentlyFinished').mockReturnValue(lists());
  vi.spyOn(peopleApi, 'challenges').mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  app.serverDown = false;
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const alert = async (): Promise<string> => (await screen.findByRole('alert')).textContent;

describe('HomePage', () => {
  it('leads to the game in which it is the user’s turn', async () => {
    vi.spyOn(tablesApi, 'myTables').mockReturnValue(lists(listed('one', {}), listed('two', { yourMove: true })));
    render(HomePage);
    const next = await screen.findByRole('link', { name: t('ui-next-game') });
    expect(next.getAttribute('href')).toBe('/table/two');
    expect(screen.getByRole('heading', { name: t('ui-home-your-games', { waiting: 1 }) })).toBeTruthy();
  });

  it('starts a game against the chosen bot, and remembers the choice', async () => {
    const created = vi.spyOn(tablesApi, 'create').mockResolvedValue({ id: 'new' } as TableInfo);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    render(HomePage);
    await fireEvent.change(screen.getByLabelText(t('ui-home-opponent')), { target: { value: FIRST_OPPONENT } });
    await fireEvent.click(button(t('ui-home-play-now')));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'));
    expect(created.mock.calls[0]![0]).toMatchObject({ game: 'torres', players: 2, start: true });
    expect(stored.botLevel.load()).toBe(FIRST_OPPONENT);
    expect(stored.game.load()).toBe('torres');
  });

  it('plays in the browser, but on the server while that still builds the engine', async () => {
    vi.spyOn(engineSupport, 'supportsEngine').mockReturnValue(true);
    vi.spyOn(tablesApi, 'create').mockResolvedValue({ id: 'new' } as TableInfo);
    vi.spyOn(gameStorage, 'write').mockResolvedValue(undefined);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    const ready = vi.spyOn(engineFolder, 'isEngineReady').mockResolvedValue(false);
    render(HomePage);
    await fireEvent.click(button(t('ui-home-play-now')));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'));
    ready.mockResolvedValue(true);
    cleanup();
    render(HomePage);
    await fireEvent.click(button(t('ui-home-play-now')));
    await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith(expect.stringMatching('^/local/')));
  });

  it('opens a table with a free seat for friends, and shows a refusal', async () => {
    const created = vi.spyOn(tablesApi, 'create').mockRejectedValue(new Error('Too many tables.'));
    render(HomePage);
    await fireEvent.click(button(t('ui-home-play-with-friends')));
    expect(await alert()).toBe('Too many tables.');
    expect(created.mock.calls[0]![0]).toMatchObject({ start: false, seats: [{ kind: 'you' }, { kind: 'open' }] });
    expect(button(t('ui-home-play-now')).disabled).toBe(false);
  });

  it('offers only local games without a server, and asks for the lists when it is back', async () => {
    app.serverDown = true;
    const reloaded = vi.spyOn(app, 'load').mockImplementation(() => {
      app.serverDown = false;
      return Promise.resolve();
    });
    render(HomePage);
    expect(screen.queryByText(t('ui-home-play-with-friends'))).toBeNull();
    expect(tablesApi.openTables).not.toHaveBeenCalled();
    await fireEvent.click(button(t('ui-button-try-again')));
    expect(reloaded).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(tablesApi.openTables).toHaveBeenCalled());
  });

  it('shows what is wrong when the lists cannot be loaded', async () => {
    vi.spyOn(tablesApi, 'openTables').mockRejectedValue(new Error('The server is busy.'));
    render(HomePage);
    expect(await alert()).toBe('The server is busy.');
  });

  it('shows challenges with the invitation of the challenger, and declines', async () => {
    vi.spyOn(peopleApi, 'challenges').mockResolvedValue([
      challenge({ invitation: 'key' }),
      challenge({ with: 'Cleo', table: 'd', mine: true }),
    ]);
    const declined = vi.spyOn(peopleApi, 'declineChallenge').mockRejectedValueOnce(new Error('It is gone.')).mockResolvedValue([]);
    render(HomePage);
    const links = await screen.findAllByRole('link', { name: t('ui-challenge-list.go') });
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/table/c?invitation=key', '/table/d']);
    await fireEvent.click(button(t('ui-challenge-list.decline')));
    expect(await alert()).toBe('It is gone.');
    await fireEvent.click(button(t('ui-challenge-list.withdraw')));
    await vi.waitFor(() => expect(screen.queryByText(t('ui-challenge-list'))).toBeNull());
    expect(declined.mock.calls).toEqual([['c'], ['d']]);
  });
});

describe('LocalGames', () => {
  const MINUTE = 60_000;
  const game = (id: string, minutesAgo: number, more: Partial<StoredGame> = {}): StoredGame =>
    ({ id, game: 'torres', seats: [{ kind: 'person' }], updated: Date.now() - minutesAgo * MINUTE, ...more }) as unknown as StoredGame;

  const addresses = () => screen.getAllByRole('link', { hidden: true }).map((each) => each.getAttribute('href'));

  it('shows the latest running games first, and hides the rest and finished ones', () => {
    stored.localResult('won').save('You won');
    render(LocalGames, { games: [game('old', 5000), game('a', 3), game('b', 200), game('c', 0), game('won', 1)] });
    expect(addresses()).toEqual(['/local/c', '/local/a', '/local/b', '/local/old', '/local/won']);
    expect(screen.getByText(t('ui-local-games-more', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(t('ui-local-games-finished', { count: 1 }))).toBeTruthy();
    expect(screen.getByText('You won')).toBeTruthy();
    const times = ['just now', '3 minutes ago', '3 hours ago', '3 days ago'];
    const texts = [...document.querySelectorAll('.tile .muted')].map((each) => each.textContent);
    expect(texts.slice(0, 4)).toEqual([
      t('ui-local-games-your-turn', { when: t('ui-local-games-just-now') }),
      ...times.slice(1).map((when) => t('ui-local-games-your-turn', { when })),
    ]);
  });

  it('shows uploaded games only while the server cannot be reached', () => {
    const uploaded = game('up', 1, { handed: 'table' });
    render(LocalGames, { games: [uploaded] });
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    app.serverDown = true;
    render(LocalGames, { games: [uploaded] });
    expect(screen.getByText(t('error-local-game-uploaded'))).toBeTruthy();
  });
});

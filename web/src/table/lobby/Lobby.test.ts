import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import type { SeatInfo, TableInfo } from '../../net/types';
import { peopleApi } from '../../net/api/people';
import { tableInfo } from '../../testing/tableInfo';
import { loadVerbs } from '../../testing/verbs';
import { type MessageKey, t } from '../../i18n';
import Lobby from './Lobby.svelte';
import type { TableSession } from '../store/session.svelte';

const ANN: SeatInfo = { kind: 'person', name: 'Ann', present: true };
const BEN: SeatInfo = { kind: 'person', name: 'Ben', present: false };
const BOT: SeatInfo = { kind: 'bot', name: 'Tib', level: 'greedy' };
const OPEN: SeatInfo = { kind: 'open' };

describe('Lobby', () => {
  let commands: unknown[][];

  function visit(more: Partial<TableInfo>): void {
    const session = {
      history: { chat: [] },
      connection: 'connected',
      runCommand: (...command: unknown[]) => Promise.resolve(void commands.push(command)),
    };
    render(Lobby, { session: session as unknown as TableSession, info: tableInfo(more) });
  }

  const button = (key: MessageKey): HTMLButtonElement => screen.getByRole('button', { name: t(key) });
  const absent = (key: MessageKey): void => expect(screen.queryByRole('button', { name: t(key) })).toBeNull();

  beforeEach(() => {
    commands = [];
    loadVerbs('torres');
    app.catalogue.bots = ['random', 'greedy'];
  });
  afterEach(cleanup);

  it('offers a guest a seat, and nothing that only the creator may do', async () => {
    visit({});
    await fireEvent.click(button('ui-lobby-sit-down'));
    expect(commands).toEqual([['join', { seat: 1 }]]);
    absent('ui-lobby-start-game');
    absent('ui-lobby-close-table');
    expect(screen.queryByLabelText(t('ui-lobby-add-bot'))).toBeNull();
  });

  it('lets a seated player leave, and says who starts', async () => {
    visit({ seats: [ANN, BEN], you: [1] });
    absent('ui-lobby-sit-down');
    absent('ui-lobby-start-game');
    expect(screen.getByText(t('ui-lobby-creator-starts', { creator: 'Ann' }))).toBeTruthy();
    await fireEvent.click(button('ui-lobby-leave-seat'));
    expect(commands).toEqual([['leave']]);
  });

  it('shows the ratings of the others', async () => {
    const rated = [{ game: 'torres', rating: 1513, uncertainty: 80, games: 9 }];
    vi.spyOn(peopleApi, 'player').mockImplementation(async (name) => ({
      name,
      kind: 'member',
      ratings: name === 'Ann' ? rated : [],
      records: [],
    }));
    visit({ seats: [ANN, BEN], you: [] });
    await screen.findByText(t('ui-player-rating', { rating: 1513 }));
    await screen.findByText(t('ui-player-rating.none'));
    vi.restoreAllMocks();
  });

  it('cannot be started before all seats are taken', async () => {
    visit({ youStart: true, you: [0] });
    absent('ui-lobby-sit-down'); // Ann has a seat already; another one is for somebody beside her
    expect(button('ui-lobby-sit-down-too')).toBeTruthy();
    expect(button('ui-lobby-start-game').disabled).toBe(true);
    expect(screen.getByText(t('ui-lobby-not-full'))).toBeTruthy();
    await fireEvent.change(screen.getByLabelText(t('ui-lobby-add-bot')), { target: { value: 'greedy' } });
    expect(commands).toEqual([['bot', { seat: 1, name: 'greedy' }]]);
  });

  it('can be started with all seats taken; bots can be removed', async () => {
    visit({ youStart: true, you: [0], seats: [ANN, BOT] });
    await fireEvent.click(button('ui-lobby-clear-seat'));
    await fireEvent.click(button('ui-lobby-start-game'));
    expect(commands).toEqual([['bot', { seat: 1 }], ['start']]);
  });

  it('lets people at one screen set their names', async () => {
    visit({ youStart: true, you: [0, 1], seats: [ANN, ANN] });
    await fireEvent.change(screen.getByLabelText(t('ui-lobby-seat-name', { number: 2 })), { target: { value: 'Zoe' } });
    expect(commands).toEqual([['join', { seat: 1, name: 'Zoe' }]]);
  });

  it('links guests to their account at a rated table', () => {
    visit({ rated: true, seats: [ANN, OPEN] });
    absent('ui-lobby-sit-down');
    expect(screen.getByRole('link', { name: t('ui-lobby-log-in') }).getAttribute('href')).toBe('/account');
  });

  it('links to the home page when closed', () => {
    visit({ phase: 'aborted', youStart: true, you: [0] });
    expect(screen.getByText(t('ui-lobby-closed'))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

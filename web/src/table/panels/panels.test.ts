import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../../app/router.svelte';
import { stored } from '../../app/storage';
import type { GameUi } from '../../games/gameUi';
import { tablesApi } from '../../net/api/tables';
import type { SeatInfo, TableInfo } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { addMessages, formatList, t } from '../../i18n';
import Invite from '../lobby/Invite.svelte';
import type { TableSession } from '../store/session.svelte';
import NoteDialog from './NoteDialog.svelte';
import ResultPanel from './ResultPanel.svelte';
import SeatList from './SeatList.svelte';
import Sidebar from './Sidebar.svelte';
import UndoDialog from './UndoDialog.svelte';

const ANN = { kind: 'person', name: 'Ann', present: true } as SeatInfo;
const BEN = { kind: 'person', name: 'Ben', present: false } as SeatInfo;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('SeatList', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function show(seats: Partial<SeatInfo>[], more: Partial<TableInfo> = {}, props: object = {}): void {
    const info = tableInfo({ phase: 'playing', seats: seats as SeatInfo[], you: [0], ...more });
    render(SeatList, { info, receivedAt: Date.now(), ...props });
  }
  const activities = (): string[] => [...document.querySelectorAll('.name small')].map((each) => each.textContent);
  const names = (): string[] => [...document.querySelectorAll('.display-name')].map((each) => each.textContent);

  it('says who is there, away, on days off, played by somebody else or a bot', () => {
    const until = Date.UTC(2030, 0, 2);
    show([
      ANN,
      BEN,
      { ...BEN, offUntil: until },
      { ...BEN, playedBy: 'Cleo' },
      { kind: 'bot', name: 'Tib', level: 'easy', keptFor: 'Dan' },
    ]);
    expect(activities()).toEqual([
      t('ui-seat-presence-here'),
      t('ui-seat-presence-away'),
      t('ui-seat-days-off', { until: new Date(until).toLocaleDateString() }),
      t('ui-seat-played-by', { name: 'Cleo' }),
      t('ui-seat-bot-for-player', { name: 'Dan' }),
    ]);
    expect(names()[0]).toBe(t('ui-seat-name-you', { name: 'Ann' }));
  });

  it('knows of nobody’s presence without a connection', () => {
    show([ANN, BEN], { toMove: 0 }, { isStale: true });
    expect(activities()).toEqual([t('ui-seat-presence-unknown'), t('ui-seat-presence-unknown')]);
    expect(document.querySelector('li.turn')).toBeNull();
  });

  it('names who resigned', () => {
    show([{ ...ANN, forfeited: true }, { kind: 'bot', name: 'Tib', level: 'easy', gaveUp: { name: 'Ben', you: false } } as SeatInfo]);
    expect(activities()[0]).toBe(t('ui-seat-resigned', { doing: t('ui-seat-presence-here') }));
    expect(activities()[1]).toContain('Ben');
  });

  it('counts how long a bot has been thinking, but not in an earlier position', async () => {
    const bot = { kind: 'bot', name: 'Tib', level: 'easy' } as SeatInfo;
    show([ANN, bot], { toMove: 1 });
    const idle = activities()[1]!;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(activities()[1]).toBe(t('ui-seat-thinking', { doing: idle, time: '0:03' }));
    cleanup();
    show([ANN, bot], { toMove: 1 }, { isPast: true });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(activities()[1]).toBe(idle);
  });

  it('runs the clock of the player to move only, down to nothing', async () => {
    show([
      { ...ANN, left: 31_000, running: true },
      { ...BEN, left: 60_000 },
    ]);
    const clocks = () => [...document.querySelectorAll('.clock')].map((each) => [each.textContent, each.classList.contains('low')]);
    expect(clocks()).toEqual([
      ['0:31', false],
      ['1:00', false],
    ]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(clocks()[0]).toEqual(['0:29', true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clocks()).toEqual([
      ['0:00', true],
      ['1:00', false],
    ]);
  });

  it('shows points that are counted already, and gains since the last turn', () => {
    const status = { scores: [12, 7], over: false } as unknown as NonNullable<TableInfo['status']>;
    const scoringAnimation = { pendingPoints: (seat: number) => (seat === 0 ? 5 : 0) };
    show([ANN, BEN], { status }, { gains: [0, 3], scoringAnimation });
    expect([...document.querySelectorAll('.count')].map((each) => each.textContent.trim())).toEqual(['7', '7']);
    expect(screen.getAllByText(t('ui-seat-points-gained-short', { points: 3 }))).toHaveLength(1);
  });
});

describe('NoteDialog', () => {
  it('loads the note before it can be changed, saves it and closes', async () => {
    const saved = vi.spyOn(tablesApi, 'saveNote').mockResolvedValue(undefined as never);
    let finish = (_: string): void => undefined;
    vi.spyOn(tablesApi, 'loadNote').mockReturnValue(new Promise((resolve) => (finish = resolve)) as never);
    const onclose = vi.fn();
    render(NoteDialog, { table: 't', invitation: 'key', onclose });
    const field = screen.getByLabelText<HTMLTextAreaElement>(t('ui-table-note.help'));
    expect(field.disabled).toBe(true);
    finish('He begins in the corner.');
    await vi.waitFor(() => expect(field.value).toBe('He begins in the corner.'));
    await fireEvent.input(field, { target: { value: 'Not any more.' } });
    await fireEvent.submit(field.form!);
    expect(saved).toHaveBeenCalledWith('t', 'Not any more.', 'key');
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });

  it('stays open with what is wrong', async () => {
    vi.spyOn(tablesApi, 'loadNote').mockResolvedValue('' as never);
    vi.spyOn(tablesApi, 'saveNote').mockRejectedValue(new Error('Too long.'));
    const onclose = vi.fn();
    render(NoteDialog, { table: 't', onclose });
    const field = screen.getByLabelText<HTMLTextAreaElement>(t('ui-table-note.help'));
    await vi.waitFor(() => expect(field.disabled).toBe(false));
    await fireEvent.submit(field.form!);
    expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe('UndoDialog', () => {
  const record = (number: number, seat: number, move: string) => ({ entry: { number, kind: 'move', time: 0, seat, move }, events: [] });

  function open(moves: number, more: Partial<TableInfo>, refused: string | null = null) {
    const log = Array.from({ length: moves }, (_, i) => record(i + 1, i % 2, `move ${i}`));
    const session = { log, requestUndo: vi.fn().mockResolvedValue(refused), showMessage: vi.fn() };
    const onclose = vi.fn();
    const game = { phrasing: { sentence: (move: string, name: string) => `${name}: ${move}` } } as unknown as GameUi;
    const info = tableInfo({ phase: 'playing', you: [0], seats: [ANN, BEN], ...more });
    render(UndoDialog, { session: session as unknown as TableSession, info, game, onclose });
    return { session, onclose };
  }
  const choices = () => screen.getAllByRole('radio').map((each) => each.closest('label')!.textContent.trim());

  it('lists the last moves first, says how many are undone, and asks the others', async () => {
    const { session, onclose } = open(3, {}, 'Ben has left.');
    expect(choices()).toEqual(['Ann: move 2', 'Ben: move 1', 'Ann: move 0']);
    expect(button(t('ui-undo.ask')).disabled).toBe(true);
    await fireEvent.click(screen.getAllByRole('radio')[1]!);
    expect(screen.getByRole('status').textContent).toBe(t('ui-undo.before', { move: 'Ben: move 1', moves: 2 }));
    await fireEvent.click(button(t('ui-undo.ask')));
    expect(session.requestUndo).toHaveBeenCalledWith(1);
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(session.showMessage).toHaveBeenCalledWith('Ben has left.');
  });

  it('asks nobody where only bots play', () => {
    open(1, { seats: [ANN, { kind: 'bot', name: 'Tib', level: 'easy' } as SeatInfo] });
    expect(screen.getByText(t('ui-undo.alone'))).toBeTruthy();
    expect(button(t('ui-undo.go'))).toBeTruthy();
  });

  it('warns that rated games give nothing back that was revealed, and says if there is nothing to undo', () => {
    open(0, { rated: true });
    expect(screen.getByText(t('ui-undo.rated'))).toBeTruthy();
    expect(screen.getByText(t('ui-undo.nothing'))).toBeTruthy();
  });

  it('lists forty moves at most', () => {
    open(50, {});
    expect(choices()).toHaveLength(40);
    expect(choices().at(-1)).toBe('Ann: move 10');
  });
});

describe('ResultPanel', () => {
  const RESULT = { winners: [0], ranks: [1, 2], scores: [30, 20], forfeited: [] } as unknown as NonNullable<TableInfo['result']>;

  function show(more: Partial<TableInfo>, session: object = {}, game: GameUi | null = null) {
    const fake = { id: 't', log: [], latest: null, live: null, source: { isLocal: false }, showMessage: vi.fn(), ...session };
    const info = tableInfo({ phase: 'over', you: [0], seats: [ANN, BEN], result: RESULT, ...more });
    render(ResultPanel, { session: fake as unknown as TableSession, info, game });
    return fake;
  }

  it('lists the players by rank', () => {
    show({ result: { ...RESULT, winners: [1], ranks: [2, 1], scores: [20, 30] } });
    expect(screen.getAllByRole('listitem').map((each) => each.textContent.replace(/\s+/g, ' ').trim())).toEqual(['1 Ben 30', '2 Ann 20']);
  });

  it('names the source of the largest lead, unless the winners are tied or somebody gave up', () => {
    addMessages('chess-score-pawns = Pawns\n    .source = pawns\nchess-score-queens = Queens\n    .source = queens\n');
    const parts = (pawns: number, queens: number) => ({
      parts: [
        { id: 'pawns', points: pawns },
        { id: 'queens', points: queens },
        { id: 'unnamed', points: 90 },
      ],
    });
    const sheets = [parts(10, 20), parts(9, 11)];
    const lead = (): string | undefined => document.querySelectorAll('p.muted')[1]?.textContent;
    show({ game: 'chess' }, { live: { sheets } }, {} as GameUi);
    expect(lead()).toBe(t('ui-result-biggest-lead', { source: 'queens', scores: formatList(['20', '11'], 'ui-list-to') }));
    for (const result of [{ ranks: [1, 1] }, { forfeited: [1] }]) {
      cleanup();
      show({ game: 'chess', result: { ...RESULT, ...result } }, { live: { sheets } }, {} as GameUi);
      expect(lead()).toBeUndefined();
    }
  });

  it('celebrates only a game that ended while the page was open', () => {
    show({});
    expect(document.querySelector('.pennants')).toBeNull();
    cleanup();
    show({}, { latest: {} });
    expect(document.querySelectorAll('.pennants i')).toHaveLength(12);
  });

  it('starts a rematch, or says why not; spectators get none', async () => {
    const again = vi.spyOn(tablesApi, 'runCommand').mockResolvedValueOnce({ id: 'next' } as TableInfo);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    const session = show({});
    await fireEvent.click(button(t('ui-result-rematch')));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/next'));
    again.mockRejectedValueOnce(new Error('Too many rematches.'));
    await fireEvent.click(button(t('ui-result-rematch')));
    await vi.waitFor(() => expect(session.showMessage).toHaveBeenCalledWith('Too many rematches.'));
    cleanup();
    show({ you: [] });
    expect(screen.queryByText(t('ui-result-rematch'))).toBeNull();
  });

  it('keeps the outcome of a local game for the home page', () => {
    show({ id: 'local' }, { id: 'local', source: { isLocal: true } });
    expect(stored.localResult('local').load()).toBe(screen.getByRole('heading').textContent);
  });

  it('shows what proves the randomness, and says if the file cannot be had', async () => {
    const exportFile = vi.fn().mockRejectedValue(new Error('The server is busy.'));
    const revealed = { key: 'k3y', words: ['moat', null] } as unknown as NonNullable<TableInfo['revealed']>;
    const session = show({ revealed }, { source: { isLocal: false, exportFile } });
    expect(screen.getByText('k3y')).toBeTruthy();
    expect(screen.getByText('c0ffee')).toBeTruthy();
    expect(screen.getByText(t('ui-randomness-check.words', { words: ['moat'] }))).toBeTruthy();
    await fireEvent.click(document.querySelector('a[href="#file"]')!);
    await vi.waitFor(() => expect(session.showMessage).toHaveBeenCalledWith('The server is busy.'));
  });
});

describe('Sidebar', () => {
  function show(more: Partial<TableInfo> = {}) {
    const session = {
      id: 't',
      log: [],
      latest: null,
      scoringAnimation: null,
      history: { error: '', unreadChat: 2, markChatRead: vi.fn() },
      review: { entryNumber: null, handleKey: vi.fn(), progress: { at: 0, of: 0 } },
      highlight: { places: [] },
      source: { isLocal: false },
    };
    const ontoggle = vi.fn();
    const info = tableInfo({ phase: 'playing', seats: [ANN, BEN], ...more });
    render(Sidebar, { session: session as unknown as TableSession, info, game: null, open: true, ontoggle });
    return { session, ontoggle };
  }
  const tabs = () => within(screen.getByRole('group', { name: t('ui-sidebar-tabs') })).getAllByRole('button');
  const pressed = () => tabs().map((each) => each.getAttribute('aria-pressed'));

  it('offers points only where there are some, and marks the chat as read when a tab is chosen', async () => {
    const { session } = show();
    expect(tabs().map((each) => each.textContent)).toEqual([t('ui-log'), t('ui-chat', { unheard: 2 })]);
    expect(pressed()).toEqual(['true', 'false']);
    await fireEvent.click(tabs()[0]!);
    expect(session.history.markChatRead).toHaveBeenCalled();
  });

  it('has a tab for the result after the end', () => {
    show({ phase: 'over' });
    expect(tabs().map((each) => each.textContent)).toContain(t('ui-result'));
  });

  it('closes by its button and by Escape, and passes keys to the review', async () => {
    const { session, ontoggle } = show();
    await fireEvent.click(button(t('ui-button-close')));
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(ontoggle.mock.calls).toEqual([[false], [false]]);
    expect(session.review.handleKey).toHaveBeenCalledTimes(2);
  });
});

describe('Invite', () => {
  const copyButton = () => screen.getByRole('button');

  it('copies the link, and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: { writeText } }));
    render(Invite, { info: tableInfo({ listed: false }), invitation: 'key' });
    await fireEvent.click(copyButton());
    await screen.findByText(t('ui-invite-copy-link.done'));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/table/t?invitation=key`);
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(t('ui-invite-qr-code'));
  });

  it('selects the link for copying by hand where the browser cannot', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: undefined }));
    render(Invite, { info: tableInfo({ phase: 'playing' }), invitation: undefined });
    await fireEvent.click(copyButton());
    expect(await screen.findByText(t('ui-invite-copy-link.by-hand'))).toBeTruthy();
    expect(document.activeElement!.id).toBe('link');
    expect(screen.getByLabelText(t('ui-invite.watch'))).toBeTruthy();
  });
});

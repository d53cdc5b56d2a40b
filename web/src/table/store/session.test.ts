import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../../design/motion.svelte';
import type { LogEntry, Schemas, TableInfo } from '../../net/types';
import { FakeSocket } from '../../testing/fakeSocket';
import { STEP_MS } from './animationQueue';
import { TableSession } from './session.svelte';

const view = (number: number): TableInfo => ({ id: 't', number, phase: 'playing', you: [0], seats: [] }) as unknown as TableInfo;
const moved = (number: number, seat: number): LogEntry => ({ number, kind: 'move', time: 0, seat, move: `move ${number}` });

describe('TableSession', () => {
  let session: TableSession;
  let past: LogEntry[];
  const asked: string[] = [];

  const socket = (): FakeSocket => FakeSocket.instances.at(-1)!;
  const happen = (entry: LogEntry): void => socket().receive({ type: 'entry', table: 't', entry, events: [], view: view(entry.number) });

  beforeEach(async () => {
    vi.useFakeTimers();
    past = [moved(1, 0)];
    asked.length = 0;
    FakeSocket.instances = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const body = path.includes('/log') ? { entries: past } : path.includes('/chat') ? { lines: [] } : { number: 1, ways: [] };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
    });
    motion.setOff(false);
    session = new TableSession('t', undefined);
    socket().accept();
    socket().receive({ type: 'table', table: 't', view: view(1) });
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the moves of others one at a time', () => {
    [2, 3, 4].forEach((number) => happen(moved(number, 1)));
    expect(session.shown?.number).toBe(2);
    vi.advanceTimersByTime(STEP_MS);
    expect(session.shown?.number).toBe(3);
    vi.advanceTimersByTime(STEP_MS);
    expect(session.shown?.number).toBe(4);
    expect(session.log.map((each) => each.entry.number)).toEqual([1, 2, 3, 4]);
  });

  it('applies changes, and reconnects for one that does not follow', () => {
    const tell = (number: number, after: number): void => {
      const change = { number, after, seats: [], moves: number } as unknown as Schemas['TableChange'];
      socket().receive({ type: 'entry', table: 't', entry: moved(number, 0), events: [], change });
    };
    tell(2, 1);
    expect(session.shown).toMatchObject({ id: 't', number: 2, moves: 2, you: [0] });
    tell(4, 3);
    expect(session.shown?.number).toBe(2);
    expect(socket().readyState).toBe(WebSocket.CLOSED);
  });

  it('shows the user’s own moves at once', () => {
    happen(moved(2, 0));
    happen(moved(3, 0));
    expect(session.shown?.number).toBe(3);
    expect(session.latest?.entry.number).toBe(3);
  });

  it('shows everything at once with motion off', () => {
    motion.setOff(true);
    [2, 3, 4].forEach((number) => happen(moved(number, 1)));
    expect(session.shown?.number).toBe(4);
  });

  it('shows other entries at once', () => {
    [2, 3].forEach((number) => happen(moved(number, 1)));
    happen({ number: 4, kind: 'resign', time: 0, seat: 1 });
    expect(session.log.map((each) => each.entry.number)).toEqual([1, 2, 3, 4]);
  });

  it('loads the entries missed while disconnected', async () => {
    past = [moved(1, 0), { ...moved(2, 1), events: [{ event: 'scored' }] }];
    socket().receive({ type: 'missed', table: 't', entries: [moved(2, 1)], view: view(2) });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.shown?.number).toBe(2);
    expect(session.log.at(-1)?.events).toEqual([{ event: 'scored' }]);
  });

  describe('while the history is loading', () => {
    let answers: { path: string; resolve: (body: unknown) => void; reject: (problem: Error) => void }[];
    const line = (text: string, time: number) => ({ name: 'Ben', text, time });
    const say = (text: string, time: number): void => socket().receive({ type: 'said', table: 't', room: 'table', ...line(text, time) });
    const answer = async (chat: unknown[]): Promise<void> => {
      answers.splice(0).forEach(({ path, resolve }) => resolve(path.includes('/log') ? { entries: past } : { lines: chat }));
      await vi.advanceTimersByTimeAsync(0);
    };
    const fail = async (): Promise<void> => {
      answers.splice(0).forEach(({ reject }) => reject(new TypeError('Failed to fetch')));
      await vi.advanceTimersByTimeAsync(0);
    };

    beforeEach(() => {
      answers = [];
      vi.stubGlobal('fetch', (path: string) =>
        new Promise((resolve, reject) => answers.push({ path, resolve, reject })).then((body) => ({
          ok: true,
          json: () => Promise.resolve(body),
        })),
      );
      socket().receive({ type: 'missed', table: 't', entries: [moved(2, 1)], view: view(2) });
    });

    it('keeps the chat messages received meanwhile, once each', async () => {
      say('in both', 2);
      say('too late for the list', 3);
      await answer([line('old', 1), line('in both', 2)]);
      expect(session.history.chat.map(({ text }) => text)).toEqual(['old', 'in both', 'too late for the list']);
    });

    it('lets the last of several requests count', async () => {
      const early = answers.splice(0);
      socket().receive({ type: 'missed', table: 't', entries: [moved(3, 1)], view: view(3) });
      await answer([line('new', 2)]);
      answers = early;
      await answer([]);
      expect(session.history.chat.map(({ text }) => text)).toEqual(['new']);
    });

    it('says that it failed, and loads it again on request', async () => {
      await fail();
      expect(session.history.error).not.toBe('');
      expect(session.notFound).toBe('');
      void session.loadHistory();
      expect(session.history.error).toBe('');
      await answer([line('old', 1)]);
      expect(session.history.chat).toHaveLength(1);
      expect(session.history.error).toBe('');
    });

    it('loads it again when the connection is back', async () => {
      await fail();
      socket().close();
      await vi.advanceTimersByTimeAsync(5000);
      socket().accept();
      socket().receive({ type: 'missed', table: 't', entries: [], view: view(2) });
      await answer([line('old', 1)]);
      expect(session.history.chat).toHaveLength(1);
    });
  });

  it('plays a sequence move by move, and stops at a refusal', async () => {
    const walked = session.playSequence(['move a', 'move b', 'move c']);
    const moves = (): unknown[] => socket().sent.filter((each) => each['type'] === 'move');
    expect(moves()).toHaveLength(1);
    happen(moved(2, 0));
    socket().receive({ type: 'done', ref: '1', table: 't', number: 2 });
    await vi.advanceTimersByTimeAsync(STEP_MS);
    expect(moves()).toHaveLength(2);
    expect(moves()[1]).toMatchObject({ move: 'move b', number: 2 });
    socket().receive({ type: 'refused', ref: '2', code: 'refused', reason: 'no' });
    await expect(walked).resolves.toBe('no');
    expect(moves()).toHaveLength(2);
  });

  it('answers the undo request that was shown', () => {
    socket().receive({ type: 'undo-asked', table: 't', seat: 1, kept: 1, number: 1 });
    const read = session.undoRequest!;
    socket().receive({ type: 'undo-asked', table: 't', seat: 1, kept: 0, number: 1 });
    void session.answerUndo(read, true);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'answer-undo', kept: 1, number: 1, yes: true });
  });

  it('ignores reachable paths of another position', async () => {
    happen(moved(2, 0));
    await expect(session.reachable()).resolves.toEqual([]);
    expect(asked.at(-1)).toBe('/api/tables/t/ways');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, Refusal, type Connection } from './live';
import { FakeSocket } from '../testing/fakeSocket';
import type { Outbound } from './types';

describe('the line to the server', () => {
  const heard: Outbound[] = [];
  const states: Connection[] = [];
  let live: Live;

  const socket = (): FakeSocket => FakeSocket.made.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    heard.length = 0;
    states.length = 0;
    live = new Live(
      (message) => heard.push(message),
      (state) => states.push(state),
      () => ({ type: 'watch', table: 't' }),
      'ws://test/ws',
    );
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello on every connection, and comes back by itself', () => {
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't' });
    socket().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't' });
    expect(states).toEqual(['connecting', 'connected', 'lost', 'connected']);
  });

  it('connects anew when asked to', () => {
    socket().accept();
    live.renew();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('matches answers with what was asked', async () => {
    socket().accept();
    const first = live.ask({ type: 'move', move: 'end' });
    const second = live.ask({ type: 'undo' });
    const [, move, undo] = socket().sent;
    socket().say({ type: 'refused', ref: String(undo!['ref']), code: 'refused', reason: 'no' });
    socket().say({ type: 'done', ref: String(move!['ref']), table: 't', number: 7 });
    await expect(first).resolves.toBe(7);
    await expect(second).rejects.toThrow('no');
    expect(heard).toEqual([]);
  });

  it('refuses what is unanswered when the connection breaks', async () => {
    socket().accept();
    const asked = live.ask({ type: 'undo' });
    socket().close();
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    await expect(live.ask({ type: 'undo' })).rejects.toThrow('no connection');
  });

  it('hands on everything else', () => {
    socket().accept();
    socket().say({ type: 'goodbye' });
    expect(heard).toEqual([{ type: 'goodbye' }]);
  });
});

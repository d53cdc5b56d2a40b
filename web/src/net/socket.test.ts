import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { type ConnectionState, ReconnectingSocket } from './socket';
import { FakeSocket } from '../testing/fakeSocket';
import type { Outbound } from './types';

describe('ReconnectingSocket', () => {
  const heard: Outbound[] = [];
  const states: ConnectionState[] = [];
  let live: ReconnectingSocket;

  const socket = (): FakeSocket => FakeSocket.instances.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.instances = [];
    heard.length = 0;
    states.length = 0;
    live = new ReconnectingSocket(
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

  it('sends the first message on every connection, and reconnects', () => {
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't' });
    socket().close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.instances).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't' });
    socket().receive({ type: 'pong' });
    expect(states).toEqual(['connecting', 'connected', 'lost', 'connected']);
  });

  it('reconnects on request', () => {
    socket().accept();
    live.reconnect();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.instances).toHaveLength(2);
  });

  it('matches replies with requests', async () => {
    socket().accept();
    const first = live.request({ type: 'move', table: 't', number: 6, move: 'end' });
    const second = live.request({ type: 'undo', table: 't' });
    const [, move, undo] = socket().sent;
    socket().receive({ type: 'refused', ref: String(undo!['ref']), code: 'refused', reason: 'no' });
    socket().receive({ type: 'done', ref: String(move!['ref']), table: 't', number: 7 });
    await expect(first).resolves.toBe(7);
    await expect(second).rejects.toThrow('no');
    expect(heard).toEqual([]);
  });

  it('rejects pending requests when the connection is lost', async () => {
    socket().accept();
    const asked = live.request({ type: 'undo', table: 't' });
    socket().close();
    await expect(asked).rejects.toBeInstanceOf(ApiError);
    await expect(live.request({ type: 'undo', table: 't' })).rejects.toThrow('no connection');
  });

  it('sends pings over an idle connection, and keeps it while they are answered', () => {
    socket().accept();
    const pings = (): number => socket().sent.filter((each) => each['type'] === 'ping').length;
    for (let i = 0, answered = 0; i < 60; i++) {
      vi.advanceTimersByTime(1000);
      for (; answered < pings(); answered++) {
        socket().receive({ type: 'pong' });
      }
    }
    expect(FakeSocket.instances).toHaveLength(1);
    expect(pings()).toBeGreaterThan(10);
    expect(states.at(-1)).toBe('connected');
  });

  it('replaces a frozen connection within ten seconds', () => {
    socket().accept();
    const frozen = socket();
    vi.advanceTimersByTime(9999);
    expect(states.at(-1)).toBe('lost');
    expect(FakeSocket.instances).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]).toEqual({ type: 'watch', table: 't' });
    socket().receive({ type: 'pong' });
    expect(states.at(-1)).toBe('connected');
    frozen.onmessage?.({ data: '{"type":"goodbye"}' });
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('reports no connection that opens and stays silent', () => {
    socket().accept();
    for (let i = 0; i < 30; i++) {
      vi.advanceTimersByTime(1000);
      if (socket().readyState === WebSocket.CONNECTING) {
        socket().accept();
      }
    }
    expect(FakeSocket.instances.length).toBeGreaterThan(2);
    expect(states).toEqual(['connecting', 'connected', ...states.slice(2).map(() => 'lost')]);
    socket().receive({ type: 'pong' });
    expect(states.at(-1)).toBe('connected');
  });

  it('survives throttled timers of a hidden page', () => {
    socket().accept();
    vi.advanceTimersByTime(3000);
    socket().receive({ type: 'pong' });
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.instances).toHaveLength(1);
  });

  it('drops a connection that never opens', () => {
    vi.advanceTimersByTime(9999);
    expect(FakeSocket.instances.length).toBeGreaterThan(1);
  });

  it('repeats an unanswered move, and nothing else', async () => {
    socket().accept();
    const move = live.request({ type: 'move', table: 't', number: 4, move: 'end' });
    const said = live.request({ type: 'chat', table: 't', text: 'hello' });
    const refused = expect(said).rejects.toThrow('was lost');
    vi.advanceTimersByTime(9999);
    socket().accept();
    expect(socket().sent.slice(1)).toEqual([{ type: 'move', table: 't', number: 4, move: 'end', ref: '1' }]);
    socket().receive({ type: 'done', ref: '1', table: 't', number: 5 });
    await expect(move).resolves.toBe(5);
    await refused;
  });

  it('keeps a move that is made while disconnected', async () => {
    socket().accept();
    socket().close();
    const move = live.request({ type: 'move', table: 't', number: 4, move: 'end' });
    vi.advanceTimersByTime(400);
    socket().accept();
    socket().receive({ type: 'refused', ref: '1', code: 'stale', reason: 'somebody was quicker' });
    await expect(move).rejects.toThrow('quicker');
  });

  it('passes other messages on', () => {
    socket().accept();
    socket().receive({ type: 'goodbye' });
    expect(heard).toEqual([{ type: 'goodbye' }]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../testing/fakeSocket';
import { subscribeLobby } from './lobbyUpdates';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads a list once for many changes, and again for later ones', () => {
  const looked: string[] = [];
  const leave = subscribeLobby((which) => looked.push(which));
  const socket = FakeSocket.instances[0]!;
  socket.accept();
  expect(socket.sent).toEqual([{ type: 'gate' }]);
  for (let i = 0; i < 20; i++) {
    socket.receive({ type: 'lists', which: 'open' });
    socket.receive({ type: 'lists', which: 'mine' });
  }
  vi.advanceTimersByTime(500);
  expect(looked).toEqual(['mine']);
  vi.advanceTimersByTime(3000);
  expect(looked).toEqual(['mine', 'open']);
  socket.receive({ type: 'lists', which: 'mine' });
  vi.advanceTimersByTime(500);
  expect(looked).toEqual(['mine', 'open', 'mine']);
  leave();
});

import { describe, expect, it, vi } from 'vitest';
import source from './service-worker.js?raw';

type Handler = (event: object) => void;

/** Runs the service worker in a fake browser with these pages open. */
function startServiceWorker(pages: { url: string; visibilityState: string; focus: () => void }[]) {
  const handlers: Record<string, Handler> = {};
  const opened: string[] = [];
  const notifications: { title: string; data: string; actions: object[] }[] = [];
  const worker = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: {
      showNotification: (title: string, { data, actions }: { data: string; actions: object[] }) =>
        Promise.resolve(notifications.push({ title, data, actions })),
    },
    location: { origin: 'http://house.test' },
  };
  new Function('self', 'caches', 'fetch', source)(worker, {}, () => Promise.reject(new Error('away')));
  async function dispatch(name: string, event: object) {
    let done: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }
  return { dispatch, opened, notifications };
}

const page = (path: string, visibilityState = 'visible') => ({ url: `http://house.test${path}`, visibilityState, focus: vi.fn() });
const click = (data: string) => ({ notification: { data, close: vi.fn() } });

describe('a push notification', () => {
  const pushed = { data: { json: () => ({ title: 'Your turn', text: 'Torres with Ben', path: '/table/t' }) } };

  it('is shown with its address, unless that page is visible', async () => {
    const away = startServiceWorker([page('/'), page('/table/t', 'hidden')]);
    await away.dispatch('push', pushed);
    expect(away.notifications).toEqual([{ title: 'Your turn', data: '/table/t', actions: [] }]);
    const there = startServiceWorker([page('/table/t')]);
    await there.dispatch('push', pushed);
    expect(there.notifications).toEqual([]);
  });

  it('opens its table when it is clicked, and closes', async () => {
    const elsewhere = page('/');
    const { dispatch, opened } = startServiceWorker([elsewhere]);
    const event = click('/table/t');
    await dispatch('notificationclick', event);
    expect(opened).toEqual(['/table/t']);
    expect(elsewhere.focus).not.toHaveBeenCalled();
    expect(event.notification.close).toHaveBeenCalled();
  });

  it('opens the address of its unsubscribe action', async () => {
    const { dispatch, notifications, opened } = startServiceWorker([page('/notices')]);
    const stop = { path: '/notices?stop=one', words: 'Turn off notifications' };
    await dispatch('push', { data: { json: () => ({ ...pushed.data.json(), stop }) } });
    expect(notifications[0]?.actions).toEqual([{ action: '/notices?stop=one', title: 'Turn off notifications' }]);
    await dispatch('notificationclick', { ...click('/table/t'), action: '/notices?stop=one' });
    expect(opened).toEqual(['/notices?stop=one']);
  });

  it('focuses an open page of the table instead of opening another', async () => {
    const table = page('/table/t', 'hidden');
    const { dispatch, opened } = startServiceWorker([page('/'), table]);
    await dispatch('notificationclick', click('/table/t'));
    expect(opened).toEqual([]);
    expect(table.focus).toHaveBeenCalled();
  });
});

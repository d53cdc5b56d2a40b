import { describe, expect, it, vi } from 'vitest';
import source from './service-worker.js?raw';

type Handler = (event: object) => void;

/** Runs the service worker in a fake browser with these pages open. */
function keeper(pages: { url: string; visibilityState: string; focus: () => void }[]) {
  const handlers: Record<string, Handler> = {};
  const opened: string[] = [];
  const notices: { title: string; data: string; actions: object[] }[] = [];
  const worker = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: { showNotification: (title: string, { data, actions }: { data: string; actions: object[] }) => Promise.resolve(notices.push({ title, data, actions })) },
    location: { origin: 'http://house.test' },
  };
  new Function('self', 'caches', 'fetch', source)(worker, {}, () => Promise.reject(new Error('away')));
  async function happens(name: string, event: object) {
    let done: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }
  return { happens, opened, notices };
}

const page = (path: string, visibilityState = 'visible') => ({ url: `http://house.test${path}`, visibilityState, focus: vi.fn() });
const click = (data: string) => ({ notification: { data, close: vi.fn() } });

describe('a notice', () => {
  const pushed = { data: { json: () => ({ title: 'Your turn', text: 'Torres with Ben', path: '/table/t' }) } };

  it('is shown, with where it leads, unless that is seen already', async () => {
    const away = keeper([page('/'), page('/table/t', 'hidden')]);
    await away.happens('push', pushed);
    expect(away.notices).toEqual([{ title: 'Your turn', data: '/table/t', actions: [] }]);
    const there = keeper([page('/table/t')]);
    await there.happens('push', pushed);
    expect(there.notices).toEqual([]);
  });

  it('opens its table when it is clicked, and goes', async () => {
    const elsewhere = page('/');
    const { happens, opened } = keeper([elsewhere]);
    const event = click('/table/t');
    await happens('notificationclick', event);
    expect(opened).toEqual(['/table/t']);
    expect(elsewhere.focus).not.toHaveBeenCalled();
    expect(event.notification.close).toHaveBeenCalled();
  });

  it('leads to where it is stopped', async () => {
    const { happens, notices, opened } = keeper([page('/notices')]);
    const stop = { path: '/notices?stop=one', words: 'No more of these' };
    await happens('push', { data: { json: () => ({ ...pushed.data.json(), stop }) } });
    expect(notices[0]?.actions).toEqual([{ action: '/notices?stop=one', title: 'No more of these' }]);
    await happens('notificationclick', { ...click('/table/t'), action: '/notices?stop=one' });
    expect(opened).toEqual(['/notices?stop=one']);
  });

  it('brings a page of the table to the front instead of opening another', async () => {
    const table = page('/table/t', 'hidden');
    const { happens, opened } = keeper([page('/'), table]);
    await happens('notificationclick', click('/table/t'));
    expect(opened).toEqual([]);
    expect(table.focus).toHaveBeenCalled();
  });
});

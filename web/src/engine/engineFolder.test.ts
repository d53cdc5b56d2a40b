import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isEngineReady, whenEngineReady } from './engineFolder';

const answers = (...folders: (string | null)[]) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ folder: folders.length > 1 ? folders.shift() : folders[0] })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('the engine', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('is waited for while the server builds it', async () => {
    const fetch = answers(null, null, '/engine/abc');
    const folder = whenEngineReady();
    await vi.runAllTimersAsync();
    expect(await folder).toBe('/engine/abc');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is ready once it has a folder', async () => {
    answers(null);
    expect(await isEngineReady()).toBe(false);
    answers('/engine/abc');
    expect(await isEngineReady()).toBe(true);
  });

  it('is not ready if the server has none or is away', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"unknown"}', { status: 404 })));
    expect(await isEngineReady()).toBe(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    expect(await isEngineReady()).toBe(false);
  });

  it('fails to load if the server has none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await expect(whenEngineReady()).rejects.toThrow('away');
  });
});

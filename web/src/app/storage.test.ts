import { afterEach, describe, expect, it, vi } from 'vitest';
import { stored as torres } from '../games/torres/storage';
import { BOOLEAN, json, isArrayOf, isString, type StoredItem, stored, storedItem } from './storage';

type Item = StoredItem<unknown> | ((...ids: string[]) => StoredItem<unknown>);

/** Every stored item of the site and the games; those of a table or variant for one named x. */
const ITEMS = Object.entries(import.meta.glob<Record<string, Item>>('../**/storage.ts', { eager: true, import: 'stored' })).flatMap(
  ([file, items]) =>
    Object.entries(items).map(([name, item]) => [`${file} ${name}`, typeof item === 'function' ? item('x', 'x') : item] as const),
);

/** Texts that no version has saved, and values of other kinds. */
const DAMAGE = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '[1, null]',
  '{"x": null}',
  '{"x": [["y"]]}',
  '{"given": 1}',
  '-1',
  '4',
  'NaN',
  '"',
  'no such choice',
  '\u0000',
];

const storage = (text: string | null) => ({ getItem: () => text, setItem: vi.fn(), clear: () => undefined });

afterEach(() => vi.unstubAllGlobals());

describe('stored items', () => {
  it('are those of the site and of three games', () => {
    expect(new Set(ITEMS.map(([name]) => name.split(' ')[0])).size).toBe(4);
    expect(ITEMS.length).toBeGreaterThan(20);
  });

  it.each(ITEMS)('%s survives damage', (_, item) => {
    vi.stubGlobal('localStorage', storage(null));
    const fallback = item.load();
    for (const text of DAMAGE) {
      vi.stubGlobal('localStorage', storage(text));
      const value = item.load();
      expect(typeof value).toBe(fallback === null ? 'object' : typeof fallback);
      expect(Array.isArray(value)).toBe(Array.isArray(fallback));
    }
  });

  it.each(ITEMS)('%s loads what it saved', (_, item) => {
    vi.stubGlobal('localStorage', storage(null));
    const value = item.load();
    const kept = storage(null);
    vi.stubGlobal('localStorage', kept);
    item.save(value);
    vi.stubGlobal('localStorage', storage(kept.setItem.mock.calls[0]?.[1] as string));
    expect(item.load()).toEqual(value);
  });

  it('keep the names and formats that browsers have', () => {
    localStorage.setItem('merlon.learnt', '["torres/guide"]');
    localStorage.setItem('merlon.torres.quarter', '3');
    localStorage.setItem('merlon.on-server', 'true');
    localStorage.setItem('merlon.rungs', '{"torres":{"level":2,"row":-1}}');
    expect(stored.progress.load()).toEqual(['torres/guide']);
    expect(torres.quarter.load()).toBe(3);
    expect(stored.isPlayedOnServer.load()).toBe(true);
    expect(stored.adaptiveLevels.load()).toEqual({ torres: { level: 2, row: -1 } });
    stored.theme.save('dark');
    expect(localStorage.getItem('merlon.theme')).toBe('dark');
    localStorage.clear();
  });

  it('have their fallback where storage is refused', () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
    const item = storedItem('any', BOOLEAN, true);
    item.save(false);
    expect(item.load()).toBe(true);
    expect(storedItem('list', json(isArrayOf(isString)), ['a']).load()).toEqual(['a']);
  });
});

import { expect, it } from 'vitest';
import page from '../index.html?raw';
import house from './App.svelte?raw';

/** The server answers 404 to addresses it does not know; index.html lists the first path segments that it does. */
it('lists every route in index.html', () => {
  const known = /name="pages" content="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
  const plain = [...house.matchAll(/'\/([\w-]+)(?:\/[\w-]+)?': \(\) => import/g)].map(([, first]) => first);
  const others = [...house.matchAll(/\/\^\\\/([\w-]+)\\\//g)].map(([, first]) => first);
  expect(plain.length).toBeGreaterThan(3);
  expect(others).toContain('table');
  expect([...plain, ...others].filter((first) => !known.includes(first ?? ''))).toEqual([]);
});

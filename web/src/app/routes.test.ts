import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import { firstSegments } from '../../pageList';
import { findRoute, ROUTES } from './routes';
import source from './routes.ts?raw';

/** The server answers 404 to addresses it does not know; the build writes the first path segments into index.html. */
it('lists the first segment of every route in index.html, and no others', () => {
  expect(page).toContain('name="pages" content="__PAGES__"');
  const listed = firstSegments(source);
  const segments = ROUTES.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => segment !== '');
  expect(listed.length).toBeGreaterThan(3);
  expect([...new Set(segments)].sort()).toEqual([...listed].sort());
});

it.each([
  ['/', '/', {}],
  ['/table/abc', '/table/:id', { id: 'abc' }],
  ['/learn/torres', '/learn/:game', { game: 'torres' }],
  ['/learn/torres/last-row', '/learn/:game/:lesson', { game: 'torres', lesson: 'last-row' }],
  ['/story/torres', '/story/:game', { game: 'torres' }],
  ['/story/blackstone/kings-quest', '/story/:game/:variant', { game: 'blackstone', variant: 'kings-quest' }],
  ['/player/J%C3%B6rg%20B.', '/player/:name', { name: 'Jörg B.' }],
  ['/lab/engine', '/lab/engine', {}],
])('finds the page of %s', (address, path, params) => {
  const found = findRoute(address);
  expect(found?.route.path).toBe(path);
  expect(found?.params).toEqual(params);
});

it.each(['/nowhere', '/table', '/table/a/b', '/table/a-b', '/player/%', '/learn/torres/row/more', '/lab', ''])(
  'finds no page for %s',
  (address) => {
    expect(findRoute(address)).toBeUndefined();
  },
);

it('keeps the pages that work without the server', () => {
  const offline = ROUTES.filter(({ needsServer }) => !needsServer).map(({ path }) => path);
  expect(offline).toEqual([
    '/',
    '/local/:id',
    '/learn/:game',
    '/learn/:game/:lesson',
    '/story/:game',
    '/story/:game/:variant',
    '/rules/:game',
    '/lab/engine',
  ]);
});

it('loads a component for every route', async () => {
  for (const { load } of ROUTES) {
    expect((await load()).default).toBeTypeOf('function');
  }
});

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { router } from './app/router.svelte';
import { ROUTES } from './app/routes';

const aboutRoute = ROUTES.find(({ path }) => path === '/about')!;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ name: null, games: [], bots: [] }) }));
});

afterEach(() => {
  cleanup();
  router.go('/');
});

it('shows that a page is loading, and then the page', async () => {
  const loaded = await aboutRoute.load();
  let finish = (): void => undefined;
  vi.spyOn(aboutRoute, 'load').mockReturnValue(new Promise((resolve) => (finish = () => resolve(loaded))));
  router.go('/about');
  render(App);
  expect((await screen.findByText('Loading…')).getAttribute('role')).toBe('status');
  finish();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('says so when a page cannot be loaded, and offers to try again', async () => {
  vi.spyOn(aboutRoute, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  router.go('/about');
  render(App);
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says so when there is no such page', async () => {
  router.go('/nowhere');
  render(App);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page not found');
});

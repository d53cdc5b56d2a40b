import { beforeEach, expect, it } from 'vitest';
import { setPageTitle } from './pageTitle';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/crest.svg" />';
});

it('shows page and app, and whether it is the user’s turn, in title and icon', () => {
  setPageTitle('Torres', true);
  expect(document.title).toMatch(/^Your turn · Torres · Merlon$/);
  expect(icon()).toBe('/crest-turn.svg');
  setPageTitle('Friends');
  expect(document.title).toBe('Friends · Merlon');
  expect(icon()).toBe('/crest.svg');
  setPageTitle('');
  expect(document.title).toBe('Merlon');
});

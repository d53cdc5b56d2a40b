import { beforeEach, expect, it } from 'vitest';
import { entitle } from './title';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/crest.svg" />';
});

it('tells page and house, and by the icon too whether it is one’s turn', () => {
  entitle('Torres', true);
  expect(document.title).toMatch(/^Your turn · Torres · Merlon$/);
  expect(icon()).toBe('/crest-turn.svg');
  entitle('Friends');
  expect(document.title).toBe('Friends · Merlon');
  expect(icon()).toBe('/crest.svg');
  entitle('');
  expect(document.title).toBe('Merlon');
});

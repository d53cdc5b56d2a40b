import { expect, test } from 'vitest';
import { printed, replace } from './printed';

test('a table of an owner takes the place of ours', async () => {
  expect(printed('onceupon', 'residents.tsv', 'ours')).toBe('ours');
  replace('onceupon', { 'residents.tsv': 'group\tpoints\n1\t7\n' });
  expect(printed('onceupon', 'residents.tsv', 'ours')).toBe('group\tpoints\n1\t7\n');
  expect(printed('blackstone', 'residents.tsv', 'ours')).toBe('ours');
  const { FOLK_POINTS } = await import('./onceupon/data');
  expect(FOLK_POINTS).toEqual([7]);
});

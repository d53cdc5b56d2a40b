import { expect, test } from 'vitest';
import { printed, replace } from './printed';

test('a table of an owner takes the place of ours', async () => {
  const ours = '# as printed\ngroup\tpoints\n\n1\t3\n';
  expect(printed('onceupon', 'residents.tsv', ours)).toEqual([{ group: '1', points: '3' }]);
  replace('onceupon', { 'residents.tsv': 'group\tpoints\n1\t7\n' });
  expect(printed('onceupon', 'residents.tsv', ours)).toEqual([{ group: '1', points: '7' }]);
  expect(printed('blackstone', 'residents.tsv', ours)).toEqual([{ group: '1', points: '3' }]);
  const { FOLK_POINTS } = await import('./onceupon/data');
  expect(FOLK_POINTS).toEqual([7]);
});

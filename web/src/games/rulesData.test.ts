import { expect, test } from 'vitest';
import { replaceRulesData, rulesRows } from './rulesData';

test('an owner’s rules data replaces the built-in data', async () => {
  const ours = '# as printed\ngroup\tpoints\n\n1\t3\n';
  expect(rulesRows('onceupon', 'residents.tsv', ours)).toEqual([{ group: '1', points: '3' }]);
  replaceRulesData('onceupon', { 'residents.tsv': 'group\tpoints\n1\t7\n' });
  expect(rulesRows('onceupon', 'residents.tsv', ours)).toEqual([{ group: '1', points: '7' }]);
  expect(rulesRows('blackstone', 'residents.tsv', ours)).toEqual([{ group: '1', points: '3' }]);
  const { FOLK_POINTS } = await import('./onceupon/data');
  expect(FOLK_POINTS).toEqual([7]);
});

import { expect, test } from 'vitest';
import { DIFFERENCES, EDITIONS } from './editions';

test('the comparison tells what the books say from what is ours', () => {
  expect(EDITIONS).toEqual(['first', 'second', 'prototype']);
  expect(DIFFERENCES.every(({ says }) => says.length === 3)).toBe(true);
  expect(DIFFERENCES.find(({ what }) => what === 'a King task is worth')?.ours).toBe(true);
  expect(DIFFERENCES.find(({ what }) => what === 'castle tokens')?.ours).toBe(false);
});

import { expect, it } from 'vitest';
import { seatName, shapePath } from './seats';

it('gives each seat a shape and a name of its own', () => {
  expect(new Set([0, 1, 2, 3].map(shapePath)).size).toBe(4);
  expect(new Set([0, 1, 2, 3].map(seatName)).size).toBe(4);
});

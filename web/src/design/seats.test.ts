import { expect, it } from 'vitest';
import { seatColour, seatName, shapePath } from './seats';

it('gives each seat a shape, a colour and a name of its own', () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(shapePath)).size).toBe(6);
  expect(new Set(seats.map(seatColour)).size).toBe(6);
  expect(new Set(seats.map(seatName)).size).toBe(6);
});

import { describe, expect, it } from 'vitest';
import { formatDuration, seatName, shapePath } from './seats';

describe('seats', () => {
  it('differ in shape and in name', () => {
    expect(new Set([0, 1, 2, 3].map(shapePath)).size).toBe(4);
    expect(new Set([0, 1, 2, 3].map(seatName)).size).toBe(4);
  });

  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [61_000, '1:01'],
    [3_600_000, '1:00:00'],
    [90_000_000, '1 d 1 h'],
  ])('show %d ms as %s', (millis, text) => expect(formatDuration(millis)).toBe(text));
});

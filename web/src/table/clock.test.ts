import { expect, it } from 'vitest';
import { formatDuration } from './clock';

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [90_000_000, '1 d 1 h'],
])('formats %d ms as %s', (millis, text) => expect(formatDuration(millis)).toBe(text));

import type { Schemas } from '../../net/types';

/** The time controls to choose from, as the server expects them. */
export const TIME_CONTROLS: Readonly<Record<string, Schemas['PaceInfo']>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', base: 600, increment: 10 },
  calm: { kind: 'live', base: 1800, increment: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
};

/** Returns a seat as the server expects it, for the choice `you`, `open` or a bot's level. */
export function newSeat(seat: string, name = ''): Schemas['NewSeat'] {
  if (seat === 'you') {
    return name === '' ? { kind: 'you' } : { kind: 'you', name };
  }
  return seat === 'open' ? { kind: 'open' } : { kind: 'bot', name: seat };
}

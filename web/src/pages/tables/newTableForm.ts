import type { Schemas } from '../../net/types';

/** The paces to choose from, as the server wants them. */
export const TIME_CONTROLS: Readonly<Record<string, Schemas['NewPace']>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', base: 600, increment: 10 },
  calm: { kind: 'live', base: 1800, increment: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
};

/** A seat as the server wants it: you, perhaps by another name, open, or a bot by its level. */
export function newSeat(seat: string, name = ''): Schemas['NewSeat'] {
  if (seat === 'you') {
    return name === '' ? { kind: 'you' } : { kind: 'you', name };
  }
  return seat === 'open' ? { kind: 'open' } : { kind: 'bot', name: seat };
}

import { seatName } from '../design/seats';
import type { SeatInfo } from '../net/types';
import { hasMessage, t } from '../i18n';

/** The number of names per level, more than there are seats at a table. */
export const NAMES_PER_LEVEL = 5;

/** A simple hash of a text. */
export const hash = (text: string): number => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 65_521, 7);

/** Returns the name of a bot at a seat of a table: always the same, and unique at the table. */
export function botName(level: string, table: string, seat: number): string {
  const key = `ui-bot-name-${level}-${(hash(table) + seat) % NAMES_PER_LEVEL}`;
  return hasMessage(key) ? t(key) : level;
}

/** Returns the name of a level. */
export const levelName = (level: string): string => (hasMessage(`common-bot-${level}`) ? t(`common-bot-${level}`) : level);

/**
 * Returns seats with display names: the server names bots by their level, and one person's seats alike; the client gives bots
 * names and tells one person's seats apart by colour.
 */
export const withDisplayNames = <Seat extends Pick<SeatInfo, 'kind' | 'name' | 'level'>>(seats: readonly Seat[], table: string): Seat[] =>
  seats.map((seat, i) => {
    if (seat.kind === 'bot' && seat.level === undefined) {
      return { ...seat, level: seat.name ?? '', name: botName(seat.name ?? '', table, i) };
    }
    const alike = seat.kind === 'person' && seats.filter(({ kind, name }) => kind === 'person' && name === seat.name).length > 1;
    return alike ? { ...seat, name: t('ui-seat-name-with-colour', { name: seat.name ?? '', colour: seatName(i) }) } : seat;
  });

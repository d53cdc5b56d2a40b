import { seatName } from '../design/seats';
import type { SeatInfo } from '../net/types';
import { hasMessage, t } from '../i18n';

/** So many names each level has: more than there are seats at a table. */
export const NAMES_PER_LEVEL = 5;

/** Those whom people play against, the gentlest first; the others are for programs and for comparison. */
export const BOT_LEVELS = ['gentle', 'easy', 'medium', 'hard', 'master'] as const;

/** A number that follows from a text; which one does not matter. */
export const hash = (text: string): number => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 65_521, 7);

/** What a bot of a level is called at a seat of a table: always the same, and no two at a table alike. */
export function botName(level: string, table: string, seat: number): string {
  const key = `house-called-${level}-${(hash(table) + seat) % NAMES_PER_LEVEL}`;
  return hasMessage(key) ? t(key) : level;
}

/** What a level is called. */
export const levelName = (level: string): string => (hasMessage(`house-bot-${level}`) ? t(`house-bot-${level}`) : level);

/**
 * Seats as people see them: the server calls bots by their level, and a table by their names; those of one person without
 * names of their own are told apart by their colours.
 */
export const withDisplayNames = <Seat extends Pick<SeatInfo, 'kind' | 'name' | 'level'>>(seats: readonly Seat[], table: string): Seat[] =>
  seats.map((seat, i) => {
    if (seat.kind === 'bot' && seat.level === undefined) {
      return { ...seat, level: seat.name ?? '', name: botName(seat.name ?? '', table, i) };
    }
    const alike = seat.kind === 'person' && seats.filter(({ kind, name }) => kind === 'person' && name === seat.name).length > 1;
    return alike ? { ...seat, name: t('house-seat-alike', { name: seat.name ?? '', colour: seatName(i) }) } : seat;
  });

import type { LogEntry, TableInfo } from '../../net/types';
import { t } from '../../i18n';
import { botName, withDisplayNames } from '../../bots/names';
import type { LogRecord } from './history.svelte';

type Occupant = NonNullable<LogEntry['occupant']>;

/**
 * Returns a function for the name of a seat's occupant when an entry was made: a bot that filled in for a player made its moves
 * itself, whoever has the seat now.
 */
export function seatNamesAt(log: readonly LogRecord[], info: TableInfo): (number: number, seat: number) => string {
  const table = info.imported?.table ?? info.id;
  const turns: { from: number; seats: string[] }[] = [];
  for (const { entry } of log) {
    const seats = turns.at(-1)?.seats;
    if (entry.kind === 'start' && entry.seats !== undefined) {
      turns.push({ from: entry.number, seats: displayNames(entry.seats, table) });
    } else if (entry.kind === 'seat' && entry.occupant !== undefined && entry.seat !== undefined && seats !== undefined) {
      turns.push({ from: entry.number, seats: seats.with(entry.seat, nameOf(entry.occupant, table, entry.seat)) });
    }
  }
  return (number, seat) => turns.findLast(({ from }) => from <= number)?.seats[seat] || (info.seats[seat]?.name ?? '');
}

const displayNames = (seats: readonly Occupant[], table: string): string[] =>
  withDisplayNames(
    seats.map(({ kind, name = '' }) => ({ kind: kind as 'open' | 'person' | 'bot', name })),
    table,
  ).map(({ name = '' }) => name);

const nameOf = (occupant: Occupant, table: string, seat: number): string =>
  occupant.kind === 'bot'
    ? botName(occupant.name ?? '', table, seat)
    : occupant.kind === 'open'
      ? t('ui-log-player-nobody')
      : (occupant.name ?? '');

import { app } from '../../app/app.svelte';
import type { ListedTable, Schemas } from '../../net/types';
import { levelName, withDisplayNames } from '../../bots/names';
import { formatTimeControl } from '../../table/timeControl';
import { t } from '../../i18n';

/** Returns the rows of a list with display names for the bots, which the server names by their level. */
export const toListedTables = ({ tables }: Pick<Schemas['TableList'], 'tables'>): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withDisplayNames(table.seats, table.id) }));

/** Returns the names at a listed table; with ratings or levels while there are open seats. */
export function seatSummary({ seats, ratings, phase, result }: ListedTable): string {
  return seats
    .map(({ kind, name = '', level, keptFor }, seat) => {
      if (kind === 'open') {
        return t('ui-table-list-open-seat');
      }
      if (result?.forfeited.includes(seat)) {
        return t('ui-table-list-player-dropped-out', { name: keptFor ?? name }); // the player, not the bot that played on
      }
      const rating = ratings?.[seat];
      const how = kind === 'bot' ? levelName(level ?? '') : rating === undefined || rating === null ? '' : String(rating);
      return phase === 'open' && how !== '' ? t('ui-table-list-player-with-rating', { name, how }) : name;
    })
    .join(', ');
}

/** Returns the terms of a listed table besides game and variant: time control, rating, and rules that differ from the default. */
export function termSummary({ game, variant, conditions }: ListedTable): string[] {
  if (conditions === undefined) {
    return [];
  }
  const { options, pace, rated, shuffled } = conditions;
  const unusual = (app.variant(game, variant)?.options ?? []).filter(({ id, default: usual }) => id in options && options[id] !== usual);
  return [
    formatTimeControl(pace),
    t(rated ? 'ui-table-list-rated' : 'ui-table-list-unrated'),
    ...(shuffled ? [t('ui-table-list-shuffled-seats')] : []),
    ...unusual.map(({ id, name, values, valueNames }) =>
      t('ui-table-list-option', { name, value: valueNames[values.indexOf(options[id] ?? '')] ?? String(options[id]) }),
    ),
  ];
}

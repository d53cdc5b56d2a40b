import { app } from '../../app/app.svelte';
import type { ListedTable, Schemas } from '../../net/types';
import { levelName, withDisplayNames } from '../../bots/names';
import { formatTimeControl } from '../../table/timeControl';
import { t } from '../../i18n';

/** The rows of a list as people see them: with names for the bots, which the server calls by their level. */
export const toListedTables = ({ tables }: Pick<Schemas['TableList'], 'tables'>): ListedTable[] =>
  tables.map((table) => ({ ...table, seats: withDisplayNames(table.seats, table.id) }));

/** Who sits at a listed table; while one may still sit down, with how strong they are. */
export function seatSummary({ seats, ratings, phase, result }: ListedTable): string {
  return seats
    .map(({ kind, name = '', level, keptFor }, seat) => {
      if (kind === 'open') {
        return t('house-listed-seat-open');
      }
      if (result?.forfeited.includes(seat)) {
        return t('house-listed-out', { name: keptFor ?? name }); // and not the bot that played on
      }
      const rating = ratings?.[seat];
      const how = kind === 'bot' ? levelName(level ?? '') : rating === undefined || rating === null ? '' : String(rating);
      return phase === 'open' && how !== '' ? t('house-listed-strong', { name, how }) : name;
    })
    .join(', ');
}

/** What whoever sits down at a listed table agrees to, besides game and variant: rules that are not the usual ones, and the rest. */
export function termSummary({ game, variant, conditions }: ListedTable): string[] {
  if (conditions === undefined) {
    return [];
  }
  const { options, pace, rated, shuffled } = conditions;
  const unusual = (app.variant(game, variant)?.options ?? []).filter(({ id, default: usual }) => id in options && options[id] !== usual);
  return [
    formatTimeControl(pace),
    t(rated ? 'house-listed-rated' : 'house-listed-for-fun'),
    ...(shuffled ? [t('house-listed-shuffled')] : []),
    ...unusual.map(({ id, name, values, valueNames }) =>
      t('house-listed-option', { name, value: valueNames[values.indexOf(options[id] ?? '')] ?? String(options[id]) }),
    ),
  ];
}

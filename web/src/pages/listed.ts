import { app } from '../house.svelte';
import type { ListedTable } from '../net/types';
import { levelName } from '../table/bots';
import { formatTimeControl } from '../table/pace';
import { t } from '../words';

/** Who sits at a listed table; while one may still sit down, with how strong they are. */
export function sitters({ seats, ratings, phase, result }: ListedTable): string {
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
export function conditions({ game, variant, conditions }: ListedTable): string[] {
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

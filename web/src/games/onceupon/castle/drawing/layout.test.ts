import { describe, expect, it } from 'vitest';
import flagTable from '$resources/onceupon/castle/flags.tsv?raw';
import { tableAt } from '../../../../testing/positions';
import { factsOf } from '../../model';
import { FOLK_PLACES, partPosition, PLACES } from './layout';

/** The most of each part that a castle can have, as the engine says; the room for flags grows with the walls. */
const limits = Object.fromEntries((factsOf(tableAt('onceupon', 'dice')).seats[0]?.limits ?? []).map(({ what, most }) => [what, most]));
const flagRoom = Math.max(
  ...flagTable
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => Number(row.split('\t')[1])),
);

describe('the sheet of a castle', () => {
  it('has a place for everything that the game lets one draw', () => {
    const most = { floor: limits['floors'], tower: limits['towers'], wall: limits['walls'], flag: flagRoom };
    expect(Object.fromEntries(PLACES)).toEqual(most);
    expect(FOLK_PLACES).toBe(limits['residents']);
  });

  it('keeps parts apart, and more flags than ours too', () => {
    for (const [kind, count] of PLACES) {
      const places = Array.from({ length: kind === 'flag' ? 2 * count : count }, (_, i) => partPosition(kind, i + 1));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, kind).toBe(places.length);
    }
  });
});

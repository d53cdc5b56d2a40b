import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '../../app/app.svelte';
import type { Catalogue, ListedTable } from '../../net/types';
import { seatSummary, termSummary } from './tableRow';

const OPEN = {
  id: 't',
  game: 'torres',
  variant: 'standard',
  phase: 'open',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Tib', level: 'greedy' },
    { kind: 'person', name: 'Ben' },
    { kind: 'open' },
  ],
  ratings: [1513, null, null, null],
  conditions: { options: {}, rated: true, shuffled: true, hints: false, pace: { kind: 'days', days: 3 } },
} as unknown as ListedTable;

describe('a table row', () => {
  beforeEach(() => {
    const levels = {
      id: 'levels',
      name: 'Storeys',
      summary: '',
      values: ['three', 'four'],
      valueNames: ['at most three', 'at most four'],
      default: 'three',
    };
    const variant = { id: 'standard', name: 'Standard', options: [levels] };
    app.catalogue = { games: [{ id: 'torres', name: 'Torres', variants: [variant] }], bots: [] } as unknown as Catalogue;
  });

  it('shows names with ratings while there are open seats', () => {
    expect(seatSummary(OPEN)).toMatch(/^Ann \(1513\), Tib \(\w+\), Ben, open seat$/);
    expect(seatSummary({ ...OPEN, phase: 'playing', ratings: undefined } as unknown as ListedTable)).toMatch(/^Ann, Tib, Ben, /);
  });

  it('names a player who dropped out, and not the bot that played on', () => {
    const over = {
      ...OPEN,
      phase: 'over',
      seats: [
        { kind: 'bot', name: 'Tib', level: 'greedy', keptFor: 'Ann' },
        { kind: 'person', name: 'Ben' },
      ],
      result: { ranks: [2, 1], winners: [1], scores: [0, 9], forfeited: [0], moves: 9 },
    } as unknown as ListedTable;
    expect(seatSummary(over)).toBe('Ann (left), Ben');
  });

  it('shows time control, rating, shuffling and changed rules', () => {
    expect(termSummary(OPEN)).toEqual(['Turn-based: 3 days per move', 'rated', 'seats shuffled']);
    const told = (levels: string) =>
      termSummary({ ...OPEN, conditions: { options: { levels }, rated: false, shuffled: false, hints: true, pace: { kind: 'none' } } });
    expect(told('four')).toEqual(['No time limit', 'unrated', 'Storeys: at most four']);
    expect(told('three')).toEqual(['No time limit', 'unrated']);
  });

  it('shows no terms if there are none', () => {
    expect(termSummary({ ...OPEN, conditions: undefined } as unknown as ListedTable)).toEqual([]);
  });
});

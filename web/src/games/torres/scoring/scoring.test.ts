import { describe, expect, it } from 'vitest';
import type { TorresEvent } from '../model';
import { seatScores, pointSources } from './scoring';

describe('a scoring', () => {
  const events: TorresEvent[] = [
    { event: 'blocks', seat: 1, kept: 0, returned: 2 },
    { event: 'castle', seat: 0, at: 'c3', area: 10, level: 2, points: 20 },
    { event: 'king', seat: 0, points: 5 },
    { event: 'scored', seat: 0, points: 25, from: 3, to: 28 },
    { event: 'castle', seat: 1, at: 'd8', area: 1, level: 1, points: 1 },
    { event: 'scored', seat: 1, points: 1, from: 27, to: 29 },
  ];

  it('is told seat by seat', () => {
    expect(seatScores(events).map((each) => [each.seat, each.lines.map((line) => line.what)])).toEqual([
      [0, ['Castle at c3', 'The king’s castle']],
      [1, ['Castle at d8', 'Past another marker']],
    ]);
  });

  it('adds up to the new total', () => {
    for (const each of seatScores(events)) {
      expect(each.from + each.lines.reduce((sum, line) => sum + line.points, 0)).toBe(each.to);
    }
  });

  it('is part of where all points came from', () => {
    const game: TorresEvent[] = [{ event: 'advance', seat: 0, from: 0, to: 3 }, ...events];
    expect(pointSources(game, 2)).toEqual([
      { castles: [20], king: 5, master: 0, markers: 3 },
      { castles: [1], king: 0, master: 0, markers: 1 },
    ]);
  });

  it('is nothing where nothing was scored', () => {
    expect(seatScores([{ event: 'draw', seat: 0 }])).toEqual([]);
  });
});

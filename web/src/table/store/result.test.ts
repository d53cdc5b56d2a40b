import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { endReason, hasPlayed, headline, rankSeats } from './result';
import type { LogRecord } from './history.svelte';

const over = (you: number[], more = {}): TableInfo =>
  ({
    seats: [{ name: 'Ann' }, { name: 'Ben' }],
    you,
    result: { ranks: [2, 1], winners: [1], scores: [119, 396], forfeited: [], moves: 60, ...more },
  }) as unknown as TableInfo;

const entry = (kind: string, seat: number): LogRecord =>
  ({ entry: { number: 9, kind, seat, time: 0 }, events: [] }) as unknown as LogRecord;

describe('the result of a game', () => {
  it('names the winner first, and the scores in the same order', () => {
    expect(rankSeats(over([0])).map(({ name }) => name)).toEqual(['Ben', 'Ann']);
    expect(headline(over([0]))).toBe('Ben won 396–119');
    expect(headline(over([1]))).toBe('You won 396–119');
  });

  it('names the winner among people at one screen', () => {
    expect(headline(over([0, 1]))).toBe('Ben won 396–119');
  });

  it('gives the reason for the end', () => {
    expect(endReason(over([0]), [])).toBe('The game ended after 60 moves.');
    expect(endReason(over([0], { forfeited: [0] }), [entry('resign', 0)])).toMatch(/Ann resigned/);
    expect(endReason(over([0], { forfeited: [0] }), [entry('timeout', 0)])).toMatch(/Ann ran out of time/);
  });

  it('names a player who resigned, though a bot has played on', () => {
    const info = over([], { forfeited: [0] });
    info.seats[0] = { kind: 'bot', name: 'Sir Rook', gaveUp: { name: 'Ann', you: true } };
    const names = (log: LogRecord[]) => rankSeats(info, log).map(({ name }) => name);
    expect(names([entry('resign', 0)])).toEqual(['Ben', 'Ann (resigned)']);
    expect(names([entry('resign', 1), entry('timeout', 0)])).toEqual(['Ben', 'Ann (out of time)']);
    expect(names([entry('claim', 0)])).toEqual(['Ben', 'Ann (left)']);
    expect(hasPlayed(info)).toBe(true);
    info.seats[0] = { kind: 'bot', name: 'Sir Rook', gaveUp: { name: 'Ann', you: false } };
    expect(hasPlayed(info)).toBe(false);
  });
});

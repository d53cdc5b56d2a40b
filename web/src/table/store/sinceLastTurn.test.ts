import { describe, expect, it } from 'vitest';
import type { LogEntry, TableInfo } from '../../net/types';
import { sinceLastTurn } from './sinceLastTurn';
import type { LogRecord } from './history.svelte';

const moved = (number: number, seat: number, move: string): LogRecord => ({
  entry: { number, kind: 'move', time: 0, seat, move },
  events: [],
});
const other = (number: number, kind: LogEntry['kind'], kept = 0): LogRecord => ({ entry: { number, kind, time: 0, kept }, events: [] });
const places = (move: string): string[] => move.split(' ').slice(1);
const table = (you: number[], legal?: string[]): TableInfo =>
  ({ phase: 'playing', you, status: { scores: [7, 5] }, ...(legal && { legal }) }) as unknown as TableInfo;

const LOG = [other(1, 'start'), moved(2, 0, 'block a1'), moved(3, 1, 'block b2'), moved(4, 1, 'move b2 b3')];

describe('sinceLastTurn', () => {
  it('returns all moves since the last action of the player to move', () => {
    const changes = sinceLastTurn(LOG, table([0], ['end']), places, [7, 2]);
    expect(changes?.since).toBe(2);
    expect(changes?.moves.map(({ entry }) => entry.number)).toEqual([3, 4]);
    expect([...(changes?.places ?? [])]).toEqual(['b2', 'b3']);
    expect(changes?.gains).toEqual([0, 3]);
  });

  it('returns null for others, for a player who has just acted and for spectators', () => {
    expect(sinceLastTurn(LOG, table([0]), places, [])).toBeNull();
    expect(sinceLastTurn(LOG, table([1], ['end']), places, [])).toBeNull();
    expect(sinceLastTurn(LOG, table([]), places, [])).toBeNull();
  });

  it('leaves out undone moves', () => {
    const log = [...LOG, other(5, 'undo', 2)];
    expect(sinceLastTurn(log, table([0], ['end']), places, [])?.moves.map(({ entry }) => entry.number)).toEqual([3]);
  });
});

import { describe, expect, it } from 'vitest';
import { activeMoves } from './moveHistory';
import undone from '../../testing/undone-moves.json';
import type { LogRecord } from './history.svelte';

const entry = (number: number, more: object): LogRecord => ({
  entry: { number, time: 0, ...more } as LogRecord['entry'],
  events: [],
});

describe('activeMoves', () => {
  it('leaves out undone moves', () => {
    const log = [
      entry(1, { kind: 'start' }),
      entry(2, { kind: 'move', seat: 0, move: 'a' }),
      entry(3, { kind: 'move', seat: 1, move: 'b' }),
      entry(4, { kind: 'move', seat: 1, move: 'c' }),
      entry(5, { kind: 'undo', kept: 1 }),
      entry(6, { kind: 'move', seat: 1, move: 'd' }),
    ];
    expect(activeMoves(log).map((each) => [each.index, each.number, each.move])).toEqual([
      [0, 2, 'a'],
      [1, 6, 'd'],
    ]);
  });

  it('are those that stand on the server', () => {
    const log = undone.log.map(({ number, ...more }) => entry(number, more));
    expect(activeMoves(log).map(({ number }) => number)).toEqual(undone.standing); // the Java test MovesTest reads the same log
  });

  it('is empty before the game', () => {
    expect(activeMoves([entry(1, { kind: 'seat' })])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { botName } from '../../bots/names';
import { seatNamesAt } from './seatNames';

const info = tableInfo({
  phase: 'playing',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
  ],
});
const log = (...entries: Partial<LogEntry>[]) =>
  entries.map((entry, i) => ({ entry: { number: i + 1, kind: 'move', time: 0, ...entry } as LogEntry, events: [] }));

describe('seatNamesAt', () => {
  it('names the bot that filled in, even when the player is back', () => {
    const name = seatNamesAt(
      log(
        {
          kind: 'start',
          seats: [
            { kind: 'person', name: 'Ann' },
            { kind: 'person', name: 'Ben' },
          ],
        },
        { seat: 0, move: 'end' },
        { kind: 'seat', seat: 0, occupant: { kind: 'bot', name: 'greedy' } },
        { seat: 0, move: 'end' },
        { kind: 'seat', seat: 0, occupant: { kind: 'person', name: 'Ann' } },
        { seat: 0, move: 'end' },
      ),
      info,
    );
    expect([2, 4, 6].map((number) => name(number, 0))).toEqual(['Ann', botName('greedy', 't', 0), 'Ann']);
    expect(name(4, 1)).toBe('Ben');
  });

  it('names the current occupant if the log names none', () => {
    expect(seatNamesAt(log({ seat: 1, move: 'end' }), info)(1, 1)).toBe('Ben');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { stored } from '../app/storage';
import type { TableInfo } from '../net/types';
import { ADAPTIVE, recordResult, resolveLevel } from './adaptiveLevel';

/** A finished game of one person at seat 0 against a bot. */
const finishedGame = (game: string, winner: number, level: string) =>
  ({
    game,
    variant: 'plain',
    you: [0],
    seats: [{ kind: 'person' }, { kind: 'bot', level }],
    result: { winners: [winner] },
  }) as unknown as TableInfo;

describe('an adaptive level', () => {
  beforeEach(() => {
    stored.botLevel.save(ADAPTIVE);
    stored.adaptiveLevels.save({});
  });

  it('rises after three wins in a row, and falls after three losses', () => {
    expect(resolveLevel('b', ADAPTIVE)).toBe('gentle');
    expect([0, 0, 1, 0, 0].map((winner) => recordResult(finishedGame('b', winner, 'gentle')))).toEqual([null, null, null, null, null]);
    expect(recordResult(finishedGame('b', 0, 'gentle'))).toBe('easy');
    expect(resolveLevel('b', ADAPTIVE)).toBe('easy');
    expect([1, 1, 1].map((winner) => recordResult(finishedGame('b', winner, 'easy')))).toEqual([null, null, 'gentle']);
    expect([1, 1, 1].map((winner) => recordResult(finishedGame('b', winner, 'gentle')))).toEqual([null, null, null]); // there is no lower level
  });

  it('is kept per game, and ignores games with other people', () => {
    for (let i = 0; i < 3; i++) {
      recordResult(finishedGame('b', 0, 'gentle'));
      recordResult({ ...finishedGame('c', 0, 'gentle'), seats: [{ kind: 'person' }, { kind: 'person' }] } as TableInfo);
    }
    expect(resolveLevel('b', ADAPTIVE)).toBe('easy');
    expect(resolveLevel('c', ADAPTIVE)).toBe('gentle');
  });
});

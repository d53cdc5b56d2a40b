import { describe, expect, it } from 'vitest';
import type { EngineView } from '../engine/engineGame';
import type { StoredGame } from './gameStorage';
import { localTableInfo } from './tableInfo';

const GAME: StoredGame = {
  id: 'game',
  game: 'torres',
  variant: 'standard',
  options: {},
  seed: 'seed',
  created: 1,
  updated: 1,
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'hard' },
  ],
  entries: [
    { number: 1, kind: 'start', time: 1 },
    { number: 2, kind: 'move', time: 2, seat: 0, move: 'block a1' },
  ],
  attachments: [],
};

/** An engine that has worked out what may be done, and how the game ends for seats that forfeit. */
const engine = (more: Partial<EngineView> = {}) => ({
  viewFor: async (): Promise<EngineView> => ({
    toMove: 0,
    status: { toMove: 0, over: false, scores: [3, 0], winners: [], ranks: [] },
    sheets: [],
    view: {},
    facts: {},
    legal: ['end'],
    mayUndo: true,
    ...more,
  }),
  result: async (forfeited: readonly number[]) => ({ ranks: [2, 1], winners: [1], scores: [3, 0], forfeited: [...forfeited] }),
});

describe('localTableInfo', () => {
  it('lets a move be undone as the engine says', async () => {
    expect(await localTableInfo(GAME, engine())).toMatchObject({ mayUndo: true, legal: ['end'], lasting: [] });
    expect(await localTableInfo(GAME, engine({ mayUndo: false }))).toMatchObject({ mayUndo: false });
  });

  it('lets nothing be done in a game that was uploaded', async () => {
    const info = await localTableInfo({ ...GAME, handed: 'table' }, engine());
    expect(info).toMatchObject({ phase: 'playing', mayUndo: false });
    expect(info.legal).toBeUndefined();
  });

  it('has the result that the engine gives for a resignation', async () => {
    const resigned = { ...GAME, entries: [...GAME.entries, { number: 3, kind: 'resign' as const, time: 3, seat: 0 }] };
    const info = await localTableInfo(resigned, engine());
    expect(info).toMatchObject({ phase: 'over', toMove: null, mayUndo: false });
    expect(info.result).toEqual({ ranks: [2, 1], winners: [1], scores: [3, 0], forfeited: [0], moves: 1 });
  });
});

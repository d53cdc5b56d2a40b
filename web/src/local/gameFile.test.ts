import { describe, expect, it, vi } from 'vitest';
import { exportGame } from './gameFile';
import type { StoredEntry, StoredGame } from './gameStorage';

/** A fake engine whose state is the list of moves. */
const { commandsSent, engine } = vi.hoisted(() => {
  const commandsSent: string[] = [];
  let moves: string[] = [];
  const reply = (line: string): unknown => {
    const [verb, rest] = [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)];
    if (verb === 'new') {
      moves = [];
    } else if (verb === 'play') {
      moves.push(rest);
    } else if (verb === 'undo') {
      moves.pop();
    } else if (verb === 'table') {
      return { toMove: 0, status: { over: false, scores: [0, 0], winners: [], ranks: [] }, sheets: [], view: {}, facts: {} };
    } else if (verb === 'result') {
      return { ranks: [2, 1], winners: [1], scores: [0, 0], ...(JSON.parse(rest) as object) };
    }
    return { events: [], key: 'key', commitment: 'promise', rulesVersion: 1, hash: moves.join(' ') };
  };
  const engine = {
    ask: async (line: string) => {
      commandsSent.push(line.split(' ', 1)[0] ?? '');
      return `ok ${JSON.stringify(reply(line))}`;
    },
  };
  return { commandsSent, engine };
});

vi.mock('../engine/engine', () => ({ acquireEngine: () => engine, releaseEngine: () => undefined }));

const storedGame = (...entries: Omit<StoredEntry, 'number' | 'time'>[]): StoredGame => ({
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
  entries: entries.map((entry, i) => ({ ...entry, number: i + 1, time: i })),
  attachments: [],
});

const move = (text: string) => ({ kind: 'move' as const, seat: 0, move: text });

describe('exportGame', () => {
  it('includes a hash after every entry', async () => {
    const back = { kind: 'undo' as const, seat: 0, kept: 1 };
    const game = storedGame({ kind: 'start' }, move('a'), move('b'), back, move('c'), { kind: 'resign', seat: 0 });
    const { entries, seats, phase, result } = await exportGame(game, 'Rosalind');
    expect(entries.map(({ hash }) => hash)).toEqual(['', 'a', 'a b', 'a', 'a c', 'a c']);
    expect(entries[0]).toEqual({ number: 1, kind: 'start', time: 0, seats, hash: '' });
    expect(entries[3]).toEqual({ number: 4, kind: 'undo', time: 3, seat: 0, kept: 1, hash: 'a' });
    expect(seats[0]).toEqual({ kind: 'person', name: 'Rosalind' });
    expect([phase, result?.forfeited]).toEqual(['over', [0]]);
  });

  it('plays every move once in a long game', async () => {
    commandsSent.length = 0;
    await exportGame(storedGame({ kind: 'start' }, ...Array.from({ length: 500 }, (_, i) => move(`m${i}`))));
    expect(commandsSent.filter((verb) => verb === 'play')).toHaveLength(500);
    expect(commandsSent.filter((verb) => verb === 'new')).toHaveLength(1);
  });
});

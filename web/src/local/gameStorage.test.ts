import { describe, expect, it } from 'vitest';
import { migrate, type StoredGame } from './gameStorage';

describe('migrate', () => {
  const { attachments, ...before }: StoredGame = {
    id: 'g',
    game: 'onceupon',
    variant: 'apprentice',
    options: {},
    seed: 'ab',
    created: 1,
    updated: 2,
    seats: [],
    entries: [],
    attachments: [{ seat: 0, part: 'sun', content: [{ colour: 3, points: [1, 2] }] }],
  };

  it('keeps a current record', () => {
    expect(migrate({ ...before, attachments })).toEqual({ ...before, attachments });
  });

  it('converts drawings of older versions to attachments', () => {
    const drawings = [
      { seat: 0, part: 'sun', strokes: [{ colour: 3, points: [1, 2] }] },
      { seat: 0, part: 'wall-1', strokes: [] },
    ];
    expect(migrate({ ...before, drawings })).toEqual({ ...before, attachments });
  });
});

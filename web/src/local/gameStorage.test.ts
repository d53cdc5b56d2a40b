import { describe, expect, it } from 'vitest';
import { migrate, type StoredGame } from './gameStorage';

describe('a game that is kept here', () => {
  const { attachments, ...before }: StoredGame = {
    id: 'g', game: 'onceupon', variant: 'apprentice', options: {}, seed: 'ab', created: 1, updated: 2, seats: [], entries: [],
    attachments: [{ seat: 0, part: 'sun', content: [{ colour: 3, points: [1, 2] }] }],
  };

  it('is read as it was written', () => {
    expect(migrate({ ...before, attachments })).toEqual({ ...before, attachments });
  });

  it('has what was drawn when only drawings could be kept', () => {
    const drawings = [{ seat: 0, part: 'sun', strokes: [{ colour: 3, points: [1, 2] }] }, { seat: 0, part: 'wall-1', strokes: [] }];
    expect(migrate({ ...before, drawings })).toEqual({ ...before, attachments });
  });
});

import { describe, expect, it } from 'vitest';
import { upsertAttachment } from './attachments';

describe('what lies beside a game', () => {
  const sun = { seat: 0, part: 'sun', content: [1] };
  const wall = { seat: 0, part: 'wall-1', content: { of: 'stone' } };
  const other = { seat: 1, part: 'sun', content: 'shines' };

  it('is replaced by what is laid there for the same seat and part', () => {
    expect(upsertAttachment([sun, wall, other], { ...sun, content: [2] })).toEqual([wall, other, { ...sun, content: [2] }]);
    expect(upsertAttachment([], sun)).toEqual([sun]);
  });

  it('goes when there is no content', () => {
    expect(upsertAttachment([sun, wall, other], { seat: 0, part: 'sun' })).toEqual([wall, other]);
    expect(upsertAttachment([wall], { seat: 0, part: 'sun' })).toEqual([wall]);
  });

  it('is nothing but an attachment, however it was told', () => {
    const told = { type: 'attached', table: 't', ...sun };
    expect(upsertAttachment([], told)).toEqual([sun]);
  });
});

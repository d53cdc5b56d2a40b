import { describe, expect, it } from 'vitest';
import { upsertAttachment } from './attachments';

describe('upsertAttachment', () => {
  const sun = { seat: 0, part: 'sun', content: [1] };
  const wall = { seat: 0, part: 'wall-1', content: { of: 'stone' } };
  const other = { seat: 1, part: 'sun', content: 'shines' };

  it('replaces the attachment of the same seat and part', () => {
    expect(upsertAttachment([sun, wall, other], { ...sun, content: [2] })).toEqual([wall, other, { ...sun, content: [2] }]);
    expect(upsertAttachment([], sun)).toEqual([sun]);
  });

  it('deletes it if there is no content', () => {
    expect(upsertAttachment([sun, wall, other], { seat: 0, part: 'sun' })).toEqual([wall, other]);
    expect(upsertAttachment([wall], { seat: 0, part: 'sun' })).toEqual([wall]);
  });

  it('drops other fields of a message', () => {
    const told = { type: 'attached', table: 't', ...sun };
    expect(upsertAttachment([], told)).toEqual([sun]);
  });
});

import type { Attachment } from '../../net/types';

/** Inserts or replaces an attachment; empty content deletes it. */
export function upsertAttachment(all: readonly Attachment[], one: Attachment): Attachment[] {
  const { seat, part, content } = one;
  const others = all.filter((each) => each.seat !== seat || each.part !== part);
  return content === undefined ? others : [...others, { seat, part, content }];
}

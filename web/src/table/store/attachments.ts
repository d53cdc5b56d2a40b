import type { Attachment } from '../../net/types';

/** What lies beside a game, once something has been laid there or taken away. */
export function upsertAttachment(all: readonly Attachment[], one: Attachment): Attachment[] {
  const { seat, part, content } = one;
  const others = all.filter((each) => each.seat !== seat || each.part !== part);
  return content === undefined ? others : [...others, { seat, part, content }];
}

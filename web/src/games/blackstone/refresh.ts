import type { GameEvent } from '../../net/types';
import { TASKS } from './cards';

interface Refreshing {
  card: string;
  /** Spaces whose vassal was replaced, with who left and who came. */
  changes: { space: string; left: string; came: string }[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A refresh at the end of a turn, card by card. */
export function refreshings(events: readonly GameEvent[]): Refreshing[] {
  const found: Refreshing[] = [];
  for (const event of events) {
    const card = found.at(-1);
    const space = text(event['space']);
    if (event.event === 'refresh' && TASKS.has(text(event['card']))) {
      found.push({ card: text(event['card']), changes: [] });
    } else if (event.event === 'discarded' && space !== '' && card) {
      card.changes.push({ space, left: text(event['card']), came: '' });
    } else if (event.event === 'refilled' && card) {
      const change = card.changes.find((each) => each.space === space);
      if (change) {
        change.came = text(event['card']);
      }
    }
  }
  return found;
}

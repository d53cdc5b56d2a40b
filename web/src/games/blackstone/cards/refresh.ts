import { TASKS } from '../cards';
import type { BlackstoneEvent } from '../model';

interface Refreshing {
  card: string;
  /** Spaces whose vassal was replaced, with who left and who came. */
  changes: { space: string; left: string; came: string }[];
}

/** A refresh at the end of a turn, card by card. */
export function refreshings(events: readonly BlackstoneEvent[]): Refreshing[] {
  const found: Refreshing[] = [];
  for (const event of events) {
    const card = found.at(-1);
    if (event.event === 'refresh' && TASKS.has(event.card)) {
      found.push({ card: event.card, changes: [] });
    } else if (event.event === 'discarded' && event.space !== undefined && card) {
      card.changes.push({ space: event.space, left: event.card, came: '' });
    } else if (event.event === 'refilled' && card) {
      const change = card.changes.find((each) => each.space === event.space);
      if (change) {
        change.came = event.card ?? '';
      }
    }
  }
  return found;
}

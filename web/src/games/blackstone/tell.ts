import type { GameEvent } from '../../net/types';
import { sayEvent } from '../../rules/said';
import { TASKS } from './cards';
import { eventNoun } from './nouns';

/** What a move's own words leave open. */
const TOLD = [
  'mustered', 'tokens-lost', 'recalled', 'upcharge', 'refilled', 'set-aside', 'board-reset', 'refresh', 'rats', 'turns-left', 'last-round',
  'collected', 'opened', 'won', 'lost',
];

const isNothing = (event: GameEvent): boolean =>
  (event.event === 'mustered' && Number(event['knight'] ?? 0) + Number(event['wizard'] ?? 0) === 0) ||
  (event.event === 'upcharge' && Array.isArray(event['cards']) && event['cards'].length === 0);

/** What else happened in a move. */
export const tell = (event: GameEvent, name: (seat: unknown) => string): string | null =>
  TOLD.includes(event.event) && !isNothing(event) ? sayEvent('blackstone', event, ['seat', 'start', 'owner'], name, { noun: eventNoun }) : null;

export interface Refreshing {
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

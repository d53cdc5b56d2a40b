import type { GameEvent } from '../../net/types';
import { TASKS, taskWords, vassalWords } from './cards';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const up = (value: unknown): string => text(value).toUpperCase();
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "2 knight tokens and 1 wizard token"; empty if there are none. */
function tokens(event: GameEvent): string {
  return (['knight', 'wizard'] as const)
    .map((kind) => [Number(event[kind] ?? 0), kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => plural(count, `${kind} token`))
    .join(' and ');
}

const RATS: Record<string, string> = {
  cat: 'A cat: no rats come',
  duchess: 'The duchess: no rats come',
  plague: 'The plague: the rats that are here can no longer be killed',
};

type Telling = (event: GameEvent, name: (seat: unknown) => string) => string | null;

const TELLINGS: Record<string, Telling> = {
  mustered: (event, name) => (tokens(event) ? `${name(event['seat'])} musters ${tokens(event)}` : null),
  'tokens-lost': (event, name) => `${name(event['seat'])} gives back ${tokens(event)}`,
  recalled: (event, name) => `${name(event['seat'])} takes the intrigue back`,
  upcharge: (event, name) => {
    const cards = Array.isArray(event['cards']) ? event['cards'].map((card) => vassalWords(text(card))) : [];
    return cards.length > 0 ? `${name(event['seat'])} pays ${cards.join(' and ')}` : null;
  },
  refilled: (event) => {
    const card = text(event['card'] ?? event['vassal']);
    return card ? `${up(event['space'])}: ${vassalWords(card)} comes` : `${up(event['space'])} stays empty`;
  },
  'set-aside': (event) => `A ${text(event['card']).split('/')[0]} turns up`,
  'board-reset': () => 'The whole board is dealt anew',
  refresh: (event) => `The refresh turns up ${taskWords(text(event['card']))}`,
  rats: (event) => RATS[text(event['card'])] ?? `${plural(Number(event['card']), 'rat')} more in the walls, ${String(event['about'])} in all`,
  'turns-left': (event) => `${plural(Number(event['turns']), 'turn')} left`,
  'last-round': () => 'The last round has begun',
  collected: (event) => `Set ${String(event['set'])} is now worth ${String(event['points'])}`,
  opened: (event) => `${text(event['card'])} is opened`,
  won: () => 'The quest is won',
  lost: () => 'The quest is lost',
};

/** What else happened in a move, as far as the move's own words leave it open. */
export const tell: Telling = (event, name) => TELLINGS[event.event]?.(event, name) ?? null;

export interface Refreshing {
  card: string;
  /** Spaces whose vassal was replaced, with who left and who came. */
  changes: { space: string; left: string; came: string }[];
}

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

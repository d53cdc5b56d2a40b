import type { GameEvent } from '../../net/types';
import type { Move } from '../../board-kit/notation';
import { MovePhrasing } from '../../board-kit/phrasing';
import { t } from '../../i18n';
import type { BlackstoneEvent } from './model';
import { formatEventArg, formatArg } from './messageArgs';

export const phrasing = new MovePhrasing('blackstone', { formatArg, formatEventArg });

/** The end of a move whose beginning has been said; `usual` is the token that pays where none is named, `brings` what an intrigue pays. */
export function ending(move: Move, usual: string, brings = 'none'): string {
  const args = phrasing.messageArgs(move);
  switch (move.verb) {
    case 'complete':
      return t('blackstone-ending-complete', args);
    case 'draw':
      return t('blackstone-ending-draw', args);
    case 'intrigue':
      return t('blackstone-ending-intrigue', { ...args, brings });
    case 'use':
      return t('blackstone-ending-set', { set: move.args['rightSet'] === undefined ? (args['leftSet'] ?? '') : (args['rightSet'] ?? '') });
    default:
      return t('blackstone-ending-pay', { pay: { key: `blackstone-pay-${move.args['pay'] ?? usual}` } });
  }
}

/** What a move's own words leave open. */
const SHOWN_EVENTS: readonly BlackstoneEvent['event'][] = [
  'mustered',
  'tokens-lost',
  'recalled',
  'upcharge',
  'refilled',
  'set-aside',
  'board-reset',
  'refresh',
  'rats',
  'turns-left',
  'last-round',
  'collected',
  'opened',
  'won',
  'lost',
];

const isNothing = (event: BlackstoneEvent): boolean =>
  (event.event === 'mustered' && event.knight + event.wizard === 0) || (event.event === 'upcharge' && event.cards.length === 0);

/** What else happened in a move. */
export function eventText(event: GameEvent, name: (seat: unknown) => string): string | null {
  const happened = event as BlackstoneEvent;
  return SHOWN_EVENTS.includes(happened.event) && !isNothing(happened) ? phrasing.eventText(event, ['seat', 'start', 'owner'], name) : null;
}

import { MovePhrasing } from '../../board-kit/phrasing';
import './words';

export const phrasing = new MovePhrasing('torres');

/** What an action costs of the turn's points. */
export const cost = (verb: string | undefined): number => phrasing.verbForm(verb)?.cost?.['ap'] ?? 0;

/** The kind of an action card that a verb plays, or null. */
export const cardOf = (verb: string | undefined): string | null => (verb?.startsWith('card ') ? verb.slice(5) : null);

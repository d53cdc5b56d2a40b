import { house } from '../../house.svelte';
import { read, type Move, type VerbForm } from '../../rules/read';
import { sayLine, sayMove } from '../../rules/said';
import './words';

const GAME = 'torres';

/** The verbs of Torres as the server tells them. */
export const verbs = (): readonly VerbForm[] => house.game(GAME)?.verbs ?? [];

export const parse = (text: string): Move => read(text, verbs());

/** What an action costs of the turn's points. */
export const cost = (verb: string | undefined): number => verbs().find((each) => each.verb === verb)?.cost?.['ap'] ?? 0;

/** The kind of an action card that a verb plays, or null. */
export const cardOf = (verb: string | undefined): string | null => (verb?.startsWith('card ') ? verb.slice(5) : null);

export const sentence = (text: string, who: string): string => sayMove(GAME, parse(text), who);
export const line = (text: string): string => sayLine(GAME, parse(text));

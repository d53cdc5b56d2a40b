import { house } from '../house.svelte';
import type { VerbForm } from '../rules/read';
import known from './onceupon-verbs.json';

/** The verbs of Once Upon a Castle as the server tells them; a test in Java keeps the file true. */
export const VERBS: readonly VerbForm[] = known;

/** Lets the house know Once Upon a Castle, as if it had asked the server. */
export function knowOnceUpon(): void {
  house.catalogue = { games: [{ id: 'onceupon', name: 'Once Upon a Castle', variants: [], verbs: [...VERBS] }], bots: [] };
}

import { house } from '../house.svelte';
import type { VerbForm } from '../rules/read';
import known from './torres-verbs.json';

/** The verbs of Torres as the server tells them; a test in Java keeps the file true. */
export const VERBS: readonly VerbForm[] = known;

/** Lets the house know Torres, as if it had asked the server. */
export function knowTorres(): void {
  house.catalogue = { games: [{ id: 'torres', name: 'Torres', variants: [], verbs: [...VERBS] }], bots: [] };
}

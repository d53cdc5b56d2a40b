import { house } from '../house.svelte';
import type { VerbForm } from '../rules/read';
import known from './blackstone-verbs.json';

/** The verbs of Blackstone Castle as the server tells them; a test in Java keeps the file true. */
export const VERBS: readonly VerbForm[] = known;

/** Lets the house know Blackstone Castle, as if it had asked the server. */
export function knowBlackstone(): void {
  house.catalogue = { games: [{ id: 'blackstone', name: 'Blackstone Castle', variants: [], verbs: [...VERBS] }], bots: [] };
}

import { app } from '../app/app.svelte';
import type { VerbForm } from '../net/types';
import blackstone from './blackstone-verbs.json';
import onceupon from './onceupon-verbs.json';
import torres from './torres-verbs.json';

/** The verbs of the games as the server tells them; a test in Java keeps the files true. */
export const VERBS = { torres, blackstone, onceupon } satisfies Record<string, VerbForm[]>;

/** Lets the house know a game with its verbs and perhaps some more, as if it had asked the server. */
export function loadVerbs(game: keyof typeof VERBS, ...more: VerbForm[]): void {
  app.catalogue = { games: [{ id: game, name: game, variants: [], verbs: [...VERBS[game], ...more] }], bots: [] };
}

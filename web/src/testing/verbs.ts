import { app } from '../app/app.svelte';
import type { VerbForm } from '../net/types';
import blackstone from './blackstone-verbs.json';
import onceupon from './onceupon-verbs.json';
import torres from './torres-verbs.json';

/** The verbs of the games as the server sends them; the Java test CatalogueTest keeps the files up to date. */
export const VERBS = { torres, blackstone, onceupon } as Record<'torres' | 'blackstone' | 'onceupon', VerbForm[]>;

/** Sets the catalogue to one game with its verbs, as if it had been loaded from the server. */
export function loadVerbs(game: keyof typeof VERBS, ...more: VerbForm[]): void {
  app.catalogue = { games: [{ id: game, name: game, variants: [], verbs: [...VERBS[game], ...more] }], bots: [] };
}

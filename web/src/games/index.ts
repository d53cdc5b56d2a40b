import BlackstoneCover from './blackstone/Cover.svelte';
import type { GameEntry, GameUi } from './gameUi';
import OnceuponCover from './onceupon/Cover.svelte';
import TorresCover from './torres/Cover.svelte';
import { app } from '../app/app.svelte';
import { catalogueApi } from '../net/api/catalogue';
import { replaceRulesData } from './rulesData';

/** All games by id, in display order. */
export const GAMES: Readonly<Record<string, GameEntry>> = {
  torres: {
    Cover: TorresCover,
    load: () => import('./torres/table').then((module) => module.torres),
    loadStory: () => import('./torres/story').then((module) => module.story),
  },
  blackstone: {
    Cover: BlackstoneCover,
    load: () => import('./blackstone/table').then((module) => module.blackstone),
    loadStory: () => import('./blackstone/story').then((module) => module.story),
  },
  onceupon: {
    Cover: OnceuponCover,
    load: () => import('./onceupon/table').then((module) => module.onceupon),
    loadStory: () => import('./onceupon/story').then((module) => module.story),
  },
};

/** Whether a game has a story page. */
export const hasStory = (game: string): boolean => GAMES[game]?.loadStory !== undefined;

/** Returns the games that the server has, in display order. */
export const availableGames = () =>
  Object.entries(GAMES).flatMap(([id, { Cover }]) => {
    const game = app.game(id);
    return game ? [{ ...game, Cover }] : [];
  });

/** Loads the user interface of a game; a plain one if this client has none for it. */
export async function loadGameUi(id: string): Promise<GameUi> {
  const load = GAMES[id]?.load;
  if (!load) {
    return import('./plain/table').then((module) => module.plainGameUi(id));
  }
  if (app.game(id)?.rulesData !== undefined) {
    replaceRulesData(id, await catalogueApi.rulesData(id)); // before the game's modules read their own data
  }
  return load();
}

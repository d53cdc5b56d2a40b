import BlackstoneCover from './blackstone/Cover.svelte';
import type { GameEntry, GameUi } from './gameUi';
import OnceuponCover from './onceupon/Cover.svelte';
import TorresCover from './torres/Cover.svelte';
import { app } from '../app/app.svelte';
import { catalogueApi } from '../net/api/catalogue';
import { replaceRulesData } from './rulesData';

/** The games of the house by their ids, in the order in which they are shown. */
export const GAMES: Readonly<Record<string, GameEntry>> = {
  torres: {
    Cover: TorresCover,
    load: () => import('./torres/table').then((module) => module.torres),
  },
  blackstone: {
    Cover: BlackstoneCover,
    load: () => import('./blackstone/table').then((module) => module.blackstone),
  },
  onceupon: {
    Cover: OnceuponCover,
    load: () => import('./onceupon/table').then((module) => module.onceupon),
  },
};

/** Those of them that the server has, in the same order, with their names and what else it tells of them. */
export const availableGames = () =>
  Object.entries(GAMES).flatMap(([id, { Cover }]) => {
    const game = app.game(id);
    return game ? [{ ...game, Cover }] : [];
  });

/** What a game brings to its table, which is a plain one if this client has none for it. */
export async function loadGameUi(id: string): Promise<GameUi> {
  const load = GAMES[id]?.load;
  if (!load) {
    return import('./plain/table').then((module) => module.plainGameUi(id));
  }
  if (app.game(id)?.rulesData !== undefined) {
    replaceRulesData(id, await catalogueApi.rulesData(id)); // before the game reads its own
  }
  return load();
}

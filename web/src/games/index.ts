import BlackstoneCover from './blackstone/Cover.svelte';
import type { GameDoor, GameTable } from './game';
import OnceuponCover from './onceupon/Cover.svelte';
import TorresCover from './torres/Cover.svelte';
import { house } from '../house.svelte';
import { api } from '../net/api';
import { replace } from './printed';

/** The games of the house by their ids, in the order in which they are shown. */
export const GAMES: Readonly<Record<string, GameDoor>> = {
  torres: {
    title: 'Torres',
    line: 'Build towers and climb them, five action points a turn.',
    Cover: TorresCover,
    load: () => import('./torres/table').then((module) => module.torres),
  },
  blackstone: {
    title: 'Blackstone Castle',
    line: 'Vassals, tasks and intrigue on a five by five court.',
    Cover: BlackstoneCover,
    load: () => import('./blackstone/table').then((module) => module.blackstone),
  },
  onceupon: {
    title: 'Once Upon a Castle',
    line: 'Two dice, ten lines, and a castle that draws itself.',
    Cover: OnceuponCover,
    load: () => import('./onceupon/table').then((module) => module.onceupon),
  },
};

/** What a game brings to its table; fails if this client has none for it. */
export async function gameTable(id: string): Promise<GameTable> {
  const load = GAMES[id]?.load;
  if (!load) {
    throw new Error('This client cannot show the game yet. It can be played through the server’s API.');
  }
  if (house.game(id)?.rulesData !== undefined) {
    replace(id, await api.tables(id)); // before the game reads its own
  }
  return load();
}

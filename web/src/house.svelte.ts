import { api, Refused } from './net/api';
import type { Catalogue, Me } from './net/types';

/** How often a server that is away is looked for. */
const LOOK_OUT = 15_000;

/** What every page needs to know: who is here, and which games there are. */
class House {
  me = $state<Me>({ name: null });
  catalogue = $state<Catalogue>({ games: [], bots: [] });
  theme = $state<'system' | 'light' | 'dark'>(remembered('theme', 'system') as 'system' | 'light' | 'dark');

  /** Whether the server cannot be reached, so that only what this browser can do by itself is offered. */
  away = $state(false);
  private looking: ReturnType<typeof setTimeout> | undefined;

  async enter(): Promise<void> {
    try {
      [this.me, this.catalogue] = await Promise.all([api.me(), api.catalogue()]);
      this.away = false;
      remember('catalogue', JSON.stringify(this.catalogue));
    } catch (problem) {
      const known = remembered('catalogue', '');
      if (known === '' || !(problem instanceof Refused) || problem.code !== 'unavailable') {
        throw problem;
      }
      this.catalogue = JSON.parse(known) as Catalogue;
      this.away = true;
      this.lookOut();
    }
  }

  /** Notices by itself when the server is there again. */
  private lookOut(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.enter().catch(() => this.lookOut()), LOOK_OUT);
  }

  /** Makes sure that there is a name to play under. */
  async visit(): Promise<void> {
    if (this.me.name === null) {
      this.me = await api.visit();
    }
  }

  game(id: string) {
    return this.catalogue.games.find((game) => game.id === id);
  }

  variant(gameId: string, variantId: string) {
    return this.game(gameId)?.variants.find((variant) => variant.id === variantId);
  }

  setTheme(theme: 'system' | 'light' | 'dark'): void {
    this.theme = theme;
    remember('theme', theme);
    showTheme(theme);
  }
}

/** Small things that are kept in this browser; without storage they are forgotten, which does no harm. */
export function remembered(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`merlon.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`merlon.${name}`, value);
  } catch {
    // private windows may refuse; nothing depends on it
  }
}

function showTheme(theme: string): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
  } else {
    document.documentElement.dataset['theme'] = theme;
  }
}

export const house = new House();
showTheme(house.theme);

import { api } from './net/api';
import type { Catalogue, Me } from './net/types';

/** What every page needs to know: who is here, and which games there are. */
class House {
  me = $state<Me>({ name: null });
  catalogue = $state<Catalogue>({ games: [], bots: [] });
  theme = $state<'system' | 'light' | 'dark'>(remembered('theme', 'system') as 'system' | 'light' | 'dark');

  async enter(): Promise<void> {
    const [me, catalogue] = await Promise.all([api.me(), api.catalogue()]);
    this.me = me;
    this.catalogue = catalogue;
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

import { accountApi } from '../net/api/account';
import { catalogueApi } from '../net/api/catalogue';
import { ApiError } from '../net/errors';
import type { Catalogue, Me } from '../net/types';
import { stored } from './storage';

/** Interval between attempts to reach a server that is down. */
const RETRY_MS = 15_000;

/** The state that every page needs: the session and the catalogue of games. */
class AppState {
  me = $state<Me>({ name: null });
  catalogue = $state<Catalogue>({ games: [], bots: [] });

  /** Whether the server is unreachable, so that only local games are offered. */
  serverDown = $state(false);
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    try {
      [this.me, this.catalogue] = await Promise.all([accountApi.me(), catalogueApi.catalogue()]);
      this.serverDown = false;
      stored.catalogue.save(this.catalogue);
    } catch (problem) {
      const cached = stored.catalogue.load();
      if (cached === null || !(problem instanceof ApiError) || problem.code !== 'unavailable') {
        throw problem;
      }
      this.catalogue = cached;
      this.serverDown = true;
      this.scheduleRetry();
    }
  }

  /** Checks regularly whether the server is reachable again. */
  private scheduleRetry(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.load().catch(() => this.scheduleRetry()), RETRY_MS);
  }

  /** Makes sure that there is a session, as a guest if necessary. */
  async ensureSession(): Promise<void> {
    if (this.me.name === null) {
      this.me = await accountApi.createSession();
    }
  }

  game(id: string) {
    return this.catalogue.games.find((game) => game.id === id);
  }

  variant(gameId: string, variantId: string) {
    return this.game(gameId)?.variants.find((variant) => variant.id === variantId);
  }
}

export const app = new AppState();

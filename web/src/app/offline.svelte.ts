import { whenEngineReady } from '../engine/engineFolder';

/** Registration and updates of the service worker, which lets the app open without the server. */
class Offline {
  /** A new version that is installed and waits to be activated. */
  private waitingWorker = $state.raw<ServiceWorker | null>(null);

  get updateAvailable(): boolean {
    return this.waitingWorker !== null;
  }

  async register(): Promise<void> {
    const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    if (registration === undefined) {
      return; // not a secure context, or not allowed: the page works without offline support
    }
    this.waitingWorker = registration.active ? registration.waiting : null;
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && registration.active) {
          this.waitingWorker = next;
        }
      });
    });
  }

  /** Activates the waiting version and reloads; only at the user's request, so never in the middle of a game by itself. */
  applyUpdate(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waitingWorker?.postMessage({ type: 'SKIP_WAITING' });
  }

  /** Fetches the engine when the page has settled, so that the next game can be played without the server. */
  prefetchEngine(): void {
    if (navigator.serviceWorker?.controller) {
      setTimeout(() => void fetchEngine().catch(() => undefined), 5000);
    }
  }
}

async function fetchEngine(): Promise<void> {
  const folder = await whenEngineReady();
  for (const file of ['runtime.js', 'engine.wasm']) {
    await fetch(`${folder}/${file}`); // answered from the cache if it is there already
  }
}

export const offline = new Offline();

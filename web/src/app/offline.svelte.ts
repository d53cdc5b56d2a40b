/** What is kept in the browser so that the house opens without the server: pages and games, and the engine once it was used. */
class Offline {
  /** Another version that waits until it is wanted. */
  private waitingWorker = $state.raw<ServiceWorker | null>(null);

  get updateAvailable(): boolean {
    return this.waitingWorker !== null;
  }

  async register(): Promise<void> {
    const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    if (registration === undefined) {
      return; // not a secure address, or not allowed: then it is a page like any other
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

  /** Changes to the other version; never in mid-game, unless somebody asks for it there. */
  applyUpdate(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waitingWorker?.postMessage({ type: 'SKIP_WAITING' });
  }

  /** Fetches the engine once while nothing else is to be done, so that the next game can be played without the server. */
  prefetchEngine(): void {
    if (navigator.serviceWorker?.controller) {
      setTimeout(() => void fetchEngine().catch(() => undefined), 5000);
    }
  }
}

async function fetchEngine(): Promise<void> {
  const { folder } = (await (await fetch('/engine/now')).json()) as { folder: string };
  for (const file of ['runtime.js', 'engine.wasm']) {
    await fetch(`${folder}/${file}`); // from what is kept, if it is there already
  }
}

export const offline = new Offline();

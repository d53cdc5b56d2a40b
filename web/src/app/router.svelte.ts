/** The address bar as reactive state. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.sync());
  }

  private sync(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.sync();
    scrollTo(0, 0);
  }

  /** Replaces the current address without a new history entry. */
  replace(address: string): void {
    if (address !== location.pathname + location.search) {
      history.replaceState(null, '', address);
      this.sync();
    }
  }
}

export const router = new Router();

/** Click handler for links: navigates within the app unless a new tab was asked for. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    router.go(anchor.pathname + anchor.search + anchor.hash);
  }
}

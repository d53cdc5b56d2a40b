/** Where in the house we are: the address bar, as state. */
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

  /** Puts another address in the place of this one, for the same page. */
  replace(address: string): void {
    if (address !== location.pathname + location.search) {
      history.replaceState(null, '', address);
      this.sync();
    }
  }
}

export const router = new Router();

/** For links: stays in the page, unless the person wants a new tab. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    router.go(anchor.pathname + anchor.search + anchor.hash);
  }
}

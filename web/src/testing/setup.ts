import { vi } from 'vitest';

// Files of tests share a browser, which is slow to make, but nothing that was kept in it or in a module.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** What browsers have and the one of the tests does not. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} }) as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

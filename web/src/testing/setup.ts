import { vi } from 'vitest';

// Test files share one jsdom, which is slow to create, but no stored items and no modules.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** APIs that jsdom lacks. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} }) as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

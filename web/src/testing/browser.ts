/** What browsers have and the one of the tests does not. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} }) as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};

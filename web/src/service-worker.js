// Serves the app while the server is unreachable. All files of one version are in one cache; a new version waits until the
// page asks for it. The engine is built separately, into a folder named by a hash of its contents: it is fetched once per
// version. /engine/now names the current folder; it is answered from the cache while the server is unreachable.

/** The files of this version, inserted by the build; their names contain content hashes. */
const FILES = '__FILES__'.split('|');
const APP_CACHE = `app-${[...FILES.join()].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 4_294_967_291, 7)}`;
const ENGINE_CACHE = 'engine';
const ENGINE_NOW = '/engine/now';
const ENGINE_BINARY = 'engine.wasm'; // the last of the engine's files to be fetched
const SERVER_PATHS = /^\/(api|ws|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(APP_CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(updateEngine),
  );
});

self.addEventListener('activate', (event) => {
  const oldCachesDeleted = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== APP_CACHE && name !== ENGINE_CACHE).map((name) => caches.delete(name))));
  event.waitUntil(oldCachesDeleted.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});

/** Returns the answer that names the engine to start: the server's, or the cached one. */
async function currentEngine() {
  const answer = await fetch(ENGINE_NOW).catch(() => undefined);
  return answer?.ok ? answer : ((await caches.match(ENGINE_NOW, { cacheName: ENGINE_CACHE })) ?? Response.error());
}

async function engineFile(path) {
  const cache = await caches.open(ENGINE_CACHE);
  const cached = await cache.match(path);
  if (cached) {
    return cached;
  }
  const answer = await fetch(path);
  if (answer.ok) {
    await cache.put(path, answer.clone());
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (path.endsWith(ENGINE_BINARY)) {
      await cache.put(ENGINE_NOW, Response.json({ folder })); // the engine is complete now and replaces the previous one
      const old = (await cache.keys()).filter(({ url }) => ![ENGINE_NOW, folder].some((own) => new URL(url).pathname.startsWith(own)));
      await Promise.all(old.map((each) => cache.delete(each)));
    }
  }
  return answer;
}

/** Updates a cached engine to the one that belongs to this version. */
async function updateEngine() {
  if (await caches.match(ENGINE_NOW, { cacheName: ENGINE_CACHE })) {
    const { folder } = await (await currentEngine()).json();
    if (folder !== null) {
      // otherwise the server is still building it, and the page fetches it later
      await engineFile(`${folder}/runtime.js`);
      await engineFile(`${folder}/${ENGINE_BINARY}`);
    }
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) {
    return;
  }
  const shell = () => caches.match('/', { cacheName: APP_CACHE });
  if (SERVER_PATHS.test(pathname)) {
    if (request.mode === 'navigate') {
      event.respondWith(fetch(request).catch(shell)); // the app then shows that the server is unreachable
    }
  } else if (pathname === ENGINE_NOW) {
    event.respondWith(currentEngine());
  } else if (pathname.startsWith('/engine/')) {
    event.respondWith(engineFile(pathname));
  } else if (request.mode === 'navigate' || FILES.includes(pathname)) {
    const cached = request.mode === 'navigate' ? shell() : caches.match(pathname, { cacheName: APP_CACHE });
    event.respondWith(cached.then((answer) => answer ?? fetch(request)));
  }
});

/** Shows a push notification, unless its page is visible; the page of the table shows the rest. */
self.addEventListener('push', (event) => {
  const { title = '', text = '', path = '/', stop } = event.data?.json() ?? {};
  const actions = stop ? [{ action: stop.path, title: stop.words }] : []; // unsubscribes; the action's id is the address to open
  const shown = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const there = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path);
    return there
      ? undefined
      : self.registration.showNotification(title, { body: text, tag: path, icon: '/crest-192.png', data: path, actions });
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.action || event.notification.data;
  const opened = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find((each) => new URL(each.url).pathname === path);
    return page ? page.focus() : self.clients.openWindow(path);
  });
  event.waitUntil(opened);
});

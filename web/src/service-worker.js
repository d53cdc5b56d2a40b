// Serves the app while the server is unreachable. All files of one version are in one cache; a new version waits until the
// page asks for it. The engine is built separately, into a folder named by a hash of its contents: it is fetched once per
// version. /engine/now names the current folder; it is answered from the cache while the server is unreachable.

/** The files of this version, inserted by the build; their names contain content hashes. */
const FILES = '__FILES__'.split('|');
const HOUSE = `house-${[...FILES.join()].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 4_294_967_291, 7)}`;
const ENGINE = 'engine';
const NOW = '/engine/now';
const PROGRAM = 'engine.wasm'; // the last of the engine's files to be fetched
const SERVERS = /^\/(api|ws|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(HOUSE).then((house) => house.addAll(FILES)).then(renewEngine));
});

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== HOUSE && name !== ENGINE).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});

/** Returns the answer that names the engine to start: the server's, or the cached one. */
async function engineNow() {
  const answer = await fetch(NOW).catch(() => undefined);
  return answer?.ok ? answer : ((await caches.match(NOW, { cacheName: ENGINE })) ?? Response.error());
}

async function engineFile(path) {
  const kept = await caches.open(ENGINE);
  const known = await kept.match(path);
  if (known) {
    return known;
  }
  const answer = await fetch(path);
  if (answer.ok) {
    await kept.put(path, answer.clone());
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (path.endsWith(PROGRAM)) {
      await kept.put(NOW, Response.json({ folder })); // the engine is complete now and replaces the previous one
      const old = (await kept.keys()).filter(({ url }) => ![NOW, folder].some((own) => new URL(url).pathname.startsWith(own)));
      await Promise.all(old.map((each) => kept.delete(each)));
    }
  }
  return answer;
}

/** Updates a cached engine to the one that belongs to this version. */
async function renewEngine() {
  if (await caches.match(NOW, { cacheName: ENGINE })) {
    const { folder } = await (await engineNow()).json();
    await engineFile(`${folder}/runtime.js`);
    await engineFile(`${folder}/${PROGRAM}`);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) {
    return;
  }
  const shell = () => caches.match('/', { cacheName: HOUSE });
  if (SERVERS.test(pathname)) {
    if (request.mode === 'navigate') {
      event.respondWith(fetch(request).catch(shell)); // the app then shows that the server is unreachable
    }
  } else if (pathname === NOW) {
    event.respondWith(engineNow());
  } else if (pathname.startsWith('/engine/')) {
    event.respondWith(engineFile(pathname));
  } else if (request.mode === 'navigate' || FILES.includes(pathname)) {
    const kept = request.mode === 'navigate' ? shell() : caches.match(pathname, { cacheName: HOUSE });
    event.respondWith(kept.then((answer) => answer ?? fetch(request)));
  }
});

/** Shows a push notification, unless its page is visible; the page of the table shows the rest. */
self.addEventListener('push', (event) => {
  const { title = '', text = '', path = '/', stop } = event.data?.json() ?? {};
  const actions = stop ? [{ action: stop.path, title: stop.words }] : []; // unsubscribes; the action's id is the address to open
  const shown = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const there = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path);
    return there ? undefined : self.registration.showNotification(title, { body: text, tag: path, icon: '/crest-192.png', data: path, actions });
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

// Keeps the house for when the server is away. All files of one version lie in one cache; another version waits until the
// page asks for it. The engine is built apart from the client: what is kept of it is used at once and fetched anew meanwhile.

/** The files of this version, which the build puts here; their names change with what is in them. */
const FILES = '__FILES__'.split('|');
const HOUSE = `house-${[...FILES.join()].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 4_294_967_291, 7)}`;
const ENGINE = 'engine';
const SERVERS = /^\/(api|ws|verify|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(HOUSE).then((house) => house.addAll(FILES)));
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

async function engine(request) {
  const kept = await caches.open(ENGINE);
  const known = await kept.match(request);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) {
      await kept.put(request, answer.clone());
    }
    return answer;
  });
  if (known) {
    fresh.catch(() => undefined); // the server is away; what we have will do
    return known;
  }
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) {
    return;
  }
  if (pathname.startsWith('/engine/')) {
    event.respondWith(engine(request));
  } else if (request.mode === 'navigate' || FILES.includes(pathname)) {
    const path = request.mode === 'navigate' ? '/' : pathname;
    event.respondWith(caches.match(path, { cacheName: HOUSE }).then((kept) => kept ?? fetch(request)));
  }
});

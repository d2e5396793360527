// Answers in place of the network when there is none, and does nothing else: pages, the API and pictures never pass through here, so
// nothing personal is ever kept. `pages`, `files` and `version` are put before it by service-worker.ts.
const store = `offline-${version}`;

addEventListener('install', (event) => {
  const fresh = [...Object.values(pages), ...files].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(fresh))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-') && name !== store) await caches.delete(name);
    // The page is asked for while this worker still wakes up: it costs no time.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(tidy());
});

const kept = (path) => caches.match(path, { ignoreVary: true }).then((found) => found ?? Response.error());

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const page = /^\/hi(?:\/|$)/.test(pathname) ? pages.hi : pages.en;
    event.respondWith(
      Promise.resolve(event.preloadResponse)
        .then((early) => early ?? fetch(request))
        .catch(() => kept(page)),
    );
  } else if (files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(pathname)));
  }
});

// Answers with the offline page when the network fails, and stores nothing else: nothing personal is ever
// kept. service-worker.ts puts `pages`, `files` and `version` before it.
const cacheName = `offline-${version}`;

addEventListener('install', (event) => {
  const requests = [...Object.values(pages), ...files].map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(requests))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-') && name !== cacheName) await caches.delete(name);
    // Requests the page while this worker still starts, so that it costs no time.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

const fromCache = (path) => caches.match(path, { ignoreVary: true }).then((found) => found ?? Response.error());

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The offline page is the shop's: hub and console are left to the browser.
  if (/^\/(?:hi\/)?(?:hub|console)(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') {
    const page = /^\/hi(?:\/|$)/.test(pathname) ? pages.hi : pages.en;
    event.respondWith(
      Promise.resolve(event.preloadResponse)
        .then((early) => early ?? fetch(request))
        .catch(() => fromCache(page)),
    );
  } else if (files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => fromCache(pathname)));
  }
});

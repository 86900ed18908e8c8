// Shows a page of the site in place of the browser's own while there is no connection. It keeps that one page and
// nothing else: pages are what the shop says now, and files of the build are kept by the cache of HTTP.
const { scope } = self.registration;
const OFFLINE = `${scope.endsWith('/') ? scope : `${scope}/`}offline.html`;
const CACHE = `offline ${scope}`;

self.addEventListener('install', (event) => event.waitUntil(prepare(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
});

async function prepare(event) {
  // Where a browser knows routes, everything but pages goes past this script.
  await event
    .addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
    ?.catch(() => undefined);
  await keepOfflinePage();
  await self.skipWaiting();
}

async function takeOver() {
  // The request of a page is not held up until this script runs.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'reload' }));
}

async function answer(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // A new version of the shop empties the caches of its pages, and this one with them.
    event.waitUntil(keepIfMissing());
    return response;
  } catch {
    return (await caches.match(OFFLINE, { cacheName: CACHE })) ?? Response.error();
  }
}

async function keepIfMissing() {
  if (!(await caches.match(OFFLINE, { cacheName: CACHE }))) await keepOfflinePage().catch(() => undefined);
}

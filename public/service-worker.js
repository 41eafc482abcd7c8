// Shows one page when there is no network. It keeps nothing else: what a campus publishes changes,
// and a vote must never be answered from a cache. Raise the number when a file below changes.
const cacheName = 'offline-2';
const offlinePage = '/offline.html';
const kept = [offlinePage, '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
  self.skipWaiting();
});

// The reader has chosen another language.
self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(cacheName);
  await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // The page is asked for while the worker starts, so that it does not wait for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (kept.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

// Keeps what was opened: asked of the server first, of what is kept where there is no connection.
"use strict";
const KEPT = "rollwrite", MOST = 80, FILES = /^\/(print|sheet)\./;
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event, address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || FILES.test(address.pathname)) return;
  if (request.cache === "no-store") return;  // A page that is drawn again while somebody types.
  event.respondWith(answer(request));
});
async function answer(request) {
  const kept = await caches.open(KEPT);
  const lasts = new URL(request.url).pathname.startsWith("/static/");
  const known = lasts && await kept.match(request);
  if (known) return known;
  try {
    const found = await fetch(request);
    if (found.ok) {
      await kept.put(request, found.clone());
      const all = await kept.keys();
      await Promise.all(all.slice(0, Math.max(all.length - MOST, 0)).map((each) => kept.delete(each)));
    }
    return found;
  } catch (error) {
    const known = await kept.match(request);
    if (known) return known;
    throw error;
  }
}

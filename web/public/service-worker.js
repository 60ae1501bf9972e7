/**
 * Keeps a release of the page and its engine, so that it starts without a network. A newer release is fetched beside
 * it and used when no tab shows the old one any more: nothing changes below a running game.
 */

const BASE = new URL(self.registration.scope).pathname;
const PREFIX = `bothy ${BASE} `;
/** Files fetched at a time: few enough to leave the network to the page. */
const AT_ONCE = 6;
/** Fetched only if something needs it. */
const LATER = "precache.json";

/** Returns the newest release: its name, and its files. */
async function newest() {
  const answer = await fetch(`${BASE}${LATER}`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${LATER}: ${answer.status}`);
  return answer.json();
}

/** Returns a file as it's kept by an older release, if its name tells its content. */
async function alreadyKept(path) {
  return /^(assets|engine)\//.test(path) ? caches.match(BASE + path) : undefined;
}

async function keep() {
  const { release, files } = await newest();
  const cache = await caches.open(PREFIX + release);
  const left = [...files];
  const worker = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (await cache.match(BASE + path)) continue;
      const kept = (await alreadyKept(path)) ?? (await fetch(BASE + path, { cache: "no-cache" }));
      if (!kept.ok) throw new Error(`${path}: ${kept.status}`);
      await cache.put(BASE + path, kept);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cache.put(`${BASE}${LATER}`, Response.json({ release, files }));
}

/** Forgets older releases; of ours only, as a host has other workers. */
async function forget() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const newestKept = mine.pop();
  const { release } = await (await (await caches.open(newestKept)).match(`${BASE}${LATER}`)).json();
  await Promise.all(mine.filter((name) => name !== PREFIX + release).map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));

async function answer(request) {
  const path = new URL(request.url).pathname;
  const wanted = request.mode === "navigate" ? `${BASE}index.html` : path;
  return (await caches.match(wanted)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).pathname.startsWith(BASE))
    event.respondWith(answer(request));
});

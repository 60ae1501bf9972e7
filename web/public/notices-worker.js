/** Shows push messages, also while no page is open, and leads to the table they speak of. It keeps and fetches nothing. */

self.addEventListener("push", (event) => {
  const { title, text, path, topic, language } = event.data.json();
  const options = { body: text, tag: topic, lang: language, icon: "/favicon-turn.svg", data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The page that shows the table already, or else a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** The browser has another address for us from now on: the server must know it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (key) event.waitUntil(renew(key, event.oldSubscription.endpoint));
});

async function renew(key, former) {
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const me = await fetch("/api/me", { credentials: "same-origin" });
  if (!me.ok) return;
  const headers = { "content-type": "application/json", "x-bothy-csrf": (await me.json()).csrf };
  const { endpoint, keys } = made.toJSON();
  const post = (where, body) => fetch(where, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/notices/browsers", { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await post("/api/notices/browsers/gone", { endpoint: former });
}

/** Push messages for this browser: a service worker that shows them, and a subscription that leads to it. */

import { type NoticeSettings, notices } from "../../wire/notices";

const WORKER = "/notices-worker.js";

/** Whether this browser can take push messages at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether somebody has forbidden it: only the browser's own settings can undo that. */
export const isForbidden = (): boolean => "Notification" in window && Notification.permission === "denied";

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The host's key as browsers take it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks for permission, subscribes, and tells the server. Null if permission was not given. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for a key the host no longer has
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  return notices.addBrowser(made.toJSON());
}

/** Ends it, here and at the server. */
export async function unsubscribe(): Promise<NoticeSettings | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return notices.dropBrowser(made.endpoint);
}

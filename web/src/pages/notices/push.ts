/** Push messages for this browser: a service worker that shows them, and its subscription. */

import { type NoticeSettings, notices } from "../../wire/notices";

const WORKER = "/notices-worker.js";

/** Returns whether this browser supports push messages. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns whether permission was denied: only the browser's own settings can undo that. */
export const isForbidden = (): boolean => "Notification" in window && Notification.permission === "denied";

/** Returns this browser's subscription, if any. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Converts the host's key to the browsers' format. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Requests permission, subscribes, and registers with the server. Null if permission was denied. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for an old key of the host
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  return notices.addBrowser(made.toJSON());
}

/** Unsubscribes here and at the server. */
export async function unsubscribe(): Promise<NoticeSettings | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return notices.dropBrowser(made.endpoint);
}

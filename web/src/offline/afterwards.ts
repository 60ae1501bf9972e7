/** What waits until the engine is ready, so that it doesn't slow down the start: keeping everything for the next one. */

import { BASE } from "../base";

/** Keeps this release's files, so that the next visit needs no network. */
export async function afterwards(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${BASE}service-worker.js`, { scope: BASE }).catch((error: unknown) => {
    console.info(`nothing is kept for offline: ${error}`);
  });
}

/** Turn alerts: the tab's title and icon, and a notification if enabled. */

import { address } from "../router.svelte";

const CALM = address("/favicon.svg");
const CALLING = address("/favicon-turn.svg");

/** Updates the tab's title and icon. */
export function signal(calling: boolean, title: string): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Shows a browser notification while the page is hidden. */
export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(title, { body: text, tag: "bothy-turn" });
}

/** It is my turn: the title and the dot in the tab say so, and a notice if it was asked for. */

const CALM = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** Puts title and icon of the tab right. */
export function signal(calling: boolean, title: string): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** A notice of the browser, while the page is not looked at. */
export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(title, { body: text, tag: "bothy-turn" });
}

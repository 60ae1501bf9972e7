/** The current page: the path determines it, so that every page has an address. */

import { BASE } from "./base";

/** The pages by path pattern; `:name` matches one segment. */
export const ROUTES = {
  home: "/",
  lobby: "/tables",
  setup: "/new/:game",
  table: "/table/:table",
  join: "/join/:invite",
  replay: "/replay/:match",
  embedded: "/embed/replay/:match",
  embeddedResult: "/embed/result/:match",
  rules: "/rules/:game",
  settings: "/settings",
  account: "/account",
  signin: "/sign-in",
  unsubscribe: "/unsubscribe/:token",
  profile: "/profile",
  person: "/profile/:person",
  leaders: "/leaders",
} as const;

export type Page = keyof typeof ROUTES | "lost";
export interface Place {
  page: Page;
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** Returns the segments of a path; an invalid encoding leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["", "", ""];
  }
}

/** Returns the page of a path. */
export function placeOf(path: string, search = ""): Place {
  const query = new URLSearchParams(search);
  const given = partsOf(path);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      const here = given[at] ?? "";
      if (!part.startsWith(":")) return part === here;
      parts[part.slice(1)] = here;
      return true;
    });
    if (fits) return { page: page as Page, parts, query };
  }
  return { page: "lost", parts: {}, query };
}

/** Returns the address of one of our paths, for links. */
export const address = (path: string): string => BASE + path.slice(1);

/** Returns an address's path within our folder. */
const within = (pathname: string): string =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;

// A worker that keeps the page has its folder only with the slash.
if (`${location.pathname}/` === BASE) history.replaceState(null, "", BASE + location.search);

const whereWeAre = (): Place => placeOf(within(location.pathname), location.search);

let current: Place = $state.raw(whereWeAre());
addEventListener("popstate", () => {
  current = whereWeAre();
});

/** Returns the current place. */
export function here(): Place {
  return current;
}

/** True once another page was shown: then the focus must move along. */
let moved = false;

/** For the title of a page: after in-page navigation it gets the focus, for keyboards and screen readers. */
export function arrive(title: HTMLElement): void {
  if (moved) title.focus({ preventScroll: true });
}

/** Goes to one of our paths without reloading the page. From another site's frame it opens in a tab of its own. */
export function go(path: string): void {
  if (within(location.pathname).startsWith("/embed/")) {
    open(address(path), "_blank", "noopener");
    return;
  }
  moved = true;
  history.pushState(null, "", address(path));
  current = whereWeAre();
  scrollTo(0, 0);
}

/** Returns the overlay and its position; the page itself stays as it is. */
export function laidOver(): { what: string | null; at: string } {
  return { what: current.query.get("over"), at: current.query.get("at") ?? "" };
}

/** Opens an overlay. It has its own address, so that Back closes it. */
export function layOver(what: string, at = ""): void {
  const query = new URLSearchParams(location.search);
  query.set("over", what);
  if (at) query.set("at", at);
  else query.delete("at");
  history.pushState({ over: true }, "", `${location.pathname}?${query}`);
  current = whereWeAre();
}

/** Closes it; a visitor who came by its address stays on the page below. */
export function takeOff(): void {
  if (!current.query.has("over")) return;
  if ((history.state as { over?: boolean } | null)?.over) {
    history.back();
    return;
  }
  history.replaceState(null, "", location.pathname);
  current = whereWeAre();
}

/** For `onclick` on links: plain clicks navigate in the page, everything else is left to the browser. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  go(within(event.currentTarget.pathname) + event.currentTarget.search);
}

/** Returns whether a click has no modifiers, such as for a new tab. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Which page is shown: the path says it, so that every page has an address to send. */

/** The pages, by the pattern of their path; `:name` takes one part of it. */
export const ROUTES = {
  home: "/",
  lobby: "/tables",
  setup: "/new/:game",
  table: "/table/:table",
  join: "/join/:invite",
  replay: "/replay/:game",
  rules: "/rules/:game",
  settings: "/settings",
  account: "/account",
  signin: "/sign-in",
  unsubscribe: "/unsubscribe/:token",
  profile: "/profile",
  person: "/profile/:person",
  leaders: "/leaders",
  gallery: "/gallery",
  story: "/story/:game/:story",
} as const;

export type Page = keyof typeof ROUTES | "lost";
export interface Place {
  page: Page;
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** The parts of a path; whatever was never written by a browser leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["", "", ""];
  }
}

/** The page a path leads to. */
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

let current: Place = $state.raw(placeOf(location.pathname, location.search));
addEventListener("popstate", () => {
  current = placeOf(location.pathname, location.search);
});

/** Where we are. */
export function here(): Place {
  return current;
}

/** Whether another page was shown here before: then the focus must come along. */
let moved = false;

/** For the title of a page: whoever came by a link inside the page goes on from there, by keys or by ear. */
export function arrive(title: HTMLElement): void {
  if (moved) title.focus({ preventScroll: true });
}

/** Goes to a path of ours without loading the page anew. */
export function go(path: string): void {
  moved = true;
  history.pushState(null, "", path);
  current = placeOf(location.pathname, location.search);
  scrollTo(0, 0);
}

/** What lies over the page, and where it is opened; the page itself stays as it is. */
export function laidOver(): { what: string | null; at: string } {
  return { what: current.query.get("over"), at: current.query.get("at") ?? "" };
}

/** Opens something over the page. It has an address of its own, so that Back closes it. */
export function layOver(what: string, at = ""): void {
  const query = new URLSearchParams(location.search);
  query.set("over", what);
  if (at) query.set("at", at);
  else query.delete("at");
  history.pushState({ over: true }, "", `${location.pathname}?${query}`);
  current = placeOf(location.pathname, location.search);
}

/** Closes it again; whoever came by its address stays on the page below. */
export function takeOff(): void {
  if (!current.query.has("over")) return;
  if ((history.state as { over?: boolean } | null)?.over) {
    history.back();
    return;
  }
  history.replaceState(null, "", location.pathname);
  current = placeOf(location.pathname, location.search);
}

/** For `onclick` on links: plain clicks stay in the page, everything else is left to the browser. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}

/** Whether a click asks for nothing special, such as a tab of its own. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

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
  gallery: "/gallery",
  story: "/story/:game/:story",
} as const;

export type Page = keyof typeof ROUTES | "lost";
export interface Place {
  page: Page;
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** The page a path leads to. */
export function placeOf(path: string, search = ""): Place {
  const query = new URLSearchParams(search);
  const given = path.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      const here = decodeURIComponent(given[at] ?? "");
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

/** For `onclick` on links: plain clicks stay in the page, everything else is left to the browser. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}

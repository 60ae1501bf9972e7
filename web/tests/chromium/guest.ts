/** Guests created over the API, whose browser opens later: a page for each would take longer. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Language } from "../../src/messages/languages";
import { ROOT } from "./server";

export interface Guest {
  /** Sends a request as their browser would. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Returns their browser's stored state: identity and language. */
  browser(language?: Language): Pick<BrowserContextOptions, "storageState">;
}

/** Creates a new guest at a site. */
export async function comeIn(site: string, name: string): Promise<Guest> {
  const { hostname } = new URL(site);
  let [cookie, csrf] = ["", ""];
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { origin: site, "content-type": "application/json", cookie, "x-bothy-csrf": csrf };
    const answer = await fetch(`${site}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${told}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return told ? JSON.parse(told) : null;
  };
  ({ csrf } = await ask("POST", "/api/me", { name }));
  const [key = "", value = ""] = cookie.split("=");
  const kept = {
    domain: hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  };
  return {
    ask,
    browser: (language = "en") => ({
      storageState: {
        cookies: [{ name: key, value, ...kept }],
        origins: [
          { origin: site, localStorage: [{ name: "bothy.settings", value: JSON.stringify({ language }) }] },
        ],
      },
    }),
  };
}

// The recorded golden games, as finished tables of a server.

export interface Kept {
  id: string;
  match: string;
  /** The newest entry's number. */
  last: string;
}

/** Sends a request as the page's person: a POST if it has a body. */
export function askAs<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([where, sent]) => {
      if (sent === undefined) return fetch(where).then((answer) => answer.json());
      const { csrf } = await fetch("/api/me").then((answer) => answer.json());
      const headers = { "content-type": "application/json", "x-bothy-csrf": csrf };
      return fetch(where, { method: "POST", headers, body: sent }).then((answer) => answer.json());
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

/** Imports a golden game into the server, which checks and stores it as a finished table. */
export async function keep(page: Page, game: string, name: string): Promise<Kept> {
  const record = readFileSync(join(ROOT, `tests/games/${game}/golden/${name}.bothy`), "utf8");
  const [last = ""] = record.match(/(?<="seq":)\d+(?=\}\n\{"end")/) ?? [];
  return { ...(await askAs<Kept>(page, "/api/records", { record })), last };
}

/** Opens a table that plays on from before a step of a kept game, with bots in the other seats. */
export const playOnFrom = (page: Page, match: string, step: number, seat: number): Promise<{ id: string }> =>
  askAs(page, `/api/matches/${match}/play-on`, { step, seat });

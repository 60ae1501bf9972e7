/** Guests created over the API, whose browser opens later: a page for each would take longer. */

import type { BrowserContextOptions } from "playwright-core";
import type { Language } from "../../src/messages/languages";

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

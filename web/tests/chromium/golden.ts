/** The recorded golden games, as finished tables of a server. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "./server";

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

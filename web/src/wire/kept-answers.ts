/** The last board of each table, drawn at once on a later visit while the engine starts. */

import { Database } from "../offline/database";
import type { Ears } from "./transport";
import type { TableInfo } from "./types";

/** Answers that a table's page needs before its board. */
const OF_TABLE = /^\/api\/tables\/([\w-]+)$/;
const OF_MATCH = /^\/api\/matches\/([\w-]+)\?(?:seat=\d+)?$/;
const NOT_TABLES = ["mine", "open"];

const idOf = (method: string, path: string): string => {
  const id = method === "GET" ? (OF_TABLE.exec(path) ?? OF_MATCH.exec(path))?.[1] : undefined;
  return id && !NOT_TABLES.includes(id) ? id : "";
};

class KeptAnswers {
  readonly #database = new Database();
  /** Those of the person, without whom no page begins. */
  readonly #me = "/api/me";

  /** Returns the kept answer to a call; empty if there is none. */
  async early(method: string, path: string): Promise<string> {
    const id = idOf(method, path) || (method === "GET" && path === this.#me ? this.#me : "");
    if (!id) return "";
    return this.#database.copy([id, "answer", path]).catch(() => "");
  }

  async note(method: string, path: string, text: string): Promise<void> {
    const id = idOf(method, path) || (path === this.#me ? this.#me : "");
    if (id) await this.#database.keep([id, "answer", path], text).catch(() => {});
  }

  /** Tells a line the last position that a seat saw of the table's match. */
  async resync(table: string, seat: number | null, ears: Ears): Promise<void> {
    try {
      const kept = await this.#database.copy([table, "answer", `/api/tables/${table}`]);
      if (!kept) return;
      const { match } = JSON.parse(kept) as TableInfo;
      if (!match) return;
      const resync = await this.#database.copy([match, "resync", seat ?? -1]);
      if (resync) ears.heard(JSON.parse(resync));
    } catch {
      // The engine tells it a little later.
    }
  }
}

export const keptAnswers = new KeptAnswers();

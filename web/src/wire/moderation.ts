/** Blocking people, and reporting them to the operator. */

import { call, request } from "./api";
import type { BlockedPerson } from "./types";

export const moderation = {
  blocks: () => call<BlockedPerson[]>("GET", "/api/me/blocks"),
  block: (person: string) => request("POST", `/api/me/blocks/${person}`),
  unblock: (person: string) => request("DELETE", `/api/me/blocks/${person}`),
  /** The server adds the table's latest messages. */
  report: (table: string, about: string, what: string) =>
    request("POST", `/api/tables/${table}/reports`, { about, what }),
};

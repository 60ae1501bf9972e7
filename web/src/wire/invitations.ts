/** Asking people one has played with to one's table, and answering them. */

import { call, request } from "./api";
import type { components } from "./schema";

export type Acquaintance = components["schemas"]["Acquaintance"];

const path = (table: string, person = "") => `/api/tables/${table}/invitations${person && `/${person}`}`;

export const invitations = {
  /** Whom the host could ask, and what those who were asked have answered. */
  known: (table: string) => call<Acquaintance[]>("GET", path(table)),
  ask: (table: string, person: string) => request("POST", path(table, person)),
  /** One's own is declined; a host takes another's back. */
  end: (table: string, person: string) => request("DELETE", path(table, person)),
};

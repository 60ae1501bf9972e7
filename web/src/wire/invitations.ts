/** Invitations to people one has played with, and their answers. */

import { call, request } from "./api";
import type { components } from "./schema";

export type Acquaintance = components["schemas"]["Acquaintance"];

const path = (table: string, person = "") => `/api/tables/${table}/invitations${person && `/${person}`}`;

export const invitations = {
  /** People the host could invite, and the answers of those invited. */
  known: (table: string) => call<Acquaintance[]>("GET", path(table)),
  ask: (table: string, person: string) => request("POST", path(table, person)),
  /** Invited people decline their own invitation; hosts withdraw others'. */
  end: (table: string, person: string) => request("DELETE", path(table, person)),
};

/** Invitation codes of links opened in this tab: a private table's chat is only for people with one. */

import type { TableInfo } from "./types";

const key = (id: string): string => `invite:${id}`;

/** Stores the code of a table's link, for the table and for its match. */
export function keepInvite({ id, match }: TableInfo, code: string): void {
  for (const each of [id, match]) if (each) sessionStorage.setItem(key(each), code);
}

/** Returns the stored code of a table or match. */
export const inviteTo = (id: string): string => sessionStorage.getItem(key(id)) ?? "";

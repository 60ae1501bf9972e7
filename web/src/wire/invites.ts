/** Codes of links that were opened in this tab: what is said at a private table is for those who have one. */

import type { TableInfo } from "./types";

const key = (id: string): string => `invite:${id}`;

/** Keeps the code of a table's link, for the table and for its match. */
export function keepInvite({ id, match }: TableInfo, code: string): void {
  for (const each of [id, match]) if (each) sessionStorage.setItem(key(each), code);
}

/** The code that was kept for a table or a match. */
export const inviteTo = (id: string): string => sessionStorage.getItem(key(id)) ?? "";

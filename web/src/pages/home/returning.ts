/** Remembers whether the home page shows one's own tables first, before they're loaded. */

import { remember, remembered } from "../../local-storage";
import type { TableInfo } from "../../wire/types";

const PLACE = "bothy.had-tables";

/** Returns the tables in play. */
export function goingOn(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter(({ state, lesson }) => state !== "finished" && !lesson);
}

export const hadTables = (): boolean => remembered(PLACE) !== "";

export function noteTables(tables: readonly TableInfo[]): void {
  remember(PLACE, goingOn(tables).length ? "yes" : "");
}

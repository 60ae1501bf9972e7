/** Whether the front door shows one's own tables first: known before they are asked for, from the last time. */

import { remember, remembered } from "../../remembered";
import type { TableInfo } from "../../wire/types";

const PLACE = "bothy.had-tables";

/** The tables to come back to. */
export function goingOn(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter(({ state, lesson }) => state !== "finished" && !lesson);
}

export const hadTables = (): boolean => remembered(PLACE) !== "";

export function noteTables(tables: readonly TableInfo[]): void {
  remember(PLACE, goingOn(tables).length ? "yes" : "");
}

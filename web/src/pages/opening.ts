/** Opening a table: who shall sit there, and what they play. */

import { api } from "../wire/api";
import { comeIn } from "../wire/people.svelte";
import type { TableInfo } from "../wire/types";

/** One seat as it is wished for: a bot, a person at this screen, or left free for somebody with the link. */
export type Sitter = { kind: "bot"; bot: string } | { kind: "here"; name: string } | { kind: "free" };

export interface Wish {
  game: string;
  options: Record<string, string | number | boolean>;
  /** The first is whoever opens the table. */
  name: string;
  others: readonly Sitter[];
}

/** Opens the table, gives the seats away and, if none is left free, begins. */
export async function openTable(wish: Wish): Promise<TableInfo> {
  await comeIn(wish.name);
  let table = await api.openTable(wish.game, wish.options, wish.others.length + 1);
  for (const [at, sitter] of wish.others.entries()) {
    if (sitter.kind === "bot") table = await api.addBot(table.id, sitter.bot, at + 1);
    else if (sitter.kind === "here") table = await api.sitDown(table.id, { seat: at + 1, name: sitter.name });
  }
  return wish.others.some(({ kind }) => kind === "free") ? table : api.start(table.id);
}

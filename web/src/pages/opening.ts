/** Opening a table: who shall sit there, and what they play. */

import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import { comeIn, me, nameOf } from "../wire/people.svelte";
import type { IdeaTerms, Pace, ServerInfo, TableInfo } from "../wire/types";
import { say } from "../words/words.svelte";

/** One seat as it is wished for: a bot, a person at this screen, or left free for somebody with the link. */
export type Sitter = { kind: "bot"; bot: string } | { kind: "here"; name: string } | { kind: "free" };

export interface Wish {
  game: string;
  options: Record<string, string | number | boolean>;
  /** Those of the game's own included, at which nobody sits. */
  seats?: number;
  /** The first is whoever opens the table. */
  name: string;
  others: readonly Sitter[];
  pace?: Pace | null;
  /** Whether people may ask a bot for ideas; what is usual if nobody says. */
  ideas?: IdeaTerms;
  /** Whether it is listed among the open tables, for everybody to sit down. */
  listed?: boolean;
}

/** The link to a table: by the address that others know this machine by, if it is shared with them. */
export function invitation({ shared_at }: Pick<ServerInfo, "shared_at">, code: string): string {
  return `${shared_at || location.origin}/join/${code}`;
}

/** Opens the table, gives the seats away and, if none is left free, begins. */
export async function openTable(wish: Wish): Promise<TableInfo> {
  await comeIn(wish.name);
  const { game, options, seats = wish.others.length + 1, pace, ideas, listed } = wish;
  let table = await api.openTable(game, options, seats, listed, pace, ideas);
  for (const [at, sitter] of wish.others.entries()) {
    if (sitter.kind === "bot") table = await api.addBot(table.id, sitter.bot, at + 1);
    else if (sitter.kind === "here") table = await api.sitDown(table.id, { seat: at + 1, name: sitter.name });
  }
  return wish.others.some(({ kind }) => kind === "free") ? table : api.start(table.id);
}

/** The name to sit down under: the one set here, the one we are known by, or a guest's. */
async function myName(): Promise<string> {
  return settings.name || nameOf(await me()) || say("name-guest");
}

/** A game of two against a bot, begun at once. */
export async function playAgainst(game: string, bot: string): Promise<TableInfo> {
  return openTable({ game, options: {}, name: await myName(), others: [{ kind: "bot", bot }], ideas: "on" });
}

/** A first game to learn by, or a lesson about a part of it. */
export async function learnGame(game: string, lesson?: string): Promise<TableInfo> {
  await comeIn(await myName());
  return api.learn(game, lesson);
}

/** Opens tables: the players, and their game. */

import { say } from "../messages/messages.svelte";
import { address } from "../router.svelte";
import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import { comeIn, me } from "../wire/people.svelte";
import type { IdeaTerms, Pace, ServerInfo, TableInfo } from "../wire/types";

/** A requested seat: a bot, a person at this screen, or free for someone with the link. */
export type Sitter = { kind: "bot"; bot: string } | { kind: "here"; name: string } | { kind: "free" };

export interface Wish {
  game: string;
  options: Record<string, string | number | boolean>;
  /** Includes the game's own seats, which have no player. */
  seats?: number;
  /** The first is the person who opens the table. */
  name: string;
  others: readonly Sitter[];
  pace?: Pace | null;
  /** Policy for bot ideas; the default if absent. */
  ideas?: IdeaTerms;
  /** True to list it among the open tables, where anyone can sit down. */
  listed?: boolean;
}

/** Returns the link to a table: with this machine's shared address, if there is one. */
export function invitation({ share_url }: Pick<ServerInfo, "share_url">, code: string): string {
  return share_url ? `${share_url}/join/${code}` : location.origin + address(`/join/${code}`);
}

/** Opens the table, assigns the seats and, if none is free, starts the match. */
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

/** Returns the name to sit down with: the one set here, the account's, or a guest name. */
async function myName(): Promise<string> {
  return settings.name || (await me())?.name || say("name-guest");
}

/** Starts a two-player game against a bot. */
export async function playAgainst(game: string, bot: string): Promise<TableInfo> {
  return openTable({ game, options: {}, name: await myName(), others: [{ kind: "bot", bot }], ideas: "on" });
}

/** Starts the first lesson of a game, or a lesson about a part of it. */
export async function learnGame(game: string, lesson?: string): Promise<TableInfo> {
  await comeIn(await myName());
  return api.learn(game, lesson);
}

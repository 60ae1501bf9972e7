/** The games of this server, and their titles. */

import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { knows, say } from "./messages.svelte";

const SHELL = "";
/** By language: titles are in the reader's. */
let known: Readonly<Record<string, readonly GameInfo[]>> = $state.raw({});
const asked = new Map<string, Promise<GameInfo[]>>();

/**
 * Returns the games offered here, requested once per language. Unlisted examples are kept too, because a table may
 * use one.
 */
export function gamesHere(): Promise<GameInfo[]> {
  const { language } = settings;
  const found =
    asked.get(language) ??
    api.games().then((games) => {
      known = { ...known, [language]: games };
      return games.filter(({ listed }) => listed);
    });
  asked.set(language, found);
  found.catch(() => asked.delete(language));
  return found;
}

/** Returns a game's title. For a game without a message here it's requested; until then its id is used. */
export function titleOf(game: string): string {
  return knows(SHELL, `home-${game}`) ? say(`home-${game}`) : (told(game)?.title ?? game);
}

/** Describes a game in a sentence or two. */
export function aboutOf(game: string): string {
  return knows(SHELL, `home-${game}-about`) ? say(`home-${game}-about`) : (told(game)?.about ?? "");
}

function told(game: string): GameInfo | undefined {
  const here = known[settings.language];
  if (!here) void gamesHere().catch(() => {});
  return here?.find(({ name }) => name === game);
}

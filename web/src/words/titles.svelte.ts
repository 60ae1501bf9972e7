/** The games of this server: which there are, and what they are called. */

import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { knows, say } from "./words.svelte";

const SHELL = "";
/** By language: titles come in the reader's. */
let known: Readonly<Record<string, readonly GameInfo[]>> = $state.raw({});
const asked = new Map<string, Promise<GameInfo[]>>();

/** The games that are offered here, asked once a language. Examples are known all the same: a table may be of one. */
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

/** What a game is called. A game that our own words don't know is asked for; until then its id stands there. */
export function titleOf(game: string): string {
  return knows(SHELL, `home-${game}`) ? say(`home-${game}`) : (told(game)?.title ?? game);
}

/** What a game is about, in a sentence or two. */
export function aboutOf(game: string): string {
  return knows(SHELL, `home-${game}-about`) ? say(`home-${game}-about`) : (told(game)?.about ?? "");
}

function told(game: string): GameInfo | undefined {
  const here = known[settings.language];
  if (!here) void gamesHere().catch(() => {});
  return here?.find(({ name }) => name === game);
}

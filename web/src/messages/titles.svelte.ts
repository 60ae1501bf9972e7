/** The games of this server, and their words for pages around the tables. */

import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";
import type { Values } from "./catalogue";
import { knows, learn, sayOf } from "./messages.svelte";

let asked: Promise<GameInfo[]> | undefined;

/** Returns the games offered here, requested once. Unlisted examples are left out. */
export function gamesHere(): Promise<GameInfo[]> {
  asked ??= api.games().then((games) => games.filter(({ listed }) => listed));
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

const loading = new Set<string>();

/** Returns a game's message, if there is one. Those of its cover are always there; the rest is loaded on demand. */
export function wordOf(game: string, key: string, values?: Values): string | undefined {
  if (knows(game, key)) return sayOf(game)(key, values);
  if (!loading.has(game)) {
    loading.add(game);
    learn(game).catch(() => loading.delete(game));
  }
  return undefined;
}

/** Returns a game's title; its id until its messages are loaded. */
export const titleOf = (game: string): string =>
  wordOf(game, `home-${game}`) ?? wordOf(game, `game-${game}`) ?? game;

/** Describes a game in a sentence or two. */
export const aboutOf = (game: string): string =>
  wordOf(game, `home-${game}-about`) ?? wordOf(game, `about-${game}`) ?? "";

type Value = GameInfo["options"][number]["default"];

/** Returns the name of a group of options. */
export const groupText = (game: string, group: string): string =>
  wordOf(game, `options-${game}-${group}`) ?? group;

/** Returns the name of an option. */
export const optionText = (game: string, option: string): string => wordOf(game, `option-${option}`) ?? option;

/** Describes in a sentence what an option changes. */
export const optionAbout = (game: string, option: string): string => wordOf(game, `option-${option}-about`) ?? "";

/** Returns the name of an option's value. Keys are lower case. */
export const valueText = (game: string, option: string, value: Value | undefined): string =>
  wordOf(game, `option-${option}-${String(value).toLowerCase()}`) ?? String(value ?? "");

/** Returns the name of a player that the game plays itself. */
export const gameSeatText = (game: string): string => wordOf(game, `seat-of-${game}`) ?? titleOf(game);

/** Returns the name of something that a game counts results by, such as a clan. */
export const countedText = (game: string, kind: string, item: string): string =>
  wordOf(game, `${kind}-${item}`) ?? item;

/** The page's messages: loaded by language, and by game when one of its tables opens. */

import bundles, { covers } from "virtual:messages";
import { api } from "../wire/api";
import { bundleOf, Catalogue, type Value, type Values } from "./catalogue";
import type { Language } from "./languages";
import { pseudo } from "./pseudo";

/** A language, or the pseudo-language for testing. */
export type Spoken = Language | "pseudo";
/** Formats a key with its values in the current language. */
export type Say = (key: string, values?: Values) => string;

const FALLBACK: Language = "en";
/** The bundles of messages that belong to no game. */
const PAGE = "page";
const SHELL = "";
const OF_SEAT = /(?:de la place|do lugar) (?=\{ \$(?:seat|owner|other) \})/giu;
const TO_SEAT = /à la place (?=\{ \$(?:seat|owner|other) \})/giu;
const AO_SEAT = /ao lugar (?=\{ \$(?:seat|owner|other) \})/giu;
const BY_SEAT = /pelo lugar (?=\{ \$(?:seat|owner|other) \})/giu;
const SEAT = /(?:la place|(?<=\s)o lugar|seat|place|lugar) (?=\{ \$(?:seat|owner|other) \})/giu;
const OF_SEATS = /pel(?:o lugar|os lugares) (?=\{ \$seats \})/giu;
const SEATS = /(?:seats?|la place|les places) (?=\{ \$seats \})/giu;

const withNames = new Map<string, string>();

/**
 * Removes "seat" before seat numbers in the rules' messages: at a table a player's name replaces the whole
 * expression. Cached by source.
 */
function named(source: string): string {
  const known = withNames.get(source);
  if (known !== undefined) return known;
  const found = source
    .replace(OF_SEAT, "de ")
    .replace(TO_SEAT, "à ")
    .replace(AO_SEAT, "a ")
    .replace(BY_SEAT, "por ")
    .replace(SEAT, "")
    .replace(OF_SEATS, "por ")
    .replace(SEATS, "");
  withNames.set(source, found);
  return found;
}

/** One catalogue per game, and one under "" for everything else. */
let spoken: Spoken = FALLBACK;
const taught = new Set<string>();
/** True if the messages for few pages are loaded. */
let more = false;
let learning: Promise<void> | undefined;
/** Counts changes of language or messages, to detect outdated loads. */
let asked = 0;
let catalogues: Record<string, Catalogue> = $state.raw({ [SHELL]: new Catalogue([]) });

async function sources(language: Language, game: string): Promise<string[]> {
  const names = [PAGE, ...(more ? [`${PAGE}-lazy`] : [])];
  const texts = await Promise.all([bundled(names, language), ...(game ? [theirs(language, game)] : [])]);
  return [...(covers[language] ?? []), ...texts.flat()].map(named);
}

/** Returns a game's own messages: from the client if included, otherwise from the server. */
async function theirs(language: Language, game: string): Promise<string[]> {
  if (!bundles[`${game}-${language}`]) return [await api.messages(game, language)];
  const names = [game, ...(taught.has(game) ? [`${game}-lesson`] : []), ...(more ? [`${game}-lazy`] : [])];
  return bundled(names, language);
}

async function bundled(names: readonly string[], language: Language): Promise<string[]> {
  return (await Promise.all(names.map((name) => bundles[`${name}-${language}`]?.() ?? []))).flat();
}

async function catalogue(game: string): Promise<Catalogue> {
  const fallback = await sources(FALLBACK, game);
  if (spoken === "pseudo") return new Catalogue([bundleOf(FALLBACK, fallback, pseudo)]);
  const bundles = [bundleOf(FALLBACK, fallback)];
  if (spoken !== FALLBACK) bundles.unshift(bundleOf(spoken, await sources(spoken, game)));
  return new Catalogue(bundles);
}

async function again(game: string): Promise<Catalogue> {
  try {
    return await catalogue(game);
  } catch (error) {
    const kept = game === SHELL ? undefined : catalogues[game];
    if (!kept) throw error;
    return kept;
  }
}

/** Changes the language of the whole page. */
export async function speak(language: Spoken): Promise<void> {
  spoken = language;
  asked += 1;
  await know(() => Object.keys(catalogues));
  document.documentElement.lang = spoken === "pseudo" ? "en" : spoken;
}

/**
 * Loads messages of games; repeats if others were requested meanwhile, so that the last load is complete. A game whose
 * messages can't be had again keeps those it has.
 */
async function know(games: () => string[]): Promise<void> {
  const wanted = asked;
  const made = await Promise.all(games().map(async (game) => [game, await again(game)] as const));
  if (wanted !== asked) return know(games);
  catalogues = { ...catalogues, ...Object.fromEntries(made) };
}

/** Loads the messages that few pages need, once. */
export function learnMore(): Promise<void> {
  learning ??= withMore();
  return learning;
}

async function withMore(): Promise<void> {
  more = true;
  await speak(spoken);
}

/** Loads a game's messages for `sayOf(game)`. */
export async function learn(game: string): Promise<void> {
  if (!(game in catalogues)) await know(() => [game]);
}

/** Loads a game's messages with those of its lessons. */
export async function learnLessons(game: string): Promise<void> {
  if (game in catalogues && taught.has(game)) return;
  taught.add(game);
  asked += 1;
  await know(() => [game]);
}

/** Formats a message that belongs to no game. */
export const say: Say = (key, values) => sayOf(SHELL)(key, values);

/** Joins a term and its description with the language's colon. */
export const colon = (what: string, told = ""): string => say(told ? "colon" : "colon-after", { what, told });

/** Returns a game's formatter; its own messages take precedence over ours. */
export function sayOf(game: string): Say {
  return (key, values) => (catalogues[game] ?? (catalogues[SHELL] as Catalogue)).render(key, values);
}

/** Formats a game's value as in its sentences: a word, or a list of words. */
export function spell(game: string, name: string, value: Value): string {
  return (catalogues[game] ?? (catalogues[SHELL] as Catalogue)).spell(name, value);
}

/** Returns whether a game has a message with this key. */
export function knows(game: string, key: string): boolean {
  return (catalogues[game] ?? (catalogues[SHELL] as Catalogue)).has(key);
}

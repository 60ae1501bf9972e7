/** Parser for the command box: an action in a few letters, or a question. */

import { knows, type Say } from "../messages/messages.svelte";
import type { Offer } from "./state.svelte";

export const COMMANDS = [
  "do",
  "undo",
  "reset",
  "end",
  "pass",
  "cancel",
  "offers",
  "changed",
  "next",
  "idea",
  "help",
] as const;
export type Command = (typeof COMMANDS)[number];

/** Converts to lower case without accents and with plain apostrophes, so that they needn't be typed. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").trim();
}

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns every word that can refer to an action. */
export function wordsOfVerb(verb: string, game: string, say: Say): string[] {
  return [verb, knows(game, `verb-${verb}`) ? say(`verb-${verb}`) : ""].flatMap(wordsOf);
}

/** From this length on, letters may also match inside a word: "ewan" in MacEwan. */
const INSIDE = 3;

/**
 * Returns the items that match every typed word: at a word's start or, failing that, inside one. Numbers must
 * match exactly.
 */
export function fitting<One>(text: string, all: readonly One[], wordsFor: (one: One) => readonly string[]): One[] {
  const typed = wordsOf(text);
  if (!typed.length) return [];
  const has = (word: string, each: string, inside: boolean) => {
    if (/^\d+$/.test(word)) return each === word;
    return inside && word.length >= INSIDE ? each.includes(word) : each.startsWith(word);
  };
  const found = (inside: boolean) =>
    all.filter((one) => {
      const own = wordsFor(one);
      return typed.every((word) => own.some((each) => has(word, each, inside)));
    });
  const begun = found(false);
  return begun.length ? begun : found(true);
}

/** Cached per offer, because each keystroke searches all of them. */
const KNOWN = new WeakMap<Offer, readonly string[]>();

/** Returns every word that can refer to an offer. */
function wordsOfOffer(offer: Offer, game: string, say: Say): readonly string[] {
  const known = KNOWN.get(offer);
  if (known) return known;
  const values = Object.entries(offer.args).flatMap(([arg, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => {
      const key = `${arg}-${each}`;
      return [String(each), knows(game, key) ? say(key) : ""];
    }),
  );
  const words = [...wordsOfVerb(offer.verb, game, say), ...[offer.text, ...values].flatMap(wordsOf)];
  KNOWN.set(offer, words);
  return words;
}

/** Returns the offers that match every typed word. */
export function meant(text: string, offers: readonly Offer[], game: string, say: Say): Offer[] {
  const found = fitting(text, offers, (offer) => wordsOfOffer(offer, game, say));
  // A typed verb means that verb, even if another action's words contain it.
  const [first = ""] = wordsOf(text);
  const byVerb = found.filter((offer) => wordsOf(offer.verb).some((word) => word.startsWith(first)));
  return byVerb.length ? byVerb : found;
}

/** Returns the command for a text, in the current language or in English. */
export function commandOf(text: string, say: Say): Command | undefined {
  const typed = plain(text).replace(/\s*\?$/, "");
  return COMMANDS.find(
    (command) =>
      typed === command ||
      plain(say(`command-${command}`))
        .split(" / ")
        .includes(typed),
  );
}

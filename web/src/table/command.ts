/** What is typed into the command box: an action in a few letters, or a question. */

import { knows, type Say } from "../words/words.svelte";
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

/** Lower case, no accents, plain apostrophes: nobody should have to find them on the keyboard. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").trim();
}

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every word by which a kind of action can be meant. */
export function wordsOfVerb(verb: string, game: string, say: Say): string[] {
  return [verb, knows(game, `verb-${verb}`) ? say(`verb-${verb}`) : ""].flatMap(wordsOf);
}

/** So many letters may also stand inside a word: "ewan" in MacEwan. */
const INSIDE = 3;

/** Those that have every word typed: one that begins so, or if there is none, one that has it inside. Figures must be whole. */
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

/** By offer, as each letter that is typed asks for all of them. */
const KNOWN = new WeakMap<Offer, readonly string[]>();

/** Every word by which an offer can be meant. */
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

/** The offers that have every word typed. */
export function meant(text: string, offers: readonly Offer[], game: string, say: Say): Offer[] {
  const found = fitting(text, offers, (offer) => wordsOfOffer(offer, game, say));
  // Who names the verb means the verb, even if another action's words have it too.
  const [first = ""] = wordsOf(text);
  const byVerb = found.filter((offer) => wordsOf(offer.verb).some((word) => word.startsWith(first)));
  return byVerb.length ? byVerb : found;
}

/** The command a text is, in the language spoken or in English. */
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

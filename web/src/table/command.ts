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

/** Every word by which an offer can be meant. */
function wordsOfOffer(offer: Offer, game: string, say: Say): string[] {
  const verb = knows(game, `verb-${offer.verb}`) ? say(`verb-${offer.verb}`) : "";
  const values = Object.entries(offer.args).flatMap(([arg, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => {
      const key = `${arg}-${each}`;
      return [String(each), knows(game, key) ? say(key) : ""];
    }),
  );
  return [offer.verb, verb, offer.text, ...values].flatMap(wordsOf);
}

/** The offers that have every word typed, or a word that begins so. Figures must be whole. */
export function meant(text: string, offers: readonly Offer[], game: string, say: Say): Offer[] {
  const typed = wordsOf(text);
  if (!typed.length) return [];
  const fits = (word: string, own: readonly string[]) =>
    own.some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word)));
  const found = offers.filter((offer) => {
    const own = wordsOfOffer(offer, game, say);
    return typed.every((word) => fits(word, own));
  });
  // Who names the verb means the verb, even if another action's words have it too.
  const first = typed[0] as string;
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

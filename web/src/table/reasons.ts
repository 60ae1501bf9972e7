/** Reasons for unavailable actions, grouped by what is missing: each reason once, with everything it affects. */

import type { Say } from "../messages/messages.svelte";
import type { Blocked, Choosing, Fixed } from "./choosing.svelte";
import { meant, wordsOf, wordsOfVerb } from "./command";
import type { Offer, TableState } from "./state.svelte";

export interface Reason {
  /** The reason's key: the same for all actions that lack the same thing. */
  key: string;
  /** The reason's sentences; several if the numbers differ. */
  texts: string[];
  rule: string | undefined;
  /** The actions it affects. */
  verbs: string[];
  /** The affected actions' labels on buttons. */
  labels: string[];
}

/** Groups reasons, those with the most affected actions first. */
export function byReason(blocked: readonly Blocked[]): Reason[] {
  const found = new Map<string, Reason>();
  for (const { action, text, key = text, label, rule } of blocked) {
    const reason = found.get(key) ?? { key, texts: [], rule, verbs: [], labels: [] };
    if (!reason.texts.includes(text)) reason.texts.push(text);
    if (!reason.verbs.includes(action[0])) reason.verbs.push(action[0]);
    if (!reason.labels.includes(label)) reason.labels.push(label);
    found.set(key, reason);
  }
  return [...found.values()].sort((one, other) => other.labels.length - one.labels.length);
}

/** Maximum number of reasons given for a typed action. */
const TOLD = 3;
/** Returns a text's pattern, so that "e8" is like "f6": letters and digits. */
const shape = (text: string): string => text.replace(/\p{L}/gu, "a").replace(/\d/g, "9");

/** Returns typed words that look like offers' arguments: a hex, a number. */
function argumentsIn(typed: readonly string[], offers: readonly Offer[]): Fixed {
  const found: Record<string, string | number> = {};
  for (const word of typed.filter((each) => /\d/.test(each)))
    for (const [name, value] of offers.flatMap(({ args }) => Object.entries(args)))
      if (shape(String(value)) === shape(word)) found[name] = typeof value === "number" ? Number(word) : word;
  return found;
}

/**
 * Returns why a typed action isn't possible. Undefined if it names no action; "" if its kind isn't possible now.
 */
export async function whyNot(
  typed: string,
  table: TableState,
  choosing: Choosing,
  say: Say,
): Promise<string | undefined> {
  const [first = "", ...rest] = wordsOf(typed);
  const verbs = Object.keys(table.pack.arguments ?? {}).filter((verb) =>
    wordsOfVerb(verb, table.game, say).some((word) => word.startsWith(first)),
  );
  const offered = table.offers.filter(({ verb }) => verbs.includes(verb));
  // Two letters are too few for an action that isn't offered: "no such thing" isn't "Nothing more".
  if (!verbs.length || first.length < (offered.length ? 2 : 3)) return undefined;
  const given = argumentsIn(rest, offered);
  const asked = verbs.slice(0, TOLD).map((verb) => choosing.blocked({ verb, ...given }));
  const blocked = (await Promise.all(asked)).flat();
  const tried = blocked.map(({ action, label, text }) => {
    const offer: Offer = { action, verb: action[0], args: {}, text: label };
    return { offer, told: `${label}: ${text}` };
  });
  const wanted = meant(
    typed,
    tried.map(({ offer }) => offer),
    table.game,
    say,
  );
  const told = tried.filter(({ offer }) => wanted.includes(offer)).map((each) => each.told);
  return [...new Set(told)].slice(0, TOLD).join(" ");
}

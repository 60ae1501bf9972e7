/** Sentences for refused requests and other reasons. */

import { AWAY, Refusal } from "../wire/api";
import type { ReasonData } from "../wire/types";
import type { Values } from "./catalogue";
import { knows, learnMore, say, sayOf } from "./messages.svelte";

/** Returns a reason's sentence; those of few pages are loaded first. */
export async function reasonText({ key, values }: ReasonData, game = ""): Promise<string> {
  if (key === AWAY.key) return say(AWAY.key);
  const message = `no-${key}`;
  // Without a connection the key is better than nothing.
  if (!knows(game, message)) await learnMore().catch(() => {});
  return sayOf(game)(message, values as Values);
}

/** Returns the sentence for whatever kept a page from its data: a refusal, or no connection. */
export async function troubleText(error: unknown): Promise<string> {
  return error instanceof Refusal ? refusedBy(error) : say(AWAY.key);
}

/** Returns the sentence for a refusal; rethrows anything else, which is a bug. */
export async function refusedBy(error: unknown, game = ""): Promise<string> {
  if (!(error instanceof Refusal)) throw error;
  return reasonText(error.reason, game);
}

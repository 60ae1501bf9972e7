/** Sentences for refused requests. */

import { Refusal } from "../wire/api";
import type { Values } from "./catalogue";
import { say } from "./messages.svelte";

/** Returns a refusal's sentence: the server's own, or ours where only its key came. */
export function sentenceOf({ status, reason, message }: Refusal): string {
  return status ? message || say(`no-${reason.key}`, reason.values as Values) : say("server-away");
}

/** Returns the sentence for a refusal; rethrows anything else, which is a bug. */
export function refusedBy(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return sentenceOf(error);
}

/** Sentences for refused requests. */

import { Refusal } from "../wire/api";
import { say } from "./messages.svelte";

/** Returns the sentence for a refusal; rethrows anything else, which is a bug. */
export function refusedBy(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.status ? error.message : say("server-away");
}

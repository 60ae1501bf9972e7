/** What is said when something could not be done. */

import { Refusal } from "../wire/api";
import { say } from "./words.svelte";

/** The sentence for a refusal; anything else is a fault and goes on. */
export function refusedBy(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.status ? error.message : say("server-away");
}

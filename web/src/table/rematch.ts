/** Creates a table for the same players in the same seats, and goes there. The first request creates it. */

import { go } from "../router.svelte";
import { api, Refusal } from "../wire/api";
import { toast } from "./announcements.svelte";
import type { Session } from "./session.svelte";

export async function rematch(session: Session, game: string): Promise<void> {
  try {
    go(`/table/${(await api.rematch(session.info.id, game)).id}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(session.why(error), "warn");
  }
}

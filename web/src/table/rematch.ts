/** Creates a table for the same players in the same seats, and goes there. The first request creates it. */

import { go } from "../router.svelte";
import { api } from "../wire/api";
import type { Session } from "./session.svelte";

export function rematch({ feed }: Session, game: string): Promise<void> {
  return feed.attempt(async () => go(`/table/${(await api.rematch(feed.info.id, game)).id}`));
}

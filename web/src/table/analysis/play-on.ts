/** A table that starts from a position of another game, with bots for the other players. */

import { say } from "../../messages/messages.svelte";
import { refusedBy } from "../../messages/refused";
import { go } from "../../router.svelte";
import { settings } from "../../settings.svelte";
import { call } from "../../wire/api";
import { inviteTo } from "../../wire/invites";
import { comeIn, me } from "../../wire/people.svelte";
import type { TableInfo } from "../../wire/types";
import { toast } from "../announcements.svelte";

/** Creates it from the position before this step, and goes there. */
export async function playOn(match: string, step: number, seat: number): Promise<void> {
  try {
    if (!(await me())) await comeIn(settings.name || say("name-guest"));
    const table = await call<TableInfo>("POST", `/api/matches/${match}/play-on`, {
      step,
      seat,
      invite: inviteTo(match),
    });
    go(`/table/${table.id}`);
  } catch (error) {
    toast(await refusedBy(error), "warn");
  }
}

/** What my seat prefers where a game would ask on other people's turns: kept by the server, shown in two places. */

import { api, Refusal } from "../wire/api";
import type { Preference, ReactionInfo } from "../wire/types";
import { toast } from "./live.svelte";
import type { Session } from "./session.svelte";

export const PREFERENCES: readonly Preference[] = ["never", "ask", "always"];

export class Preferences {
  /** The optional reactions of this table; none in most games. */
  list: readonly ReactionInfo[] = $state.raw([]);
  readonly #session: () => Session;

  constructor(session: () => Session) {
    this.#session = session;
  }

  /** The seat they are about: the one that answers now, else the first of mine. */
  get #seat(): number | undefined {
    const { table, held } = this.#session();
    const seat = table.me ?? held[0];
    return seat !== undefined && held.includes(seat) ? seat : undefined;
  }

  /** Asks the server. The page calls this in an effect, so that it is asked anew when the seat changes. */
  load(): void {
    const seat = this.#seat;
    if (seat === undefined) return;
    api.reactions(this.#session().info.id, seat).then(
      (found) => {
        this.list = found;
      },
      () => {
        this.list = []; // a server that is away says so elsewhere
      },
    );
  }

  of(reaction: string): ReactionInfo | undefined {
    return this.list.find((each) => each.reaction === reaction);
  }

  /** From now on. What is asked just now is answered so. */
  async prefer(reaction: string, preference: Preference): Promise<void> {
    const seat = this.#seat;
    if (seat === undefined) return;
    try {
      this.list = await api.prefer(this.#session().info.id, seat, reaction, preference);
    } catch (refusal) {
      if (refusal instanceof Refusal) toast(refusal.message);
    }
  }
}

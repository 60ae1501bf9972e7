/** My seat's preferences for decisions in other players' turns: stored by the server, shown in two places. */

import { refusedBy } from "../messages/refused";
import { api } from "../wire/api";
import type { Preference, ReactionInfo } from "../wire/types";
import { toast } from "./announcements.svelte";
import type { Session } from "./session.svelte";

export const PREFERENCES: readonly Preference[] = ["never", "ask", "always"];

export class Preferences {
  /** Optional reactions of this table; none in most games. */
  list: readonly ReactionInfo[] = $state.raw([]);
  readonly #session: () => Session;

  constructor(session: () => Session) {
    this.#session = session;
  }

  /** The game whose reactions these are. */
  get game(): string {
    return this.#session().table.game;
  }

  /** The seat they apply to: the one that answers now, or else my first. */
  get #seat(): number | undefined {
    const { me, held } = this.#session().table;
    const seat = me ?? held[0];
    return seat !== undefined && held.includes(seat) ? seat : undefined;
  }

  /** Loads them. The page calls it in an effect, so that it repeats when the seat changes. */
  load(): void {
    const seat = this.#seat;
    if (seat === undefined) return;
    api.reactions(this.#session().feed.info.id, seat).then(
      (found) => {
        this.list = found;
      },
      () => {
        this.list = []; // an unavailable server is reported elsewhere
      },
    );
  }

  of(reaction: string): ReactionInfo | undefined {
    return this.list.find((each) => each.reaction === reaction);
  }

  /** Sets a preference, which also answers the current decision. */
  async prefer(reaction: string, preference: Preference): Promise<void> {
    const seat = this.#seat;
    if (seat === undefined) return;
    try {
      this.list = await api.prefer(this.#session().feed.info.id, seat, reaction, preference);
    } catch (refusal) {
      toast(await refusedBy(refusal, this.game));
    }
  }
}

/** The log of a table in play: grows with what is shown, and loads what was missed while disconnected. */

import { sayOf } from "../messages/messages.svelte";
import { api } from "../wire/api";
import type { BotInfo, Step } from "../wire/types";
import { toast } from "./announcements.svelte";
import type { GameClient } from "./contract/game";
import { botName } from "./seats";
import type { StepSeen, TableModel } from "./state.svelte";
import { Log, reseatingOf } from "./steps";

/** Number of steps kept as new: several may be shown at once. */
const FRESH = 40;

export class LiveLog {
  readonly #table: TableModel;
  readonly #log: Log;

  constructor(table: TableModel, bots: readonly BotInfo[], spelled?: GameClient["words"]["spelled"]) {
    this.#table = table;
    this.#log = new Log(
      () => (key, values) => sayOf(table.game)(key, values && spelled ? spelled(table, key, values) : values),
      () => table.names,
      (bot) => botName(bot, bots),
    );
  }

  /** Adds steps, and returns them in readable form. The table doesn't show them yet. */
  add(steps: readonly Step[]): StepSeen[] {
    this.#log.add(steps);
    return this.#log.told(steps);
  }

  show(): void {
    this.#table.log = this.#log.standing();
  }

  showNew(steps: readonly StepSeen[]): void {
    for (const step of steps) this.#announceReseating(step);
    this.show();
    this.#table.fresh = [...this.#table.fresh, ...steps].slice(-FRESH);
  }

  /** Drops entries after this one, which the server has lost. */
  forget(after: number): void {
    this.#log.forget(after);
    this.#table.fresh = [];
  }

  /** Loads all missing entries up to the newest one received. */
  async catchUp(received: { readonly seq: number }): Promise<void> {
    while (this.#log.gap <= received.seq) {
      const { match, me } = this.#table;
      const { steps } = await api.history(match, this.#log.gap, me);
      if (!steps.length) break;
      this.#log.add(steps);
    }
  }

  /** Announces a seat's new player. For a seat left without a player, a notice asks what to do instead. */
  #announceReseating(step: StepSeen): void {
    const reseating = reseatingOf(step);
    const isLeft = reseating?.key === "seat-left" || reseating?.key === "seat-out-of-time";
    if (!reseating || (isLeft && !reseating.values?.bot) || this.#table.held.includes(step.by ?? -1)) return;
    toast(step.texts.join(" "));
  }
}

/** A bot's ideas for the current decision: loaded on request, void after the next question. */

import { api, Refusal } from "../../wire/api";
import type { Suggestion } from "../../wire/types";
import { same } from "../choosing.svelte";
import type { GameClient } from "../contract/game";
import type { Session } from "../session.svelte";
import type { Action, Offer } from "../state.svelte";
import { type Plan, planOf } from "./plan";

/** An idea as displayed: the immediate action, and the intended continuation. */
export interface Idea extends Plan {
  /** Its first action, among my current offers. */
  offer: Offer;
  points: number;
  /** Points by which it seems weaker than the first. */
  behind: number;
}

export class Asking {
  ideas: readonly Idea[] | null = $state.raw(null);
  thinking: boolean = $state(false);
  /** Reason why there are none. */
  refused: string = $state("");
  /** The question they answer. */
  #about = $state(-1);
  readonly #session: Session;
  readonly #client: GameClient;

  constructor(session: Session, client: GameClient) {
    this.#session = session;
    this.#client = client;
  }

  /** True if they answer the current question. */
  get fresh(): boolean {
    return this.#about === this.#session.table.asked;
  }

  async ask(): Promise<void> {
    const { table } = this.#session;
    if (this.thinking || table.me === null || !table.offers.length) return;
    this.thinking = true;
    this.refused = "";
    this.ideas = null;
    this.#about = table.asked;
    try {
      const { ideas } = await api.ideas(table.match, table.me);
      const best = ideas[0]?.gain ?? 0;
      this.ideas = ideas.flatMap((each) => this.#shown(each, best));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = await this.#session.feed.why(error);
    } finally {
      this.thinking = false;
    }
  }

  #shown({ steps, points, gain }: Suggestion, best: number): Idea[] {
    const { table } = this.#session;
    const [first] = steps;
    const offer = table.offers.find(({ action }) => same(action, first?.do as unknown as Action));
    if (!offer) return [];
    return [{ ...planOf(steps, table.me, table, this.#client), offer, points, behind: best - gain }];
  }
}

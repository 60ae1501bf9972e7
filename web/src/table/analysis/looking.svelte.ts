/** Loads a bot's analysis of a finished match: polled while its score sheet is open until it's ready. */

import { learnMore } from "../../messages/messages.svelte";
import { call, Refusal } from "../../wire/api";
import type { MatchAnalysis } from "../../wire/types";

const SOON = 2_000;
const LATE = 15_000;

export class Looking {
  /** Null until it's known whether there will be one. */
  answer: MatchAnalysis | null = $state.raw(null);

  /** True if there is, or will be, something to show. */
  get promising(): boolean {
    const { state = "none", analysis } = this.answer ?? {};
    return state === "waiting" || (analysis?.course.length ?? 0) > 1;
  }

  /** Polls until there is a result; returns a function that stops it. */
  follow(match: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (pause: number): Promise<void> => {
      const [found] = await Promise.all([this.#ask(match), learnMore()]);
      if (over) return;
      this.answer = found ?? this.answer;
      if (this.answer?.state === "waiting") timer = setTimeout(() => void ask(Math.min(LATE, 1.5 * pause)), pause);
    };
    void ask(SOON);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  /** Returns null if the host is unavailable or doesn't offer analyses. */
  async #ask(match: string): Promise<MatchAnalysis | null> {
    try {
      return await call<MatchAnalysis>("GET", `/api/matches/${match}/analysis`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  }
}

/** What a bot makes of a finished match: asked for while its score sheet is open, and again until it is there. */

import { call, Refusal } from "../../wire/api";
import type { MatchAnalysis } from "../../wire/types";
import { learnMore } from "../../words/words.svelte";

const SOON = 2_000;
const LATE = 15_000;

export class Looking {
  /** Null until it is known whether there will be one. */
  answer: MatchAnalysis | null = $state.raw(null);

  /** Whether there is something to look at, or will be. */
  get promising(): boolean {
    const { state = "none", analysis } = this.answer ?? {};
    return state === "waiting" || (analysis?.course.length ?? 0) > 1;
  }

  /** Asks until there is an answer; what is returned ends it. */
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

  /** A host that is away, or that knows of no such thing, has none for us just now. */
  async #ask(match: string): Promise<MatchAnalysis | null> {
    try {
      return await call<MatchAnalysis>("GET", `/api/matches/${match}/analysis`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  }
}

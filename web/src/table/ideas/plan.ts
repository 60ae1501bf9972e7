/** A way to go on as the wire has it, sorted by what a card tells of it. */

import type { Suggestion } from "../../wire/types";
import type { Action, EventSeen, StepSeen } from "../state.svelte";
import { eventOf } from "../steps";

export interface Plan {
  /** The kind of action it begins with. */
  verb: string;
  /** What that says, in words. */
  title: string;
  /** This turn's part of it. */
  now: readonly StepSeen[];
  /** What is meant to follow, in words. */
  afterwards: readonly string[];
  events: readonly EventSeen[];
}

export function planOf(steps: Suggestion["steps"], seat: number | null): Plan {
  const told = steps.map(({ do: action, events, texts, text, later }, at) => ({
    step: {
      seq: at,
      by: seat,
      action: action as unknown as Action,
      events: events.map(eventOf),
      texts,
    } satisfies StepSeen,
    text,
    later: later ?? false,
  }));
  return {
    verb: told[0]?.step.action[0] ?? "",
    title: told[0]?.text ?? "",
    now: told.filter(({ later }) => !later).map(({ step }) => step),
    afterwards: told.slice(1).flatMap(({ step, text }) => (step.action[0] === "end-turn" ? [] : text)),
    events: told.flatMap(({ step }) => step.events),
  };
}

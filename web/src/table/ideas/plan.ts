/** A suggestion from the server, arranged for a card. */

import type { Suggestion } from "../../wire/types";
import type { Action, EventSeen, StepSeen } from "../state.svelte";
import { eventOf } from "../steps";

export interface Plan {
  /** Its first action. */
  verb: string;
  /** Title of that action. */
  title: string;
  /** Steps of this turn. */
  now: readonly StepSeen[];
  /** The intended continuation, in words. */
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

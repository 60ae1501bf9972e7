/** A suggestion from the server, arranged for a card. */

import { type Say, sayOf } from "../../messages/messages.svelte";
import type { Suggestion } from "../../wire/types";
import type { GameClient } from "../contract/game";
import type { Action, EventSeen, StepSeen, TableState } from "../state.svelte";
import { actionText, eventOf, eventText } from "../steps";

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

export function planOf(
  steps: Suggestion["steps"],
  seat: number | null,
  { game, pack, seats }: TableState,
  { words: { spelled } }: Pick<GameClient, "words">,
): Plan {
  const names = seats.map(({ name }) => name);
  const say: Say = (key, values) => sayOf(game)(key, values && spelled ? spelled({ pack }, key, values) : values);
  const told = steps.map(({ do: done, events, later }, at) => {
    const action = done as unknown as Action;
    const seen = events.map(eventOf);
    const texts = seen.flatMap((event) => (event.values ? eventText(event, say, names) : []));
    return {
      step: { seq: at, by: seat, action, events: seen, texts } satisfies StepSeen,
      text: actionText(action, pack, sayOf(game), names),
      later: later ?? false,
    };
  });
  return {
    verb: told[0]?.step.action[0] ?? "",
    title: told[0]?.text ?? "",
    now: told.filter(({ later }) => !later).map(({ step }) => step),
    afterwards: told.slice(1).flatMap(({ step, text }) => (step.action[0] === "end-turn" ? [] : text)),
    events: told.flatMap(({ step }) => step.events),
  };
}

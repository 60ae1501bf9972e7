/** The time left in a sentence, for the command box. */

import { learnMore, say } from "../../messages/messages.svelte";
import type { Message } from "../../wire/types";
import { plain } from "../command";
import { leftOf, shownTime } from "./time";

export async function isAsked(text: string): Promise<boolean> {
  await learnMore();
  return [plain(say("clock-word")), "clock"].includes(plain(text));
}

export async function spoken(
  told: Message<"clock"> & { ahead: number },
  names: readonly string[],
): Promise<string> {
  await learnMore();
  const now = Date.now() - told.ahead;
  return told.seats
    .flatMap((seat, index) => {
      const left = leftOf(seat, told.at, now);
      if (left === null) return [];
      const key = typeof seat.ends === "number" ? "clock-runs" : "clock-has";
      return [say(key, { name: names[index] ?? "", time: shownTime(left, say) })];
    })
    .join(" ");
}

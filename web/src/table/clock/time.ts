/** Time left, counted down from the server's last message. */

import type { Say } from "../../messages/messages.svelte";
import type { SeatTime } from "../../wire/types";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Below this fraction, time is short. */
const TENTH = 0.1;

/** Returns a seat's time left at a moment of the server's clock; null without a clock. */
export function leftOf(seat: SeatTime, told: number, now: number): number | null {
  if (typeof seat.left !== "number") return null;
  if (typeof seat.ends !== "number") return seat.left;
  const from = Math.max(told, seat.resumes ?? told);
  return Math.max(0, seat.left - Math.max(0, now - from));
}

export const isShort = (left: number, whole: number): boolean => left < whole * TENTH;

const two = (count: number): string => String(count).padStart(2, "0");

/**
 * Formats a time for reading at a glance: `2 d 5 h`, `1:05 h`, `9:07`. Seconds are rounded up, so 0:00 is the end.
 */
export function shownTime(left: number, say: Say): string {
  if (left >= DAY)
    return say("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return say("clock-hours", {
      hours: Math.floor(left / HOUR),
      minutes: two(Math.floor((left % HOUR) / 60_000)),
    });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

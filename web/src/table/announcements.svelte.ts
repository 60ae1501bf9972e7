/** Announcements and notes: one announcement per finished turn, and short toasts on the screen. */

import { Queue } from "./queue";

export interface Toast {
  id: number;
  text: string;
  /** A warning is a refusal, and belongs to the page where it occurred. */
  kind: "info" | "warn";
  /** Number of times it came while shown. */
  count: number;
}

/** Display time of a toast, in milliseconds. */
const LASTS = { info: 6000, warn: 10_000 };
let number = 0;
const ends = new Map<number, ReturnType<typeof setTimeout>>();

export const live: { spoken: string; toasts: Toast[] } = $state({ spoken: "", toasts: [] });
const queue = new Queue((text) => {
  live.spoken = text;
});

/** Announces a text to screen readers; nothing is shown. */
export function announce(text: string): void {
  queue.say(text);
}

/** Shows a toast and announces it. A repeated one is counted, and its time restarts. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const there = live.toasts.find((each) => each.text === text && each.kind === kind);
  if (there) there.count += 1;
  else live.toasts.push({ id: ++number, text, kind, count: 1 });
  if (!queue.holds(text)) announce(text);
  release(there?.id ?? number);
}

/** Removes a toast. */
export function dismiss(id: number): void {
  hold(id);
  live.toasts = live.toasts.filter((each) => each.id !== id);
}

/** Keeps a toast while it's being read. */
export function hold(id: number): void {
  clearTimeout(ends.get(id));
  ends.delete(id);
}

/** Restarts a toast's time, after which it's removed. */
export function release(id: number): void {
  hold(id);
  const { kind } = live.toasts.find((each) => each.id === id) ?? {};
  if (kind)
    ends.set(
      id,
      setTimeout(() => dismiss(id), LASTS[kind]),
    );
}

/** Removes refusals, when another page opens or another action succeeds. */
export function clearRefusals(): void {
  for (const { id, kind } of live.toasts) if (kind === "warn") dismiss(id);
}

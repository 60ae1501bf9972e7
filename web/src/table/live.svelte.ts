/** What is told without being asked: one spoken line a finished turn, and short notes on the screen. */

import { Queue } from "./queue";

export interface Toast {
  id: number;
  text: string;
  /** A warning is a refusal: it belongs to the page where something was refused. */
  kind: "info" | "warn";
  /** How often it came while it was shown. */
  count: number;
}

/** How long a note is shown, in milliseconds. */
const LASTS = { info: 6000, warn: 10_000 };
let number = 0;
const ends = new Map<number, ReturnType<typeof setTimeout>>();

export const live: { spoken: string; toasts: Toast[] } = $state({ spoken: "", toasts: [] });
const queue = new Queue((text) => {
  live.spoken = text;
});

/** Tells those who listen; nothing is shown. */
export function announce(text: string): void {
  queue.say(text);
}

/** Shows a note for a while, and tells it. One that is there already is counted, and its time begins anew. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const there = live.toasts.find((each) => each.text === text && each.kind === kind);
  if (there) there.count += 1;
  else live.toasts.push({ id: ++number, text, kind, count: 1 });
  if (!queue.holds(text)) announce(text);
  release(there?.id ?? number);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  hold(id);
  live.toasts = live.toasts.filter((each) => each.id !== id);
}

/** Keeps a note while somebody reads it. */
export function hold(id: number): void {
  clearTimeout(ends.get(id));
  ends.delete(id);
}

/** Lets a note go after its time, counted from now. */
export function release(id: number): void {
  hold(id);
  const { kind } = live.toasts.find((each) => each.id === id) ?? {};
  if (kind)
    ends.set(
      id,
      setTimeout(() => dismiss(id), LASTS[kind]),
    );
}

/** Takes away what was refused: another page is shown, or something else was done meanwhile. */
export function clearRefusals(): void {
  for (const { id, kind } of live.toasts) if (kind === "warn") dismiss(id);
}

/** What is told without being asked: one spoken line a finished turn, and short notes on the screen. */

import { Queue } from "./queue";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "warn";
}

const TOAST_TIME = 6000;
let number = 0;

export const live: { spoken: string; toasts: Toast[] } = $state({ spoken: "", toasts: [] });
const queue = new Queue((text) => {
  live.spoken = text;
});

/** Tells those who listen; nothing is shown. */
export function announce(text: string): void {
  queue.say(text);
}

/** Shows a note for a while, and tells it. A warning stays until it is closed. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const id = ++number;
  live.toasts.push({ id, text, kind });
  announce(text);
  if (kind === "info") setTimeout(() => dismiss(id), TOAST_TIME);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  live.toasts = live.toasts.filter((each) => each.id !== id);
}

/** Why things cannot be done, put together by what is missing: a reason once, with all that it keeps from being done. */

import type { Blocked } from "./choosing.svelte";

export interface Reason {
  /** What the reason is called: the same for all that lack the same. */
  key: string;
  /** The reason in its own words; several where the numbers differ. */
  texts: string[];
  rule: string | undefined;
  /** The kinds of action it is about. */
  verbs: string[];
  /** What it keeps from being done, as buttons would say it. */
  labels: string[];
}

/** Those that keep the most from being done first. */
export function byReason(blocked: readonly Blocked[]): Reason[] {
  const found = new Map<string, Reason>();
  for (const { action, text, key = text, label, rule } of blocked) {
    const reason = found.get(key) ?? { key, texts: [], rule, verbs: [], labels: [] };
    if (!reason.texts.includes(text)) reason.texts.push(text);
    if (!reason.verbs.includes(action[0])) reason.verbs.push(action[0]);
    if (!reason.labels.includes(label)) reason.labels.push(label);
    found.set(key, reason);
  }
  return [...found.values()].sort((one, other) => other.labels.length - one.labels.length);
}

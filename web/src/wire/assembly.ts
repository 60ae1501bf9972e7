/** The view, put together from what the socket sends: whole at first, then the parts that changed. */

import { sha256 } from "./sha256";
import type { Message } from "./types";

type View = Record<string, unknown>;
const DIGITS = 16;

/** JSON with sorted keys, byte for byte what the server hashes. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${sorted(part)}`).join(",")}}`;
}

/** The fingerprint of a view. */
export function fingerprint(view: View): string {
  return sha256(sorted(view)).slice(0, DIGITS);
}

/** What one audience has been told so far. */
export class Assembly {
  view: View = {};
  /** The newest entry that is in the view; -1 before anything was told. */
  seq = -1;

  /** Takes a whole view. */
  replace(message: Message<"resync">): void {
    this.view = message.view;
    this.seq = message.seq;
  }

  /** Takes what changed; false if the result is not what the server has, and everything must be told anew. */
  follow(message: Message<"steps">): boolean {
    const first = message.steps[0]?.seq;
    if (first !== undefined && first > this.seq + 1) return false;
    if (message.seq < this.seq) return true; // told already
    const view = { ...this.view, ...message.changed };
    for (const name of message.gone ?? []) delete view[name];
    this.view = view;
    this.seq = message.seq;
    return fingerprint(view) === message.hash;
  }
}

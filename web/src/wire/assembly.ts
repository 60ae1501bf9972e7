/** Assembles the view from the socket's messages: first whole, then the changed parts. */

import { sha256 } from "./sha256";
import type { Message } from "./types";

type View = Record<string, unknown>;
const DIGITS = 16;

/** Returns JSON with sorted keys, byte for byte what the server hashes. */
export function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${sorted(part)}`).join(",")}}`;
}

/** Returns the fingerprint of a view. */
export function fingerprint(view: View): string {
  return sha256(sorted(view)).slice(0, DIGITS);
}

/** The view of one audience so far. */
export class Assembly {
  view: View = {};
  /** The newest entry in the view; -1 before the first message. */
  seq = -1;

  /** Replaces the whole view. */
  replace(message: Message<"resync">): void {
    this.view = message.view;
    this.seq = message.seq;
  }

  /** Applies changes; false if the result differs from the server's, and a full resync is needed. */
  follow(message: Message<"steps">): boolean {
    const first = message.steps[0]?.seq;
    if (first !== undefined && first > this.seq + 1) return false;
    if (message.seq < this.seq) return true; // already applied
    const view = { ...this.view, ...message.changed };
    for (const name of message.gone ?? []) delete view[name];
    this.view = view;
    this.seq = message.seq;
    return fingerprint(view) === message.hash;
  }
}

/** Who answers this page: a server over the network, or the engine in the page itself. Decided once, at the start. */

import { byNetwork } from "./by-network";
import type { FromClient, FromServer } from "./types";

export type Status = "connecting" | "open" | "lost" | "refused";

export interface Ears {
  heard(message: FromServer): void;
  /** Called on every connection, before anything else is sent. */
  opened(): void;
  status(status: Status): void;
}

/** A live connection to a table, which is opened again after a loss. */
export interface Line {
  readonly isOpen: boolean;
  /** Sends a message; dropped while the line isn't open. */
  send(message: FromClient): void;
  /** Reconnects at once. */
  reconnect(): void;
  close(): void;
}

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Transport {
  /** True if nobody else is at the other end: no people, accounts or notices. */
  readonly alone: boolean;
  /** Answers a call; throws if there's nobody to answer. */
  answer(call: Call): Promise<Response>;
  /** Opens a line to a table. */
  open(table: string, ears: Ears): Line;
}

let chosen: Transport = byNetwork;

/** Sets the other end, before anything is asked. */
export function speakTo(transport: Transport): void {
  chosen = transport;
}

/** Returns the other end. */
export function transport(): Transport {
  return chosen;
}

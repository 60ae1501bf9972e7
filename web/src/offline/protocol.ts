/** Messages between the page and its workers. */

/** Why the engine can't run, as a message's key: each says what to do. */
export type Fault =
  | "engine-forbidden"
  | "engine-unsupported"
  | "engine-missing"
  | "engine-away"
  | "engine-storage"
  | "engine-memory"
  | "engine-stuck"
  | "engine-broken";

export type Stage = "fetching" | "compiling" | "starting" | "reading" | "ready";

export interface Boot {
  /** The address of the engine's folder. */
  engine: string;
  games: readonly string[];
  /** Those whose rules are fetched at once, as a table of them is opened first. */
  first: readonly string[];
}

export type ToTables =
  | ({ is: "boot" } & Boot)
  | { is: "ask"; id: number; method: string; path: string; body: string }
  | { is: "open"; line: number; table: string }
  | { is: "hear"; line: number; text: string }
  | { is: "close"; line: number }
  | { is: "ping" };

export type FromTables =
  | { is: "stage"; stage: Stage; at: number }
  | { is: "failed"; fault: Fault; told: string }
  | { is: "answer"; id: number; status: number; text: string }
  | { is: "said"; line: number; text: string }
  | { is: "kept" }
  | { is: "pong" };

export type ToThinker =
  | ({ is: "boot"; compiled: WebAssembly.Module } & Boot)
  | { is: "think"; id: number; question: string };

export type FromThinker = { is: "thought"; id: number; answer: string } | { is: "failed"; told: string };

/** An error with the reason for people. */
export class EngineFault extends Error {
  constructor(
    readonly fault: Fault,
    told: string,
  ) {
    super(told);
  }
}

/** The page's end of the table worker: calls with their answers, lines, and a watch that nothing hangs silently. */

import type { Boot, FromTables, Stage, ToTables } from "../offline/protocol";
import { engineState } from "./engine.svelte";

/** Longest time without a sign, in milliseconds: of each stage of the start, and of a call. */
const PATIENCE: Record<Stage, number> = {
  fetching: 120_000,
  compiling: 60_000,
  starting: 60_000,
  reading: 60_000,
  ready: 30_000,
};
/** The time after which a person is told that the engine is still starting. */
const SOON = 1500;
const PINGS = { every: 10_000, patience: 60_000 };

type Answer = { status: number; text: string };
interface Ask {
  method: string;
  path: string;
  body: string;
}

/** Hears what the worker says to a line, and that the line has to be opened again. */
export interface LineEnd {
  said(text: string): void;
  restarted(): void;
}

export class WorkerLink {
  readonly #boot: Boot;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #lines = new Map<number, LineEnd>();
  #worker: Worker | null = null;
  #number = 0;
  #restarts = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #becomeReady: () => void = () => {};
  /** Settles when the worker answers for the first time. */
  readonly ready = new Promise<void>((done) => {
    this.#becomeReady = done;
  });

  constructor(boot: Boot) {
    this.#boot = boot;
    setTimeout(() => {
      engineState.slow = true;
    }, SOON);
    this.#start();
  }

  get isReady(): boolean {
    return engineState.stage === "ready" && !engineState.fault;
  }

  /** Asks; if the engine can't run, nothing is answered. */
  ask(what: Ask): Promise<Answer> {
    if (engineState.fault) return Promise.reject(new Error(engineState.fault));
    const id = ++this.#number;
    return new Promise((found) => {
      this.#asked.set(id, found);
      this.#say({ is: "ask", id, ...what });
    });
  }

  open(table: string, end: LineEnd): number {
    const line = ++this.#number;
    this.#lines.set(line, end);
    this.#say({ is: "open", line, table });
    return line;
  }

  hear(line: number, text: string): void {
    this.#say({ is: "hear", line, text });
  }

  close(line: number): void {
    if (this.#lines.delete(line)) this.#say({ is: "close", line });
  }

  #say(message: ToTables): void {
    this.#worker?.postMessage(message);
  }

  #start(): void {
    engineState.stage = "fetching";
    const worker = new Worker(new URL("../offline/table-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#heard(data);
    // A module that can't be loaded says no more than this.
    worker.onerror = (event) => this.#fail("engine-missing", event.message || "the worker can't be loaded");
    worker.onmessageerror = () => this.#fail("engine-broken", "a message can't be read");
    this.#worker = worker;
    this.#expect("fetching");
    this.#say({ is: "boot", ...this.#boot });
  }

  #heard(message: FromTables): void {
    switch (message.is) {
      case "stage":
        engineState.stage = message.stage;
        performance.mark(`bothy-${message.stage}`, { detail: Math.round(message.at) });
        if (message.stage === "ready") this.#ready();
        else this.#expect(message.stage);
        break;
      case "failed":
        this.#fail(message.fault, message.told);
        break;
      case "answer":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case "said":
        this.#lines.get(message.line)?.said(message.text);
        break;
      case "pong":
        clearTimeout(this.#watch);
    }
  }

  #ready(): void {
    clearTimeout(this.#watch);
    this.#becomeReady();
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (document.hidden) return; // a hidden page's timers are no measure
      this.#say({ is: "ping" });
      clearTimeout(this.#watch);
      this.#watch = setTimeout(() => this.#again(), PINGS.patience);
    }, PINGS.every);
  }

  #expect(stage: Stage): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#fail("engine-stuck", `no sign after “${stage}”`), PATIENCE[stage]);
  }

  /** The worker doesn't answer any more: another one goes on from what is kept. */
  #again(): void {
    this.#restarts += 1;
    if (this.#restarts > 2) {
      this.#fail("engine-stuck", "the worker stopped answering");
      return;
    }
    this.#worker?.terminate();
    const lost = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of lost) answer(GONE);
    this.#start();
    for (const end of [...this.#lines.values()]) end.restarted();
  }

  #fail(fault: NonNullable<typeof engineState.fault>, told: string): void {
    if (engineState.fault) return;
    clearTimeout(this.#watch);
    clearInterval(this.#ping);
    this.#worker?.terminate();
    this.#worker = null;
    engineState.fault = fault;
    engineState.told = told;
    for (const answer of this.#asked.values()) answer(GONE);
    this.#asked.clear();
  }
}

const GONE: Answer = {
  status: 503,
  text: JSON.stringify({ reason: { key: "engine-gone", values: {} }, text: "engine-gone" }),
};

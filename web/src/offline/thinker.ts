/** Bots think in a worker of their own: a thought never holds up an answer, and ending the worker ends the thought. */

import type { Boot, FromThinker, ToThinker } from "./protocol";

/** Longest thought, in milliseconds; whatever takes longer hangs. */
const PATIENCE = 60_000;

interface Thought {
  question: string;
  found: (answer: string) => void;
  lost: (error: Error) => void;
}

export class Thinker {
  readonly #boot: Boot & { compiled: WebAssembly.Module };
  #worker: Worker | null = null;
  /** Asked one after the other: the first is being thought about. */
  #asked: Thought[] = [];
  #number = 0;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(boot: Boot & { compiled: WebAssembly.Module }) {
    this.#boot = boot;
  }

  /** Starts the worker before the first question. */
  warm(): void {
    this.#started();
  }

  ask(question: string): Promise<string> {
    return new Promise((found, lost) => {
      this.#asked.push({ question, found, lost });
      if (this.#asked.length === 1) this.#next();
    });
  }

  /** Ends every thought. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#number += 1;
    clearTimeout(this.#limit);
    for (const { lost } of this.#asked.splice(0)) lost(new Error("the thought was cancelled"));
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinking-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.is === "failed") this.#fail(data.told);
      else if (data.id === this.#number) this.#answered(data.answer);
    };
    worker.onerror = (event) => this.#fail(event.message);
    worker.postMessage({ is: "boot", ...this.#boot } satisfies ToThinker);
    this.#worker = worker;
    return worker;
  }

  #next(): void {
    const [thought] = this.#asked;
    if (!thought) return;
    this.#number += 1;
    this.#limit = setTimeout(() => this.#fail("a thought took too long"), PATIENCE);
    const message: ToThinker = { is: "think", id: this.#number, question: thought.question };
    this.#started().postMessage(message);
  }

  #answered(answer: string): void {
    clearTimeout(this.#limit);
    this.#asked.shift()?.found(answer);
    this.#next();
  }

  #fail(told: string): void {
    console.error(`thinking: ${told}`);
    this.cancel();
  }
}

/** Queue of messages, each with time to be read out before the next. */

/** Returns a message's display time: half a second plus reading time. */
export function readingTime(text: string): number {
  return Math.min(8000, 500 + text.length * 55);
}

/**
 * Nothing is interrupted or lost: a message waits until the previous one had its time. Between two there is a
 * short pause, because a screen reader speaks only what changes.
 */
export class Queue {
  readonly #waiting: string[] = [];
  readonly #show: (text: string) => void;
  #busy = false;
  #spoken = "";

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  /** Returns whether a message is being spoken or waiting. */
  holds(text: string): boolean {
    return (this.#busy && this.#spoken === text) || this.#waiting.includes(text);
  }

  say(text: string): void {
    this.#waiting.push(text);
    if (!this.#busy) this.#next();
  }

  #next(): void {
    const text = this.#waiting.shift();
    this.#busy = text !== undefined;
    if (text === undefined) return;
    this.#spoken = text;
    this.#show(text);
    setTimeout(() => {
      this.#show("");
      setTimeout(() => this.#next(), 100);
    }, readingTime(text));
  }
}

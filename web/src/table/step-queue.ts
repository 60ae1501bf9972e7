/** Queue of steps with time to read each: bots play faster than anyone can follow. */

export class StepQueue {
  readonly #waiting: { show: () => void; hold: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: (behind: number) => void;

  /** `changed` receives the number of waiting steps. */
  constructor(changed: (behind: number) => void = () => {}) {
    this.#changed = changed;
  }

  /** Shows a step after the previous one's time, then nothing else for `hold` milliseconds. */
  push(show: () => void, hold: number): void {
    this.#waiting.push({ show, hold });
    if (this.#timer === undefined) this.#next();
    else this.#changed(this.#waiting.length);
  }

  /** Shows all waiting steps now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { show } of this.#waiting.splice(0)) show();
    this.#changed(0);
  }

  /** Drops all waiting steps, because something newer has replaced them. */
  clear(): void {
    this.#waiting.length = 0;
    this.skip();
  }

  #next(): void {
    this.#timer = undefined;
    let next = this.#waiting.shift();
    while (next) {
      next.show();
      if (next.hold > 0) {
        this.#timer = setTimeout(() => this.#next(), next.hold);
        break;
      }
      next = this.#waiting.shift();
    }
    this.#changed(this.#waiting.length);
  }
}

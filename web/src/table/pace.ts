/** One thing after the other, with time to read each: bots play faster than anybody can follow. */

export class Pace {
  readonly #waiting: { show: () => void; hold: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: (behind: number) => void;

  /** `changed` is told how much is still to be shown. */
  constructor(changed: (behind: number) => void = () => {}) {
    this.#changed = changed;
  }

  /** Shows something once what came before had its time; then nothing else for `hold` milliseconds. */
  push(show: () => void, hold: number): void {
    this.#waiting.push({ show, hold });
    if (this.#timer === undefined) this.#next();
    else this.#changed(this.#waiting.length);
  }

  /** Shows all that waits now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { show } of this.#waiting.splice(0)) show();
    this.#changed(0);
  }

  /** Forgets what waits: something newer has replaced it. */
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

/** Marks that stay for a while without moving: rings, and texts such as "+£9". */

import type { Spot } from "./anchors";
import type { Drawn } from "./pictures";

/** Display time of text. */
const WRITTEN = 1200;

/** Where marks are drawn. */
interface Host {
  append(drawn: Drawn): void;
  remove(drawn: Drawn): void;
}

export class Marks {
  readonly #host: Host;
  readonly #kept = new Set<() => void>();
  /** Texts by position. */
  readonly #written = new Map<string, () => void>();

  constructor(host: Host) {
    this.#host = host;
  }

  clear(): void {
    for (const drop of [...this.#kept]) drop();
  }

  ring(spot: Spot, ms: number): void {
    const ring = this.drawRing(spot);
    this.#host.append(ring);
    this.#keep(ring, ms);
  }

  drawRing({ x, y, width, height }: Spot): Drawn {
    const element = document.createElement("div");
    const side = Math.min(Math.max(width, height), 160);
    const [wide, high] = [Math.min(width, side) + 6, Math.min(height, side) + 6];
    element.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${wide}px;block-size:${high}px;border:3px solid var(--accent);border-radius:10px;box-sizing:border-box;transform:translate(${x - wide / 2}px,${y - high / 2}px)`;
    return { element, width: wide, height: high, drop: () => element.remove() };
  }

  write(text: string, { x, y, height }: Spot): void {
    // A newer text replaces the previous one: two overlapping texts are unreadable.
    const place = `${Math.round(x)} ${Math.round(y)}`;
    this.#written.get(place)?.();
    const element = document.createElement("div");
    element.textContent = text;
    const tone = text.startsWith("−") ? "cost" : "gain";
    element.style.cssText = `position:absolute;inset:0 auto auto 0;padding:0 6px;border-radius:9px;background:var(--surface);color:var(--${tone});font-weight:700;white-space:nowrap;transform:translate(calc(${Math.max(32, Math.min(innerWidth - 32, x))}px - 50%),${Math.max(2, y - height / 2 - 22)}px)`;
    const drawn = {
      element,
      width: 0,
      height: 0,
      drop: () => {
        element.remove();
        this.#written.delete(place);
      },
    };
    this.#host.append(drawn);
    this.#written.set(place, this.#keep(drawn, WRITTEN));
  }

  #keep(drawn: Drawn, ms: number): () => void {
    const drop = () => {
      clearTimeout(timer);
      this.#kept.delete(drop);
      this.#host.remove(drawn);
    };
    const timer = setTimeout(drop, ms);
    this.#kept.add(drop);
    return drop;
  }
}

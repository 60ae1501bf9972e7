/**
 * Animations on the page: a layer over everything, in which pictures move by `transform` and `opacity` only. It
 * exists only during animations: a still table has no such layer and draws no frames.
 */

import { tick } from "svelte";
import { settings } from "../../settings.svelte";
import type { SoundName } from "../../ui/sound/recipes";
import { find, type Spot } from "./anchors";
import { bentWay } from "./bent";
import { hop } from "./hop";
import { CURVES, MOST, type Part } from "./movement";
import { type Drawn, draw } from "./pictures";
import { reducedMotion } from "./reduced";
import { play as sound } from "./sounds";
import type { Stage } from "./timeline";

const RATE = { slow: 0.8, normal: 1, fast: 2 };
/** Display time of text, and the distance that items without an origin travel. */
const WRITTEN = 1200;
const ABOVE = 52;
/** Maximum number of items drawn at once; the rest are skipped. */
const ALIVE = 12;

export class PageStage implements Stage {
  #layer: HTMLElement | null = null;
  readonly #marks = new Set<() => void>();
  /** Texts by position. */
  readonly #written = new Map<string, () => void>();

  get moves(): boolean {
    return !reducedMotion() && "animate" in Element.prototype && document.visibilityState === "visible";
  }

  get rate(): number {
    return RATE[settings.speed];
  }

  changed(): Promise<void> {
    return tick();
  }

  sound(name: SoundName): void {
    sound(name);
  }

  clear(): void {
    for (const drop of [...this.#marks]) drop();
  }

  note(part: Part): (rate: number) => () => void {
    const before = find(part.from);
    const old = part.does === "sink" || (part.picture?.is === "copy" && part.picture.of === "from");
    const was = old ? find(part.does === "sink" ? part.at : part.from) : null;
    const copy = was && draw({ is: "copy", of: "from" }, was.element);
    return (rate) => this.#begin(part, rate, before, was, copy);
  }

  mark({ at, leftMark, text, stays = 600 }: Part): void {
    const spot = this.#full ? null : find(leftMark ?? at);
    if (!spot) return;
    if (text) this.#write(text, spot, WRITTEN);
    else this.#keep(this.#ring(spot), stays);
  }

  #begin(part: Part, rate: number, before: Spot | null, was: Spot | null, copy: Drawn | null): () => void {
    const there = part.does === "sink" ? was : find(part.at);
    if (!there || this.#full) return () => {};
    if (part.text) this.#write(part.text, there, WRITTEN);
    switch (part.does) {
      case "ring":
        return this.#pulse(part, there, rate);
      case "sink":
        return this.#sink(part, there, rate, copy);
      case "turn":
      case "roll":
        return this.#turn(part, there, rate);
      case "hop":
        return this.#ending(hop(part, before ?? there, there, rate, this.#host));
      default:
        return this.#fly(part, before, there, rate, copy);
    }
  }

  #fly(part: Part, before: Spot | null, there: Spot, rate: number, copy: Drawn | null): () => void {
    const { count = 1, apart = 0, ms, arc = 0, land = 0, elsewhere } = part;
    const { picture = { is: "icon", icon: "coin" } } = elsewhere && !there.itself ? { picture: elsewhere } : part;
    const start = part.bend === undefined ? before : find(part.from);
    const above = { ...there, y: there.y - ABOVE };
    const from = part.leaves ? there : (start ?? above);
    const to = part.leaves ? (start ?? above) : there;
    const fades = part.leaves || !start;
    const drawn = Array.from({ length: Math.min(count, MOST) }, (_, at) =>
      at === 0 && copy ? copy : draw(picture, there.element),
    ).flatMap((each) => each ?? []);
    for (const [at, { element, width, height }] of drawn.entries()) {
      const place = ({ x, y }: Pick<Spot, "x" | "y">) => `translate(${x - width / 2}px, ${y - height / 2}px)`;
      const inner = element.firstElementChild as HTMLElement;
      this.#host.append(element);
      const timing = { duration: ms / rate, delay: (at * apart) / rate, fill: "both" as const };
      element.animate(
        bentWay(from, to, part.bend).map((spot) => ({ transform: place(spot) })),
        { ...timing, easing: CURVES[part.curve] },
      );
      // Leaving items stay visible almost to the end; items without an origin fade in.
      const seen = part.leaves ? [1, 1, 1, 0] : fades ? [0, 1, 1, 1] : null;
      if (seen) element.animate({ opacity: seen }, timing);
      if (part.grows && before)
        inner.animate([{ transform: `scale(${before.width / width})` }, { transform: "scale(1)" }], timing);
      else if (arc)
        inner.animate(
          [
            { transform: "translateY(0) scale(1.15)" },
            { transform: `translateY(${-arc}px) scale(1.15)`, offset: 0.5 },
            { transform: "translateY(0) scale(1.15)" },
          ],
          { ...timing, easing: "ease-in-out" },
        );
      if (land)
        inner.animate([{ transform: "scale(1.15)" }, { transform: "scale(1)" }], {
          duration: land / rate,
          delay: (ms + at * apart) / rate,
          easing: CURVES.drop,
          fill: "forwards",
        });
    }
    return this.#ending(drawn);
  }

  #pulse({ ms, curve }: Part, there: Spot, rate: number): () => void {
    const ring = this.#ring(there);
    ring.element.animate(
      [
        { transform: `${ring.element.style.transform} scale(1)`, opacity: 0 },
        { transform: `${ring.element.style.transform} scale(1.06)`, opacity: 1, offset: 0.4 },
        { transform: `${ring.element.style.transform} scale(1)`, opacity: 0 },
      ],
      { duration: ms / rate, easing: CURVES[curve], fill: "both" },
    );
    return this.#ending([ring]);
  }

  #sink({ ms, curve }: Part, there: Spot, rate: number, copy: Drawn | null): () => void {
    if (!copy) return () => {};
    const { element, width, height } = copy;
    this.#host.append(element);
    const place = `translate(${there.x - width / 2}px, ${there.y - height / 2}px)`;
    element.animate(
      [
        { transform: place, opacity: 1 },
        { transform: `${place} translateY(6px) scale(0.96)`, opacity: 0 },
      ],
      { duration: ms / rate, easing: CURVES[curve], fill: "both" },
    );
    return this.#ending([copy]);
  }

  /** Draws a turned or rolled item once more above itself, on an empty background. */
  #turn({ does, ms, curve, picture = { is: "copy", of: "to" } }: Part, there: Spot, rate: number): () => void {
    const drawn = draw(picture, there.element);
    if (!drawn) return () => {};
    const { element, width, height } = drawn;
    this.#host.append(element);
    const place = `translate(${there.x - width / 2}px, ${there.y - height / 2}px)`;
    element.style.background = does === "turn" ? "var(--surface)" : "";
    const [first, last] =
      does === "turn"
        ? ["perspective(600px) rotateY(90deg)", "perspective(600px) rotateY(0)"]
        : ["rotate(-270deg)", "rotate(0)"];
    element.animate([{ transform: `${place} ${first}` }, { transform: `${place} ${last}` }], {
      duration: ms / rate,
      easing: CURVES[curve],
      fill: "both",
    });
    return this.#ending([drawn]);
  }

  #ring({ x, y, width, height }: Spot): Drawn {
    const element = document.createElement("div");
    const side = Math.min(Math.max(width, height), 160);
    const [wide, high] = [Math.min(width, side) + 6, Math.min(height, side) + 6];
    element.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${wide}px;block-size:${high}px;border:3px solid var(--accent);border-radius:10px;box-sizing:border-box;transform:translate(${x - wide / 2}px,${y - high / 2}px)`;
    this.#host.append(element);
    return { element, width: wide, height: high, drop: () => element.remove() };
  }

  #write(text: string, { x, y, height }: Spot, ms: number): void {
    // A newer text replaces the previous one: two overlapping texts are unreadable.
    const place = `${Math.round(x)} ${Math.round(y)}`;
    this.#written.get(place)?.();
    const element = document.createElement("div");
    element.textContent = text;
    const tone = text.startsWith("−") ? "cost" : "gain";
    element.style.cssText = `position:absolute;inset:0 auto auto 0;padding:0 6px;border-radius:9px;background:var(--surface);color:var(--${tone});font-weight:700;white-space:nowrap;transform:translate(calc(${Math.max(32, Math.min(innerWidth - 32, x))}px - 50%),${Math.max(2, y - height / 2 - 22)}px)`;
    this.#host.append(element);
    const drop = () => {
      element.remove();
      this.#written.delete(place);
    };
    this.#written.set(place, this.#keep({ element, width: 0, height: 0, drop }, ms));
  }

  /** Shows an item for a while without moving it. */
  #keep(drawn: Drawn, ms: number): () => void {
    const drop = () => {
      clearTimeout(timer);
      this.#marks.delete(drop);
      this.#ending([drawn])();
    };
    const timer = setTimeout(drop, ms);
    this.#marks.add(drop);
    return drop;
  }

  #ending(drawn: readonly Drawn[]): () => void {
    return () => {
      for (const each of drawn) {
        for (const animation of each.element.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
        each.drop();
      }
      if (this.#layer && !this.#layer.childElementCount) {
        this.#layer.remove();
        this.#layer = null;
      }
    };
  }

  get #full(): boolean {
    return (this.#layer?.childElementCount ?? 0) >= ALIVE;
  }

  get #host(): HTMLElement {
    if (!this.#layer) {
      this.#layer = document.createElement("div");
      this.#layer.dataset.layer = "flights";
      this.#layer.inert = true;
      this.#layer.ariaHidden = "true";
      this.#layer.style.cssText =
        "position:fixed;inset:0;z-index:25;overflow:clip;pointer-events:none;contain:strict";
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

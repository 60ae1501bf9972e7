/**
 * Animations on the page: a layer over everything, in which pictures move by `transform` and `opacity` only. It
 * exists only during animations: a still table has no such layer and draws no frames.
 */

import { flushSync, tick } from "svelte";
import { settings } from "../../settings.svelte";
import type { SoundName } from "../../ui/sound/recipes";
import { find, type Spot } from "./anchors";
import { dust, fly, placedAt } from "./flight";
import { Hidden } from "./hidden";
import { hop } from "./hop";
import { Marks } from "./marks";
import { CURVES, MOST, type Part, type Picture } from "./movement";
import { type Drawn, draw } from "./pictures";
import { reducedMotion } from "./reduced";
import { play as sound } from "./sounds";
import type { Ready, Stage } from "./timeline";

const RATE = { slow: 0.8, normal: 1, fast: 2 };
/** Distance that items without an origin travel. */
const ABOVE = 52;
/** Maximum number of items drawn at once; the rest are skipped. */
const ALIVE = 24;

const given = (picture: Picture | null): Pick<Part, "picture"> => (picture ? { picture } : {});

/** Returns what flies: the piece itself, or its stand-in if the place that shows it isn't in sight. */
function pictureOf({ picture, elsewhere }: Part, there: Spot, copy: Drawn | null): Picture | null {
  if (!picture) return { is: "icon", icon: "coin" };
  const inSight = picture.is !== "copy" || (picture.of === "from" ? copy !== null : there.itself);
  return inSight ? picture : (elsewhere ?? null);
}

export class PageStage implements Stage {
  #layer: HTMLElement | null = null;
  readonly #hidden = new Hidden();
  /** What has left its place on the page and waits here for its part, by the element it was. */
  readonly #laid = new Map<Element, Drawn>();
  readonly #marks = new Marks({
    append: (drawn) => this.#append(drawn),
    remove: (drawn) => this.#remove([drawn]),
  });

  get moves(): boolean {
    return !reducedMotion() && "animate" in Element.prototype && document.visibilityState === "visible";
  }

  get rate(): number {
    return RATE[settings.speed];
  }

  async changed(): Promise<void> {
    await tick();
    // Boards that measure their room draw themselves once more.
    await new Promise((frame) => requestAnimationFrame(frame));
    await tick();
  }

  draw(): void {
    flushSync();
  }

  sound(name: SoundName): void {
    sound(name);
  }

  clear(): void {
    this.#marks.clear();
  }

  ready(part: Part): Ready {
    const { lands, empties, does, picture } = part;
    const before = find(part.from);
    const was = find(part.at);
    const source =
      does === "sink" ? was : picture?.is === "copy" && picture.of === "from" && before?.itself ? before : null;
    const copy = source && this.#lay(source);
    const show = this.#hidden.hide([lands, empties].filter((each) => each !== undefined));
    let drawn: readonly Drawn[] = copy ? [copy] : [];
    return {
      begin: (rate) => {
        const found = this.#begin(part, rate, { before, was, copy });
        if (lands) for (const { element, width } of found) if (width) element.dataset.lands = lands;
        drawn = copy && !found.includes(copy) ? [copy, ...found] : found;
      },
      end: () => {
        show();
        if (source) this.#laid.delete(source.element);
        this.#remove(drawn);
      },
    };
  }

  mark({ at, leftMark, text, stays = 600 }: Part): void {
    const spot = this.#full ? null : find(leftMark ?? at);
    if (!spot) return;
    if (text) this.#marks.write(text, spot);
    else this.#marks.ring(spot, stays);
  }

  /** Draws an element where it is, to stay there while the page changes. */
  #lay(source: Spot): Drawn | null {
    const there = this.#laid.get(source.element);
    if (there) return there;
    const copy = draw({ is: "copy", of: "from" }, source.element);
    if (!copy) return null;
    copy.element.style.transform = placedAt(copy, source);
    this.#append(copy, true);
    this.#laid.set(source.element, copy);
    return copy;
  }

  #begin(
    part: Part,
    rate: number,
    { before, was, copy }: { before: Spot | null; was: Spot | null; copy: Drawn | null },
  ): readonly Drawn[] {
    const there = part.does === "sink" ? was : (find(part.at) ?? was);
    // What has nowhere to go is gone.
    if (!there && copy && before) return this.#sink({ ...part, ms: 200 }, before, rate, copy);
    if (!there || this.#full) return [];
    if (part.text) this.#marks.write(part.text, there);
    switch (part.does) {
      case "ring":
        return this.#pulse(part, there, rate);
      case "sink":
        return this.#sink(part, there, rate, copy);
      case "turn":
      case "roll":
        return this.#turn(part, there, rate);
      case "stamp":
        return this.#stamp(part, there, was, rate);
      case "hop":
        return this.#added(hop({ ...part, ...given(pictureOf(part, there, copy)) }, before ?? there, there, rate));
      default:
        return this.#fly(part, before, there, rate, copy);
    }
  }

  #fly(part: Part, before: Spot | null, there: Spot, rate: number, copy: Drawn | null): readonly Drawn[] {
    const { count = 1 } = part;
    const picture = pictureOf(part, there, copy);
    if (!picture) return [];
    const start = part.bend === undefined ? before : find(part.from);
    const above = { ...there, y: there.y - ABOVE };
    const from = part.leaves ? there : (start ?? above);
    const to = part.leaves ? (start ?? above) : there;
    const fades = !!part.leaves || !start;
    const drawn = Array.from({ length: Math.min(count, MOST) }, (_, at) =>
      at === 0 && copy ? copy : draw(picture, there.element),
    ).flatMap((each) => each ?? []);
    for (const [at, each] of drawn.entries()) {
      this.#append(each);
      fly(each, part, { from, to, fades }, at, rate);
    }
    return part.land && part.picture?.is === "copy" && part.picture.of === "to" && there.itself
      ? this.#added([...drawn, dust(there, part, rate)])
      : drawn;
  }

  #pulse({ ms, curve }: Part, there: Spot, rate: number): readonly Drawn[] {
    const ring = this.#marks.drawRing(there);
    this.#append(ring);
    const place = ring.element.style.transform;
    ring.element.animate(
      [
        { transform: `${place} scale(1)`, opacity: 0 },
        { transform: `${place} scale(1.06)`, opacity: 1, offset: 0.4 },
        { transform: `${place} scale(1)`, opacity: 0 },
      ],
      { duration: ms / rate, easing: CURVES[curve], fill: "both" },
    );
    return [ring];
  }

  #sink({ ms, curve }: Part, there: Spot, rate: number, copy: Drawn | null): readonly Drawn[] {
    if (!copy) return [];
    const place = placedAt(copy, there);
    copy.element.animate(
      [
        { transform: place, opacity: 1 },
        { transform: `${place} translateY(6px) scale(0.96)`, opacity: 0 },
      ],
      { duration: ms / rate, easing: CURVES[curve], fill: "both" },
    );
    return [copy];
  }

  /** Draws what is turned or rolled in its place, which is empty until then. */
  #turn(
    { does, ms, curve, picture = { is: "copy", of: "to" } }: Part,
    there: Spot,
    rate: number,
  ): readonly Drawn[] {
    const drawn = draw(picture, there.element);
    if (!drawn) return [];
    const { element } = drawn;
    this.#append(drawn);
    const place = placedAt(drawn, there);
    const [first, last] =
      does === "turn"
        ? ["perspective(600px) rotateY(90deg)", "perspective(600px) rotateY(0)"]
        : ["rotate(-270deg)", "rotate(0)"];
    element.animate([{ transform: `${place} ${first}` }, { transform: `${place} ${last}` }], {
      duration: ms / rate,
      easing: CURVES[curve],
      fill: "both",
    });
    return [drawn];
  }

  /** Drops a seal, which leaves with what it's on. */
  #stamp({ ms, curve, picture }: Part, there: Spot, was: Spot | null, rate: number): readonly Drawn[] {
    const drawn = draw(picture ?? { is: "icon", icon: "seal" }, null);
    if (!drawn) return [];
    const on = was && this.#laid.get(was.element);
    const inner = drawn.element.firstElementChild;
    if (on) {
      drawn.element.style.transform = `translate(${(on.width - drawn.width) / 2}px,${(on.height - drawn.height) / 2}px)`;
      on.element.firstElementChild?.append(drawn.element);
    } else {
      this.#append(drawn);
      drawn.element.style.transform = placedAt(drawn, there);
    }
    inner?.animate(
      [
        { opacity: 0, transform: "scale(2.1) rotate(-24deg)" },
        { opacity: 1, transform: "scale(1) rotate(-8deg)" },
      ],
      { duration: ms / rate, easing: CURVES[curve], fill: "both" },
    );
    return on ? [] : [drawn];
  }

  #added(drawn: readonly Drawn[]): readonly Drawn[] {
    for (const each of drawn) this.#append(each);
    return drawn;
  }

  #append(drawn: Drawn, below = false): void {
    if (drawn.element.parentElement && !below) return;
    if (below) this.#host.prepend(drawn.element);
    else this.#host.append(drawn.element);
  }

  #remove(drawn: readonly Drawn[]): void {
    for (const each of drawn) {
      for (const animation of each.element.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
      each.drop();
    }
    if (this.#layer && !this.#layer.childElementCount) {
      this.#layer.remove();
      this.#layer = null;
    }
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

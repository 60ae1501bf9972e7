/** A piece that moves from place to place in small hops, leaving a trail of dots. */

import { placesOf, wayAlong } from "./along";
import type { Spot } from "./anchors";
import { CURVES, type Part } from "./movement";
import { type Drawn, draw } from "./pictures";

/** Height of a hop. */
const HIGH = 9;
const DOT = 9;

interface Point {
  x: number;
  y: number;
}

/** Draws it and starts it; the result must be added to the layer, and removed afterwards. */
export function hop(part: Part, from: Spot, there: Spot, rate: number): Drawn[] {
  const { picture = { is: "icon", icon: "pawn" }, along, arc = HIGH, curve } = part;
  const drawn = draw(picture, there.element);
  if (!drawn) return [];
  const { element, width, height } = drawn;
  const way = along ? wayAlong(placesOf(along), from, there) : [there];
  const duration = part.ms / rate;
  const dots = trail([from, ...way.slice(0, -1)], part.colour ?? "board-ink", duration);
  const place = ({ x, y }: Point) => `translate(${x - width / 2}px, ${y - height / 2}px)`;
  const stops: Point[] = [from, ...way];
  element.animate(
    stops.map((spot) => ({ transform: place(spot), easing: CURVES[curve] })),
    { duration, fill: "both" },
  );
  element.firstElementChild?.animate(
    [
      { transform: "translateY(0)" },
      { transform: `translateY(${-arc}px)`, offset: 0.5 },
      { transform: "translateY(0)" },
    ],
    { duration: duration / way.length, iterations: way.length, easing: "ease-in-out" },
  );
  return [dots, drawn];
}

/** Draws a dot on each place, once the piece has left it. */
function trail(way: readonly Point[], colour: string, duration: number): Drawn {
  const element = document.createElement("div");
  for (const [at, { x, y }] of way.entries()) {
    const dot = document.createElement("div");
    dot.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${DOT}px;block-size:${DOT}px;border-radius:50%;background:var(--${colour});box-shadow:0 0 0 1.5px var(--board-white);transform:translate(${x - DOT / 2}px,${y - DOT / 2}px)`;
    element.append(dot);
    const delay = (duration * (at + 1)) / (way.length + 1);
    dot.animate({ opacity: [0, 1] }, { duration: 60, delay, fill: "both" });
  }
  return { element, width: 0, height: 0, drop: () => element.remove() };
}

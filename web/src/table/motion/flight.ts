/** The path of a flying piece, as keyframes for its holder and for what it holds. */

import type { Spot } from "./anchors";
import { bentWay } from "./bent";
import { CURVES, type Part } from "./movement";
import type { Drawn } from "./pictures";

export interface Point {
  x: number;
  y: number;
}

/** Points of an arc, and how much larger a piece is in the air. */
const POINTS = 12;
const LIFTED = 1.06;

/** Returns points on an arc this high between two places. */
function arced(from: Point, to: Point, high: number): Point[] {
  if (!high) return [from, to];
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const t = at / POINTS;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - 4 * high * t * (1 - t) };
  });
}

export const placedAt = ({ width, height }: Drawn, { x, y }: Point): string =>
  `translate(${x - width / 2}px, ${y - height / 2}px)`;

/** Starts the flight of one of a part's items. */
export function fly(
  drawn: Drawn,
  part: Part,
  way: { from: Spot; to: Spot; fades: boolean },
  at: number,
  rate: number,
): void {
  const { element, width } = drawn;
  const { from, to, fades } = way;
  const { apart = 0, arc = 0, land = 0, ms } = part;
  const timing = { duration: ms / rate, delay: (at * apart) / rate, fill: "both" as const };
  const points = part.bend === undefined ? arced(from, to, arc) : bentWay(from, to, part.bend);
  element.animate(
    points.map((spot) => ({ transform: placedAt(drawn, spot) })),
    { ...timing, easing: CURVES[part.curve] },
  );
  // Several items leave one after the other: each is seen only on its way.
  if (at > 0) element.animate({ opacity: [0, 1] }, { duration: 1, delay: timing.delay, fill: "both" });
  // Leaving items stay visible almost to the end; items without an origin fade in.
  if (fades) element.animate({ opacity: part.leaves ? [1, 1, 1, 0] : [0, 1, 1, 1] }, timing);
  const inner = element.firstElementChild as HTMLElement | null;
  const small = part.grows && from.width ? Math.min(1, Math.max(from.width, from.height) / width) : 1;
  const lifted = land ? LIFTED : 1;
  if (small !== 1 || land)
    inner?.animate([{ transform: `scale(${small})` }, { transform: `scale(${lifted})` }], {
      ...timing,
      easing: CURVES[part.curve],
    });
  if (land)
    inner?.animate(
      [{ transform: `scale(${LIFTED})` }, { transform: "scale(0.985)", offset: 0.6 }, { transform: "scale(1)" }],
      { duration: land / rate, delay: (ms + at * apart) / rate, easing: CURVES.out, fill: "forwards" },
    );
}

/** Returns specks that fly up where a piece lands. */
export function dust({ x, y, height }: Spot, part: Part, rate: number): Drawn {
  const element = document.createElement("div");
  for (const side of [-1, 0, 1]) {
    const speck = document.createElement("i");
    const [left, top] = [x + side * 20 - 3, y + height * 0.3];
    speck.style.cssText =
      "position:absolute;inset:0 auto auto 0;inline-size:7px;block-size:7px;border-radius:50%;background:var(--art-sand, var(--line))";
    element.append(speck);
    speck.animate(
      [
        { opacity: 0.9, transform: `translate(${left}px,${top}px) scale(0.6)` },
        { opacity: 0, transform: `translate(${left + side * 18}px,${top - 13}px) scale(1.5)` },
      ],
      { duration: 260 / rate, delay: (part.ms + 40) / rate, easing: CURVES.out, fill: "both" },
    );
  }
  return { element, width: 0, height: 0, drop: () => element.remove() };
}

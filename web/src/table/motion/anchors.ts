/** Current positions of elements on the page. */

import type { Anchor } from "./movement";

export interface Spot {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
  /** True for the place itself rather than a stand-in. */
  itself: boolean;
}

/** Returns the first visible place: elements in a closed tab have no size. */
export function find(anchor: Anchor | undefined): Spot | null {
  if (anchor === undefined) return null;
  for (const [at, selector] of (typeof anchor === "string" ? [anchor] : anchor).entries())
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0;
      if (seen && top + height > 0)
        return { element, x: left + width / 2, y: top + height / 2, width, height, itself: at === 0 };
    }
  return null;
}

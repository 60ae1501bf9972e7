/**
 * Sets a contract's height class as `data-room`. A container query would do the same, but each of eight cards
 * would force another style and layout pass over the whole board on every click.
 */

import type { Attachment } from "svelte/attachments";

/** Upper limits in pixels: three items stacked, two side by side, compact, normal; above that, large. */
const ROOMS = [
  [58, "least"],
  [74, "low"],
  [84, "middle"],
  [110, "usual"],
] as const;

const roomOf = (height: number): string => ROOMS.find(([most]) => height <= most)?.[1] ?? "high";

let watch: ResizeObserver | undefined;

export const measured: Attachment<HTMLElement> = (card) => {
  watch ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      (target as HTMLElement).dataset.room = roomOf(contentRect.height);
    }
  });
  watch.observe(card);
  return () => watch?.unobserve(card);
};

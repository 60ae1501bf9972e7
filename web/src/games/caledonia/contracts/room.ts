/**
 * How high a contract stands, as `data-room`. A container query would say the same, but each of eight cards would make
 * the browser go back from layout to style and lay out the whole board again, with every click.
 */

import type { Attachment } from "svelte/attachments";

/** Up to how many pixels: three things below each other, two beside each other, close together, as usual; beyond, larger. */
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

/** Finds the card position that covers least. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** An element that a card may cover, and the weight of avoiding it. */
export interface Busy extends Box {
  weight: number;
}

/** Distance between tried positions, in pixels. */
const STEP = 20;
const GAP = 8;
/** Weight of a pixel's distance from the card's subject, relative to a pixel of covered width. */
const WAY = 0.6;

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Returns the distance between two boxes. */
function apart(one: Box, other: Box): number {
  const x = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const y = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(x, y);
}

/**
 * Returns the position of a card of this size inside a frame: where it covers least, then nearest to its subject.
 */
export function quietest(
  size: Readonly<{ width: number; height: number }>,
  frame: Box,
  about: Box,
  busy: readonly Busy[],
): { left: number; top: number } {
  const { width, height } = size;
  const right = Math.max(frame.left + GAP, frame.left + frame.width - width - GAP);
  const bottom = Math.max(frame.top + GAP, frame.top + frame.height - height - GAP);
  let best = { left: frame.left + GAP, top: frame.top + GAP };
  let least = Number.POSITIVE_INFINITY;
  for (let top = frame.top + GAP; ; top = Math.min(bottom, top + STEP)) {
    for (let left = frame.left + GAP; ; left = Math.min(right, left + STEP)) {
      const card = { left, top, width, height };
      let cost = apart(card, about) * height * WAY;
      for (const each of busy) cost += shared(card, each) * each.weight;
      if (cost < least) [best, least] = [{ left, top }, cost];
      if (left >= right) break;
    }
    if (top >= bottom) break;
  }
  return best;
}

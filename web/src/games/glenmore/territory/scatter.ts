/** Positions of firs, heather and hills on a moor: in all free areas, always the same. */

import { CLUMPS, type ClumpName } from "../../../ui/art/glen/clumps";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Growing extends Box {
  clump: ClumpName;
}

/** Distance between clumps, before each is offset slightly. */
const STEP = { across: 112, down: 80 } as const;
/** Minimum fraction of that distance for small scales. */
const THIN = 0.8;
const NEAR = 3;
/** Hills are distant, so they're along the upper edge; nearer scenery is below. */
const FAR: readonly ClumpName[] = ["range", "hills", "firs", "hills", "wood"];
const CLOSE: readonly ClumpName[] = ["wood", "heath", "firs", "grass", "birches", "stones", "heath", "firs"];
/** Scenery that fits small gaps. */
const SMALL: readonly ClumpName[] = ["firs", "heath", "grass"];

const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + NEAR &&
  other.left < one.left + one.width + NEAR &&
  one.top < other.top + other.height + NEAR &&
  other.top < one.top + one.height + NEAR;

/** Returns a pseudo-random number below `most`, always the same for the same cell. */
function spread(column: number, row: number, most: number): number {
  const mixed = Math.imul(column * 73 + row * 151 + 17, 2654435761) >>> 0;
  return (mixed >>> 8) % most;
}

/** Returns scenery for a room of this size that covers none of the taken boxes. */
export function scatter(width: number, height: number, taken: readonly Box[], scale = 1): Growing[] {
  const found: Growing[] = [];
  const apart = Math.max(scale, THIN);
  const [across, down] = [STEP.across * apart, STEP.down * apart];
  for (let row = 0; row * down < height; row++)
    for (let column = 0; column * across < width; column++) {
      const x = column * across + (row % 2) * across * 0.5 - across * 0.2 + spread(column, row, across * 0.3);
      const y = row * down + spread(row, column, down * 0.3);
      const first = row ? CLOSE[spread(column, row, CLOSE.length)] : FAR[column % FAR.length];
      for (const clump of [first ?? "grass", ...SMALL]) {
        const size = CLUMPS[clump];
        const box = {
          left: Math.round(Math.min(x, width - size.width * scale)),
          top: Math.round(y),
          width: Math.round(size.width * scale),
          height: Math.round(size.height * scale),
        };
        const fits = box.left >= 0 && box.top + box.height <= height;
        if (!fits || taken.some((each) => meets(box, each)) || found.some((each) => meets(box, each))) continue;
        found.push({ ...box, clump });
        break;
      }
    }
  return found;
}

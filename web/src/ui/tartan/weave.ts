/** Converts a sett to an SVG pattern. */

import { DYES, type Dye, readSett, repeat, type Stripe, width } from "./sett";

interface Band {
  at: number;
  threads: number;
  dye: Dye;
}

function bands(stripes: readonly Stripe[]): Band[] {
  let at = 0;
  return stripes.map(({ dye, threads }) => {
    const band = { at, threads, dye };
    at += threads;
    return band;
  });
}

/** Returns the twill: the weft passes over the warp on every second diagonal thread. One small pattern per dye. */
function twill(id: string, dye: Dye): string {
  const colour = DYES[dye];
  return (
    `<pattern id="${id}-${dye}" width="4" height="4" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0h2L0 2zM4 0v2L2 4H0z" fill="${colour}"/></pattern>`
  );
}

/**
 * Returns the definitions of a tartan: a pattern `id`, and its components. A thread is one unit wide; the pattern
 * repeats after `size` units. Warp runs down, weft across, and each shows in half of every crossing.
 */
export function weave(id: string, written: string): { markup: string; size: number } {
  const stripes = repeat(readSett(written));
  const size = width(stripes);
  const cloth = bands(stripes);
  const warp = cloth.map(
    ({ at, threads, dye }) => `<rect x="${at}" width="${threads}" height="${size}" fill="${DYES[dye]}"/>`,
  );
  const weft = cloth.map(
    ({ at, threads, dye }) => `<rect y="${at}" width="${size}" height="${threads}" fill="url(#${id}-${dye})"/>`,
  );
  const dyes = [...new Set(stripes.map(({ dye }) => dye))];
  const markup =
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${warp.join("")}${weft.join("")}</pattern>` +
    dyes.map((dye) => twill(id, dye)).join("");
  return { markup, size };
}

/** A sett: the threads of a tartan from one turning point to the next, written as weavers do, "Y24 K4 Y4 K8 W2". */

/** Dyes by their letter. Muted, as plants give them; the four players' grounds are their own colours. */
export const DYES = {
  A: "#8FB4C9", // sky
  B: "#0A4A8A", // minch
  D: "#10243F", // night
  G: "#1D4232", // pine
  H: "#7A3E6B", // heather
  K: "#1F2A2E", // ink
  L: "#8A9A5B", // lichen
  N: "#8D9499", // slate
  O: "#C4661F", // bracken
  R: "#A81E1A", // rowan
  S: "#4F3B2C", // peat
  T: "#B79B73", // oat
  W: "#FFFFFF", // snow
  Y: "#E59500", // gorse
} as const;

export type Dye = keyof typeof DYES;
export interface Stripe {
  dye: Dye;
  threads: number;
}

/** The stripes as written, from turning point to turning point. */
export function readSett(written: string): Stripe[] {
  return written.split(" ").map((word) => {
    const [, dye, threads] = /^([A-Z])(\d+)$/.exec(word) ?? [];
    if (!dye || !(dye in DYES) || Number(threads) < 2) throw new Error(`${word} is no stripe`);
    return { dye: dye as Dye, threads: Number(threads) };
  });
}

/** The whole repeat: mirrored at both turning points, which are not woven twice. */
export function repeat(sett: readonly Stripe[]): Stripe[] {
  return [...sett, ...sett.slice(1, -1).reverse()];
}

/** How many threads a repeat has. */
export function width(stripes: readonly Stripe[]): number {
  return stripes.reduce((sum, { threads }) => sum + threads, 0);
}

/** What part of the cloth is of the first dye, the ground. */
export function groundShare(sett: readonly Stripe[]): number {
  const stripes = repeat(sett);
  const ground = sett[0]?.dye;
  return width(stripes.filter(({ dye }) => dye === ground)) / width(stripes);
}

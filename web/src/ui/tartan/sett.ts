/** A sett: the threads of a tartan between two turning points, in weavers' notation, "Y24 K4 Y4 K8 W2". */

/** Dyes by letter. Muted, like plant dyes; the four players' grounds are their own colours. */
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

/** Returns the stripes as written, between two turning points. */
export function readSett(written: string): Stripe[] {
  return written.split(" ").map((word) => {
    const [, dye, threads] = /^([A-Z])(\d+)$/.exec(word) ?? [];
    if (!dye || !(dye in DYES) || Number(threads) < 2) throw new Error(`${word} is no stripe`);
    return { dye: dye as Dye, threads: Number(threads) };
  });
}

/** Returns the whole repeat: mirrored at both turning points, which aren't repeated. */
export function repeat(sett: readonly Stripe[]): Stripe[] {
  return [...sett, ...sett.slice(1, -1).reverse()];
}

/** Returns the number of threads in a repeat. */
export function width(stripes: readonly Stripe[]): number {
  return stripes.reduce((sum, { threads }) => sum + threads, 0);
}

/** Returns the fraction of the cloth in the first dye, the ground. */
export function groundShare(sett: readonly Stripe[]): number {
  const stripes = repeat(sett);
  const ground = sett[0]?.dye;
  return width(stripes.filter(({ dye }) => dye === ground)) / width(stripes);
}

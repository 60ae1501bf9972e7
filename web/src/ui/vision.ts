/**
 * Simulation of colour vision deficiencies: Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
 */

export const VISIONS = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** No colour: luminance only. */
export const GREY = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722] as const;

export type Vision = keyof typeof VISIONS;
export type Matrix = readonly number[];

/** Returns the values of an SVG feColorMatrix, whose default colour space is also linear RGB. */
export function colourMatrix(matrix: Matrix): string {
  const rows = [0, 3, 6].map((at) => `${matrix.slice(at, at + 3).join(" ")} 0 0`);
  return `${rows.join(" ")} 0 0 0 1 0`;
}

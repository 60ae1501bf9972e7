/** The picture on a chronicle's medallion: a small object on the 24 grid, in print colours. */

import { print } from "../../../ui/art/print";

export const INK = 'stroke="$board-ink" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
export const shape = (d: string, fill: string) => `<path d="${d}" fill="$${fill}" ${INK}/>`;
export const stroke = (d: string, width = 1.3) =>
  `<path d="${d}" fill="none" stroke="$board-ink" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill = "board-ink") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$${fill}"/>`;

/** Returns a function that queues a chronicle's medallion for printing and returns its picture's name. */
export const medallionOf = (chronicle: string, shapes: readonly string[]) => (): string => {
  const name = `medallion-${chronicle}`;
  print(name, () => ({ markup: shapes.join(""), box: "0 0 24 24", width: 56 }));
  return name;
};

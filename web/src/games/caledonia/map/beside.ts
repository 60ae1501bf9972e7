/** Goods made next to a hex, with their neighbourhood and market prices. */

import type { CaledoniaView, Good } from "../shape";

export interface CheapGood {
  good: Good;
  /** The producer. */
  seat: number;
  price: number;
  /** Market price, if higher. */
  instead: number | undefined;
}

/** Lists them for a player, excluding their own goods. Spectators see all. */
export function cheapBeside(view: CaledoniaView, hex: string, me: number | null): CheapGood[] {
  return (view.outlook.beside[hex] ?? [])
    .filter(([, seat]) => seat !== me)
    .map(([good, seat]) => {
      const price = view.outlook.cheap[good];
      const market = view.market.find((row) => row.good === good)?.price ?? 0;
      return { good, seat, price, instead: market > price ? market : undefined };
    });
}

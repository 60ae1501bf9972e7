/** What the neighbours of a hex make, and what it would cost there instead of on the market. */

import type { CaledoniaView, Good } from "../shape";

export interface CheapGood {
  good: Good;
  /** Who makes it. */
  seat: number;
  price: number;
  /** What it costs on the market, where that is more. */
  instead: number | undefined;
}

/** As they stand for somebody: nobody is their own neighbour. A spectator sees them all. */
export function cheapBeside(view: CaledoniaView, hex: string, me: number | null): CheapGood[] {
  return (view.outlook.beside[hex] ?? [])
    .filter(([, seat]) => seat !== me)
    .map(([good, seat]) => {
      const price = view.outlook.cheap[good];
      const market = view.market.find((row) => row.good === good)?.price ?? 0;
      return { good, seat, price, instead: market > price ? market : undefined };
    });
}

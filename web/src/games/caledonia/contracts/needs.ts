/** Requirements of a contract, what I have, and the current price of the rest. */

import type { Board } from "../board.svelte";
import type { Contract, Good } from "../shape";

export interface Need {
  thing: Good | "beef" | "mutton";
  need: number;
  have: number;
  /** Price of buying the missing goods now, if they're on offer. */
  price: number | null;
}

/** Lists goods, then meat, each with the amount I have; with `then`, after the current choice. */
export function needsOf(board: Board, contract: Contract, then = false): Need[] {
  const player = then ? board.ghostPlayer : board.player;
  const pieces = then ? board.ghost.pieces : board.view.pieces;
  const goods = Object.entries(contract.goods).map(([name, need]): Need => {
    const good = name as Good;
    const have = player.goods[good];
    return { thing: good, need, have, price: have < need ? priceOf(board, good, need - have) : null };
  });
  const meat = Object.entries(contract.meat).map(([name, need]): Need => {
    const meat = name as "beef" | "mutton";
    const animal = board.pack.units.find((each) => each.meat === meat)?.id;
    const have = pieces.filter(([, seat, unit]) => seat === board.seat && unit === animal).length;
    return { thing: meat, need, have, price: null };
  });
  return [...goods, ...meat];
}

function priceOf(board: Board, good: Good, count: number): number | null {
  const offer = board.table.offers.find(
    ({ verb, args }) => verb === "buy" && args.good === good && args.count === count,
  );
  return offer?.price ?? null;
}

/** Returns whether nothing is missing. */
export function complete(needs: readonly Need[]): boolean {
  return needs.every(({ need, have }) => have >= need);
}

/** Mobster actions in other territories, chosen there. */

import type { Offer } from "../../../../table/state.svelte";
import { type Board, cellKey, WAYS } from "../../board.svelte";
import type { OpponentTarget } from "../../opponent-targets";
import { mobsOf } from "./shape";

/** Returns the tile that a roaming mobster would reach. */
function prowled(board: Board, way: string): OpponentTarget | undefined {
  const out = mobsOf(board).out.find(({ mobster, tile }) => mobster === "kenneth-mcsnitch" && tile);
  const owner = out?.owner ?? -1;
  const territory = board.view.players[owner]?.territory ?? [];
  const from = territory.find(({ tile }) => tile === out?.tile)?.at;
  const step = WAYS[way];
  if (!from || !step) return undefined;
  const to = cellKey([from[0] + step[0], from[1] + step[1]]);
  const tile = territory.find(({ at }) => cellKey(at) === to)?.tile;
  return tile ? { owner, tile } : undefined;
}

export function abroad({ verb, args }: Offer, board: Board): OpponentTarget | undefined {
  if (verb === "hide" || verb === "steal-tile") return { owner: Number(args.owner), tile: String(args.tile) };
  if (verb === "resettle") return { owner: Number(args.owner), at: [Number(args.column), Number(args.row)] };
  if (verb === "prowl") return prowled(board, String(args.way));
  if (verb !== "claim") return undefined;
  const card = String(args.card);
  return { owner: board.view.players.findIndex(({ cards }) => cards.includes(card)), card };
}

/** Items a scoring tile counted for a player, in symbols: "5 woodcutters, 2 miners". */

import type { IconName } from "../../../ui/icons";
import type { Board } from "../board.svelte";
import { CALEDONIA, SCORING_TILES } from "../icons";
import { rowOf, UNITS, type Unit } from "../shape";

export interface Counted {
  icon: IconName;
  count: number;
}

const some = (list: readonly (readonly [IconName, number | undefined])[]): Counted[] =>
  list.flatMap(([icon, count]) => (count ? [{ icon, count }] : []));

/** Returns counts by kind if the table shows them; otherwise the total, derived from the glory. */
export function countedOf(board: Board, seat: number, round: number, glory: number): Counted[] {
  const id = board.view.scoring[round - 1];
  const player = board.view.players[seat];
  if (!id || !player) return [];
  const tile = rowOf(board.pack.sets["scoring tiles"], id);
  const on = (unit: Unit) => board.view.pieces.filter(([, whose, kind]) => whose === seat && kind === unit).length;
  const { goods, units } = CALEDONIA;
  switch (tile.counts) {
    case "basic-goods":
      return some((["wool", "grain", "milk"] as const).map((good) => [goods[good], player.goods[good]]));
    case "processed-goods":
      return some((["bread", "cheese", "whisky"] as const).map((good) => [goods[good], player.goods[good]]));
    case "workers":
      return some((["woodcutter", "miner", "fisherman"] as const).map((unit) => [units[unit], on(unit)]));
    case "production-units":
      return some(UNITS.slice(0, 6).map((unit) => [units[unit], on(unit)])).slice(0, 3);
    case "rare-imports":
      return some(
        (["cotton", "tobacco", "sugar-cane"] as const).map((good) => [goods[good], player.imports[good]]),
      );
    default: {
      const [icon] = SCORING_TILES[tile.counts] ?? [];
      return icon && tile.glory ? some([[icon, Math.round((glory / tile.glory) * tile.every)]]) : [];
    }
  }
}

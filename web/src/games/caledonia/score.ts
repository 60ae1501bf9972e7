/** Explanations of score categories, read from the view. */

import type { Board } from "./board.svelte";
import { levelName, listed, tell } from "./labels";
import { GOODS, type Good, IMPORTS, type PlayerView } from "./shape";

/** Returns whether a good is made from another one. */
function isProcessed({ pack }: Board, good: Good): boolean {
  return pack.units.some(({ makes, uses }) => makes === good && uses !== null);
}

/** Returns one short line: "4 grain, 2 milk", "3 settlements linked". */
export function reasonOf(board: Board, seat: number, category: string): string {
  const player = board.view.players[seat] as PlayerView;
  if (category === "basic-goods" || category === "processed-goods")
    return held(
      player,
      GOODS.filter((good) => isProcessed(board, good) === (category === "processed-goods")),
    );
  if (category === "money") return `£${player.money}`;
  if (category === "hops") return tell("cal-reason-hops", { count: player.hops });
  if (category === "exports") return tell("cal-reason-exports", { count: player.fulfilled.length });
  if (category === "imports")
    return listed(
      IMPORTS.filter((good) => player.imports[good]).map(
        (good) => `${player.imports[good]} ${tell(`good-${good}`)} × ${board.view.import_values[good]}`,
      ),
    );
  if (category === "settlements") {
    const levels = board.view.outlook.seats[seat]?.settlements.levels ?? [];
    return tell("cal-reason-settlements", {
      count: levels.filter((level) => level <= player.shipping).length,
      level: levelName(board, player.shipping),
    });
  }
  if (category === "glory") return tell("cal-reason-glory", { count: player.glory });
  return category === "bid" ? tell("cal-reason-bid", { count: player.bid }) : "";
}

function held(player: PlayerView, goods: readonly Good[]): string {
  return listed(
    goods.filter((good) => player.goods[good]).map((good) => `${player.goods[good]} ${tell(`good-${good}`)}`),
  );
}

/** Describes the settlement overlay: how many count, which are cut off, and the shipping that would join them. */
export function settlementLine(board: Board): string {
  const { groups, levels } = board.outlook.settlements;
  const have = board.player.shipping;
  const cut = [...new Set(levels)].filter((level) => level > have).sort((one, other) => one - other);
  const count = levels.filter((level) => level <= have).length;
  if (!cut.length) return tell("cal-settlements-all", { count });
  const missing = cut.map((level) => {
    const places = listed(groups.flatMap((hexes, at) => (levels[at] === level ? [hexes.join(" ")] : [])));
    return level < board.never
      ? tell("cal-settlements-missing", { places, level: levelName(board, level), have: levelName(board, have) })
      : tell("cal-settlements-apart", { places });
  });
  return [tell("cal-settlements-count", { count }), ...missing].join(" ");
}

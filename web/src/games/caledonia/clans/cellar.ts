import type { Board } from "../board.svelte";
import type { CellarFacts } from "../view";

/** Returns for each spot, from the left, whether it holds a barrel; undefined without a cellar. */
export function cellarOf(board: Board, seat: number): readonly number[] | undefined {
  return (board.view.outlook.seats[seat] as Partial<CellarFacts> | undefined)?.cellar;
}

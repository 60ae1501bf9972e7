import type { Board } from "../board.svelte";

/** Returns for each spot, from the left, whether it holds a barrel; undefined without a cellar. */
export function cellarOf(board: Board, seat: number): readonly number[] | undefined {
  const { cellar } = (board.view.outlook.seats[seat] ?? {}) as { cellar?: readonly number[] };
  return cellar;
}

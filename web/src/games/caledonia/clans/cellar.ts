import type { Board } from "../board.svelte";

/** By spot, from the left: whether a barrel lies there. Nothing for those who have no cellar. */
export function cellarOf(board: Board, seat: number): readonly number[] | undefined {
  const { cellar } = (board.view.outlook.seats[seat] ?? {}) as { cellar?: readonly number[] };
  return cellar;
}

/** Contents of base-game clan boards. */

import type { Drawing } from "../hooks";
import Cellar from "./Cellar.svelte";
import { cellarOf } from "./cellar";

const cellar: Drawing = {
  name: "cellar",
  at: () => true,
  power: Cellar,
  powers: (board, seat) => cellarOf(board, seat) !== undefined,
};

export const DRAWINGS: readonly Drawing[] = [cellar];

/** Small territory of Glen More. */

import type { Data } from "../../../table/state.svelte";
import type { GamePicture } from "../../game-client";
import Territory from "./Territory.svelte";

export const picture: GamePicture = {
  board: Territory,
  async sample() {
    const [{ default: story }, { default: pack }] = await Promise.all([
      import("./end.json"),
      import("./pack.json"),
    ]);
    return { view: story.view as unknown as Data, pack: pack as unknown as Data, seat: 1 };
  },
};

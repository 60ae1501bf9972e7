/** Small territory of Glen More. */

import type { GamePicture } from "../../../table/contract/game";
import type { Data } from "../../../table/state.svelte";
import Territory from "./Territory.svelte";

export const picture: GamePicture = {
  board: Territory,
  async sample() {
    const [{ default: story }, { default: pack }] = await Promise.all([
      import("./end.json"),
      import("./pack.json"),
    ]);
    return { view: story.view, pack: pack as unknown as Data, seat: 1 };
  },
};

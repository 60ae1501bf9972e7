/** Small map of Caledonia. */

import type { GamePicture } from "../../../table/contract/game";
import type { Data } from "../../../table/state.svelte";
import { CLAN_SETTS, type Clan } from "../../../ui/tartan/setts";
import { type CaledoniaView, packOf } from "../shape";
import Land from "./Land.svelte";

const UNKNOWN = "random";

/** Returns the sides named by the options, in module order; a random side is represented by the first. */
function laid(options: Readonly<Record<string, unknown>>, pack: Data): Data {
  const { modules } = packOf({ pack }).map;
  const sides = modules.map((module) => String(options[`map-${module.toLowerCase()}`] ?? UNKNOWN));
  return {
    layout: sides.map((side, at) => (side === UNKNOWN ? `${modules[at]}1` : side)).join(""),
    small: false,
    pieces: [],
    named: sides.map((side, at) => (side === UNKNOWN ? `${modules[at]}?` : side)),
  };
}

export const picture: GamePicture = {
  board: Land,
  async sample() {
    const [{ default: story }, { default: pack }] = await Promise.all([
      import("./end.json"),
      import("./pack.json"),
    ]);
    return { view: story.view, pack: pack as unknown as Data, seat: 0 };
  },
  laid,
  clothOf(view, seat) {
    const { clan } = (view as CaledoniaView).players[seat] ?? {};
    return clan && clan in CLAN_SETTS ? (clan as Clan) : undefined;
  },
};

/** The icons of score categories and of what has a price, game by game. */

import type { IconName } from "../../look/icons";
import { CALEDONIA, GLENMORE } from "../../look/named";
import type { GameName } from "../state.svelte";

type Named = Readonly<Record<string, IconName>>;

export const CATEGORIES: Record<GameName, Named> = {
  caledonia: CALEDONIA.scoring,
  glenmore: {
    effects: "tile",
    "castle-scotsmen": "scotsman",
    landmarks: "landmark",
    whisky: "whisky",
    persons: "person",
    size: "remove-tile",
    coins: "coin",
  },
};
export const PRICED: Record<GameName, Named> = { caledonia: CALEDONIA.goods, glenmore: GLENMORE.resources };

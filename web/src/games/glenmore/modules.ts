/** What each module adds to the table: icons for its words, and where nothing is drawn, lines of text. */

import { type GameIcons, type ModuleClient, type Named, withModules } from "../game-client";
import { GLENMORE } from "./icons";

interface Module extends ModuleClient {
  /** By the gold type icons of its tiles. */
  types?: Named;
  /** By its kinds of effect. */
  effects?: Named;
  /** By its pieces on the rondel. */
  pieces?: Named;
}

const die: Module = { name: "die", pieces: { die: "die" } };

export const MODULES: readonly Module[] = [die];

const joined = (kind: "types" | "effects" | "pieces"): Named =>
  Object.assign({}, ...MODULES.map((module) => module[kind]));

/** Icons by the type of a tile, with those of modules. */
export const TYPES: Named = { ...GLENMORE.types, ...joined("types") };
/** Icons by the kinds of effect that modules bring. */
export const OWN_EFFECTS: Named = joined("effects");
/** Icons by the pieces on the rondel that are no pawns. */
export const PIECES: Named = joined("pieces");

/** The icons of the game and its modules. */
export const ICONS: GameIcons = withModules(
  {
    actions: GLENMORE.actions,
    // On the score sheet Scotsmen, size and coins look as they do on the table, not as on the scoring board.
    categories: { ...GLENMORE.categories, "castle-scotsmen": "scotsman", size: "remove-tile", coins: "coin" },
    priced: GLENMORE.resources,
    stocks: {
      ...GLENMORE.resources,
      coins: "coin",
      scotsmen: "scotsman",
      markers: "marker",
      tiles: "tile",
      cards: "landmark",
      persons: "person",
    },
  },
  MODULES,
);

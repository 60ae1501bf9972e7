/** The expansions, each with its folder, and the icons they add. */

import { type GameIcons, type Named, withModules } from "../../table/contract/game";
import type { Expansion, GlenIcons, ShelfParts } from "./hooks";
import { GLENMORE } from "./icons";

const EXPANSIONS = import.meta.glob<Expansion>("./expansions/*/index.ts", { import: "expansion", eager: true });

/** The expansion that draws each part of a view. */
export const EXPANSION_OF: Readonly<Record<string, Expansion>> = Object.fromEntries(
  Object.values(EXPANSIONS).flatMap((expansion) => expansion.parts.map((part) => [part, expansion])),
);

/** Loads the row that holds the chronicles. */
export const shelf = async (): Promise<ShelfParts> => (await import("./shelf")).parts;

const joined = (kind: keyof GlenIcons): Named =>
  Object.assign({}, ...Object.values(EXPANSIONS).map(({ icons }) => icons?.[kind]));

/** Icons by tile type, including those of expansions. */
export const TYPES: Named = { ...GLENMORE.types, ...joined("types") };
/** Icons by effects of expansions. */
export const OWN_EFFECTS: Named = joined("effects");
/** Icons by rondel piece other than pawns. */
export const PIECES: Named = { die: "die", ...joined("pieces") };

/** Icons of the game and its expansions. */
export const ICONS: GameIcons = withModules(
  {
    actions: GLENMORE.actions,
    // On the score sheet, Scotsmen, size and coins use the table's icons rather than the scoring board's.
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
  Object.values(EXPANSIONS),
);

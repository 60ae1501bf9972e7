/** Module additions to the table: icons, drawings and, where nothing is drawn, lines of text. */

import { type GameIcons, type ModuleClient, type Named, withModules } from "../../table/contract/game";
import type { Lender, ShelfParts } from "./extras.svelte";
import { GLENMORE } from "./icons";

interface Module extends ModuleClient, Lender {
  /** By the gold type icons of its tiles. */
  types?: Named;
  /** By its kinds of effect. */
  effects?: Named;
  /** By its pieces on the rondel. */
  pieces?: Named;
}

const die: Module = { name: "die", pieces: { die: "die" } };

const boats: Module = {
  name: "boats",
  draws: async () => (await import("./expansions/boats")).boats,
  types: { shipyard: "shipping" },
  icons: { actions: { row: "shipping" }, categories: { boats: "shipping" } },
};

const highlander: Module = {
  name: "highlander",
  draws: async () => (await import("./expansions/highlander")).highlander,
  icons: { categories: { highlander: "mountain" } },
};

const cask: Module = {
  name: "cask",
  draws: async () => (await import("./expansions/cask")).cask,
  effects: { age: "cellar" },
  icons: { actions: { "age-barrel": "cellar", "build-cellar": "cellar" }, categories: { cask: "cellar" } },
};

const hammer: Module = {
  name: "hammer",
  draws: async () => (await import("./expansions/hammer")).hammer,
  pieces: { englishman: "pawn" },
  effects: { "take-token": "flag" },
  icons: { categories: { hammer: "flag" } },
};

const haggis: Module = {
  name: "haggis",
  draws: async () => (await import("./expansions/haggis")).haggis,
  effects: { "gain-haggis": "inn" },
  icons: {
    actions: {
      "take-haggis": "inn",
      "draw-haggis": "inn",
      "return-haggis": "reset",
      "give-up-haggis": "inn",
      "roll-again": "die",
      "spoil-roll": "die",
      starve: "inn",
    },
    categories: { haggis: "inn" },
  },
};

const tome: Module = {
  name: "tome",
  draws: async () => (await import("./expansions/tome")).tome,
  types: { gathering: "players" },
  effects: { "trigger-event": "rules", "leave-castle": "castle-scotsmen" },
  icons: { actions: { "use-event": "rules", "turn-card": "landmark" }, categories: { tome: "rules" } },
};

const council: Module = {
  name: "council",
  draws: async () => (await import("./expansions/council")).council,
  icons: { actions: { propose: "flag", "cast-vote": "confirm" }, categories: { council: "glory" } },
};

const mobs: Module = {
  name: "mobs",
  draws: async () => (await import("./expansions/mobs")).mobs,
  icons: {
    actions: {
      "put-penny": "coin",
      "take-mobster": "person",
      intercept: "buy",
      fence: "sell",
      skim: "coins",
      "skim-england": "coins",
      "lie-in-wait": "marker",
      reserve: "tile",
      recruit: "scotsman",
      disguise: "scotsman",
      hide: "scotsman",
      prowl: "movement",
      "steal-tile": "tile",
      claim: "landmark",
    },
    categories: { mobs: "scotsman" },
  },
};

/** In the order of the book. */
const chronicles: readonly Module[] = [boats, highlander, cask, hammer, haggis, tome, council, mobs];

export const MODULES: readonly Module[] = [die, ...chronicles];

/** Loads the row that holds the chronicles. */
export const shelf = async (): Promise<ShelfParts> => (await import("./shelf")).parts;

const joined = (kind: "types" | "effects" | "pieces"): Named =>
  Object.assign({}, ...MODULES.map((module) => module[kind]));

/** Icons by tile type, including those of modules. */
export const TYPES: Named = { ...GLENMORE.types, ...joined("types") };
/** Icons by module effect. */
export const OWN_EFFECTS: Named = joined("effects");
/** Icons by rondel piece other than pawns. */
export const PIECES: Named = joined("pieces");

/** Icons of the game and its modules. */
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
  MODULES,
);

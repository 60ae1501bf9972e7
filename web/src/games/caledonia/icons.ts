/**
 * Which icon stands for a word of this game's data: the ids are those of `src/bothy/games/caledonia/pack/data`.
 * `tests/unit/icons.test.ts` reads the data and fails if a word has none.
 */

import type { IconName } from "../../look/icons";
import type { Named } from "../game-client";

/** Several icons make one sentence: what, grammar, what. */
type Sentences = Readonly<Record<string, readonly IconName[]>>;

export const CALEDONIA = {
  goods: {
    wool: "wool",
    grain: "grain",
    milk: "milk",
    bread: "bread",
    cheese: "cheese",
    whisky: "whisky",
    beef: "beef",
    mutton: "mutton",
    cotton: "cotton",
    tobacco: "tobacco",
    "sugar-cane": "sugar-cane",
    hops: "hops",
  },
  units: {
    sheep: "sheep",
    cow: "cow",
    "cheese-dairy": "cheese-dairy",
    bakery: "bakery",
    field: "field",
    distillery: "distillery",
    woodcutter: "woodcutter",
    miner: "miner",
    fisherman: "fisherman",
  },
  land: { grassland: "grassland", mountain: "mountain", forest: "forest" },
  shipping: {
    "no-shipping": "shipping",
    "river-crossing": "river-crossing",
    "1-loch": "shipping",
    "2-loch": "shipping",
    "3-loch": "shipping",
    "4-loch": "shipping",
  },
  scoring: {
    glory: "glory",
    "basic-goods": "grain",
    "processed-goods": "cheese",
    money: "coin",
    hops: "hops",
    imports: "cotton",
    exports: "fulfil",
    settlements: "settlements",
  },
  actions: {
    buy: "buy",
    sell: "sell",
    obtain: "obtain-contract",
    keep: "contract",
    expand: "expand",
    "upgrade-shipping": "upgrade-shipping",
    "upgrade-technology": "technology",
    "hire-merchant": "hire-merchant",
    "take-merchant-back": "undo",
    done: "confirm",
    fulfil: "fulfil",
    "take-money": "coins",
    pass: "pass",
    "end-turn": "end-turn",
    produce: "produce",
    "draw-contracts": "draw-contracts",
    "choose-clan": "marker",
    churn: "butter",
    brew: "beer",
    "take-barrel": "whisky",
    "store-barrel": "cellar",
    row: "fisherman",
    "make-kilts": "wool",
    "pay-kilts": "wool",
    "fill-silos": "grain",
    "use-silo": "grain",
    "take-grain": "grain",
    "lead-sheep": "sheep",
    "sell-sheep": "sheep",
    "breed-cows": "cow",
    "breed-sheep": "sheep",
  },
} as const satisfies Record<string, Named>;

/** What a port does, in symbols; figures stand beside them. */
export const PORT_EFFECTS: Sentences = {
  "spare-animal": ["sheep", "or", "cow", "spare-animal"],
  "swap-basic-goods": ["wool", "exchange", "grain"],
  "swap-processed-goods": ["bread", "exchange", "whisky"],
  "upgrade-and-glory": ["upgrade", "glory"],
  money: ["coins"],
  "move-price": ["move-price"],
  "swap-units": ["swap-units"],
  "money-and-building-bonus": ["coins", "draw-contracts"],
  "use-another-port": ["coin", "exchange", "port"],
  "spare-processed-good": ["bread", "or", "whisky", "minus"],
  "share-a-hex": ["sheep", "plus", "cow"],
  "building-to-field": ["bakery", "exchange", "field"],
  "technologies-or-glory": ["technology", "or", "glory"],
  "sell-processed-goods": ["bread", "exchange", "coins"],
  "hire-merchants": ["hire-merchant"],
  "move-units": ["movement"],
  "move-a-building": ["bakery", "movement"],
  "pay-for-a-contract": ["coins", "exchange", "fulfil"],
};

/** What a scoring tile counts, in symbols. */
export const SCORING_TILES: Sentences = {
  "basic-goods": ["wool", "grain", "milk"],
  "processed-goods": ["bread", "cheese", "whisky"],
  "production-units": ["sheep", "cow", "bakery", "field"],
  workers: ["woodcutter", "miner"],
  "border-units": ["border"],
  "rare-imports": ["cotton", "tobacco", "sugar-cane"],
  meat: ["beef", "mutton"],
  upgrades: ["upgrade"],
  "dear-hexes": ["dear-land"],
  "animal-pairs": ["sheep", "plus", "cow"],
  "market-merchants": ["merchant", "market"],
  "kinds-of-goods": ["different", "wool", "bread"],
  "production-chains": ["cow", "cheese-dairy", "field", "bakery"],
  "central-loch-units": ["loch"],
  "inland-units": ["grassland"],
  "kinds-in-a-settlement": ["different", "settlements"],
  "pairs-across-rivers": ["sheep", "river", "sheep"],
  "settlements-of-two": ["settlements"],
};

/** Icon sentences for Industria: rewards of bonuses, and what milestones and awards count. */

import type { IconName } from "../../../../ui/icons";

type Sentences = Readonly<Record<string, readonly IconName[]>>;

export const BONUSES: Sentences = {
  "delivery-1": ["coins", "free-land", "free-land"],
  "delivery-2": ["field"],
  "delivery-3": ["coins", "plus", "hex"],
  "delivery-4": ["upgrade", "plus", "expand"],
  "delivery-5": ["upgrade", "exchange", "bread", "wool"],
  "delivery-6": ["coins", "move-price"],
  "delivery-7": ["distillery", "exchange", "different"],
  "delivery-8": ["bread", "wool", "contract"],
  "delivery-9": ["bakery", "exchange", "wool"],
  "delivery-10": ["wool", "exchange", "bread"],
  "delivery-11": ["bread", "plus", "port"],
  "delivery-12": ["sheep", "exchange", "coins"],
  "delivery-13": ["whisky", "exchange", "coins"],
  "delivery-14": ["coins", "movement"],
  "delivery-15": ["bread", "free-land", "plus"],
  "delivery-16": ["coins", "contract"],
  "delivery-17": ["coins", "draw-contracts"],
  "delivery-18": ["upgrade", "upgrade", "coins"],
  "delivery-19": ["coins", "merchant", "hex"],
  "delivery-20": ["sell", "coins"],
  "delivery-21": ["coins", "merchant"],
  "delivery-22": ["merchant", "fulfil"],
  "delivery-23": ["fulfil", "cotton", "coins"],
  "delivery-24": ["field", "exchange", "fulfil"],
};

export const MILESTONES: Sentences = {
  "rare-imports": ["cotton", "tobacco", "sugar-cane"],
  ports: ["port"],
  buildings: ["cheese-dairy", "bakery", "distillery"],
  "basic-goods": ["wool", "grain", "milk"],
  "all-workers": ["woodcutter", "miner"],
  upgrades: ["upgrade"],
  triangles: ["settlements"],
  threes: ["sheep", "cow"],
  "every-kind": ["different", "expand"],
  units: ["expand"],
  settlement: ["settlements"],
  "along-rivers": ["river"],
  "straight-line": ["hex", "hex"],
  hops: ["hops", "fulfil"],
  "exported-kinds": ["different", "fulfil"],
  "plain-contracts": ["contract", "fulfil"],
};

export const AWARDS: Sentences = {
  "basic-goods": ["wool", "grain", "milk"],
  "processed-goods": ["bread", "cheese", "whisky"],
  units: ["expand"],
  "one-import": ["cotton"],
  glory: ["glory"],
  money: ["coin"],
  "one-settlement": ["settlements"],
  "along-rivers": ["river"],
  "by-lochs": ["loch"],
};

/** Icon of each place with milestones. */
export const SITES: Readonly<Record<string, IconName>> = {
  glasgow: "settlements",
  edinburgh: "settlements",
  "tunnel-1": "mountain",
  "tunnel-2": "mountain",
};

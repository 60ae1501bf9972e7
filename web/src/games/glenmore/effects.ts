/** Effects and prices as symbols, as on tiles, cards and the clan board. */

import type { IconName } from "../../ui/icons";
import { GLENMORE } from "./icons";
import { OWN_EFFECTS, TYPES } from "./modules";
import { type Effect, type PriceData, RESOURCES } from "./shape";

/** An icon, with a number before it if it's more than one. */
export interface Symbol {
  icon: IconName;
  count?: number;
  /** Grammar, drawn smaller: an arrow, a bolt. */
  sign?: boolean;
}
export type Sentence = readonly Symbol[];

const EXCHANGE: Symbol = { icon: "exchange", sign: true };

function some(icon: IconName, count: number): Symbol {
  return count === 1 ? { icon } : { icon, count };
}

/** Returns a price: up to three resources one by one, everything else with a number. */
export function priceSymbols(price: PriceData): Sentence {
  const found: Symbol[] = [];
  for (const resource of RESOURCES) {
    const count = price[resource];
    if (count) found.push(some(GLENMORE.resources[resource], count));
  }
  for (const kind of ["any", "different", "animals", "scotsmen", "whisky"] as const) {
    const count = price[kind];
    if (count) found.push(some(GLENMORE.prices[kind], count));
  }
  if (price.coins) found.push({ icon: "coin", count: price.coins });
  return found;
}

/** Returns an effect in symbols. */
export function symbols(effect: Effect): Sentence {
  switch (effect.effect) {
    case "produce":
      return priceSymbols(effect.resources);
    case "produce-any":
      return [some("any-resource", effect.count)];
    case "gain-scotsmen":
      return [some("scotsman", effect.count)];
    case "gain-whisky":
      return [some("whisky", effect.count)];
    case "gain-coins":
      return [{ icon: "coin", count: effect.count }];
    case "place-markers":
      return [some("marker", effect.count)];
    case "take-discard":
      return [{ icon: "discard-pile" }];
    case "remove-tiles":
      return [some("remove-tile", effect.count)];
    case "score":
      return [{ icon: "vp", count: effect.points }];
    case "move":
      return [some("movement", effect.points)];
    case "score-steps":
      return [{ icon: STEPS[effect.count] ?? "tile" }, EXCHANGE, ...stepPoints(effect.steps)];
    case "take-card":
      return [{ icon: "landmark" }];
    case "take-person":
      return [{ icon: "person", count: 2 }];
    case "activate":
      return [{ icon: "activate", sign: true }, { icon: TYPES[effect.icon] ?? "tile" }];
    case "power":
      return [{ icon: GLENMORE.powers[effect.name as keyof typeof GLENMORE.powers] ?? "ring" }];
    case "trade":
      return [...priceSymbols(effect.pay), EXCHANGE, ...effect.gain.flatMap(symbols)];
    default:
      return ["count" in effect ? some(ownIcon(effect), effect.count) : { icon: ownIcon(effect) }];
  }
}

/** Returns the icon of a module's effect. */
function ownIcon({ effect }: Effect): IconName {
  return OWN_EFFECTS[effect] ?? "ring";
}

/** Things that some clans count. */
const STEPS: Readonly<Record<string, IconName>> = {
  villages: "village",
  "tiles-with-scotsman": "scotsman",
  "overlay-tiles": "overlay",
  coins: "coins",
  "river-tiles": "river-tile",
};

function stepPoints(steps: readonly (readonly [number, number])[]): Symbol[] {
  const last = steps.at(-1);
  return last ? [{ icon: "vp", count: last[1] }] : [];
}

/** Returns the width of a sentence, in symbol units. */
export function widthOf(sentence: Sentence): number {
  return sentence.reduce(
    (width, each) => width + (each.sign ? 0.8 : 1) + (each.count === undefined ? 0 : each.count > 9 ? 0.95 : 0.55),
    0,
  );
}

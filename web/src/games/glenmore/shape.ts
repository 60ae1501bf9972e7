/** Glen More's view and component pack. */

import type { Data } from "../../table/state.svelte";
import type { GlenPack, Resource } from "./pack";

export type { ClanTerritory, Effect, GlenPack, PriceData, Resource, Road, Tile } from "./pack";
export type * from "./view";

export const RESOURCES: readonly Resource[] = ["wood", "stone", "barley", "sheep", "cattle"];
export const CATEGORIES = ["castle-scotsmen", "landmarks", "whisky", "persons"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Goods = Readonly<Record<Resource, number>>;

export const packOf = ({ pack }: { pack: Data }): GlenPack => pack as GlenPack;

/** Start and end points of animations at this table, and animations used in several places. */

import type { Anchor, Brought, Part, Scene } from "../../table/motion/movement";
import { coins } from "../../table/motion/parts";
import type { IconName } from "../../ui/icons";
import { GLENMORE } from "./icons";
import type { GlenView } from "./shape";

export const seat = (at: number): Anchor => [`[data-anchor="row-${at}"]`, `[data-anchor="seat-${at}"]`];
export const own = (scene: Scene, at: number, name: string): Anchor => [
  `[data-anchor="${name}-${at}"]`,
  ...(at === scene.me ? [`[data-part="${name}"]`, '[data-part="belongings"]'] : []),
  ...seat(at),
];
export const onRondel = (tile: unknown): Anchor => `[data-part="rondel"] [data-tile="${tile}"]`;
/** A tile in its territory, large or small. */
export const laidOut = (tile: unknown): string =>
  `[data-part="territory"] [data-tile="${tile}"], [data-anchor="tile-${tile}"]`;
export const inTerritory = (at: number, tile: unknown): Anchor => [laidOut(tile), ...seat(at)];
/** A Scotsman on a tile. */
export const scotOn = (at: number, tile: unknown): Anchor => [
  `[data-part="territory"] [data-tile="${tile}"] [data-scot], [data-anchor="tile-${tile}"] [data-scot]`,
  ...inTerritory(at, tile),
];
/** The tile I've taken, until it's placed. */
export const HAND = '[data-anchor="hand"]';
export const pawn = (at: number): string => `[data-anchor="pawn-${at}"]`;
export const clan = (id: unknown): Anchor => [`[data-clan="${id}"]`, '[data-part="clans"]'];
export const row = (resource: unknown): Anchor => [
  `[data-part="market"] [data-rove="${resource}"]`,
  '[data-part="market"]',
];

export const colourOf = ({ seats }: Scene, at: number) => seats[at]?.colour ?? "snow";
export const resourceOf = (name: unknown): IconName =>
  (GLENMORE.resources as Record<string, IconName>)[`${name}`] ?? "tile";

export function about(scene: Scene, anchor: Anchor, ...parts: Part[]): Part[] {
  scene.about = anchor;
  return parts;
}
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
/** A figure of a player: coins, barrels, Scotsmen in supply. */
export const figure = (at: number, name: string, by: number): Brought => ({ figure: `players.${at}.${name}`, by });
/** A figure on a tile of a territory, if the tile lies there already. */
export function onTile({ view }: Scene, at: number, tile: unknown, name: string, by: number): Brought[] {
  const place =
    (view as GlenView | undefined)?.players[at]?.territory.findIndex((each) => each.tile === tile) ?? -1;
  return place < 0 ? [] : [figure(at, `territory.${place}.${name}`, by)];
}
export const paid = (scene: Scene, at: number, amount: number): Part[] => [
  coins(4 * amount, own(scene, at, "coins"), scene.about, signed(amount), {
    apart: 90,
    ms: 420,
    brings: [figure(at, "coins", amount)],
  }),
];

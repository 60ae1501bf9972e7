/** Start and end points of animations at this table, and animations used in several places. */

import type { Anchor, Part, Scene } from "../../table/motion/movement";
import { coins } from "../../table/motion/parts";
import type { IconName } from "../../ui/icons";
import { GLENMORE } from "./icons";

export const seat = (at: number): Anchor => [`[data-anchor="row-${at}"]`, `[data-anchor="seat-${at}"]`];
export const own = (scene: Scene, at: number, name: string): Anchor => [
  `[data-anchor="${name}-${at}"]`,
  ...(at === scene.me ? [`[data-part="${name}"]`, '[data-part="belongings"]'] : []),
  ...seat(at),
];
export const onRondel = (tile: unknown): Anchor => `[data-part="rondel"] [data-tile="${tile}"]`;
export const inTerritory = (at: number, tile: unknown): Anchor => [
  `[data-part="territory"] [data-tile="${tile}"], [data-anchor="tile-${tile}"]`,
  ...seat(at),
];
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
export const paid = (scene: Scene, at: number, amount: number): Part[] => [
  { ...coins(4 * amount, own(scene, at, "coins"), scene.about, signed(amount)) },
];

/** Animations of cellars and sales. */

import type { Scene } from "../../../../table/motion/movement";
import { gone, piece, ring } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { own } from "../../places";

const CHIP = '[data-anchor="shelf-cask"]';
const BARREL = { is: "icon", icon: "whisky" } as const;
const slot = (scene: Scene, at: number, vp: unknown) => [
  `[data-anchor="slot-${at}-${vp}"]`,
  ...(at === scene.me ? [CHIP] : [own(scene, at, "whisky")].flat()),
];

export const MOVES: Movements = {
  "barrel-given": ({ seat, vp }, scene) => [gone(slot(scene, seat, vp))],
  aged: ({ seat, vp }, scene) => [
    { does: "fly", picture: BARREL, at: slot(scene, seat, vp), ms: 160, curve: "step", sound: "wood" },
  ],
  "cellar-built": ({ seat }, scene) => [ring(slot(scene, seat, 0), "wood")],
  "cask-sold": ({ seat, vp }, scene) => [
    piece(BARREL, slot(scene, seat, vp), ['[data-part="rondel"] [data-anchor^="sale-"]', CHIP]),
  ],
  "sale-cleared": () => [gone(['[data-part="rondel"] [data-anchor^="sale-"]', CHIP])],
};

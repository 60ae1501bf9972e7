/** Animations of told events. */

import { ring, turned } from "../../../../table/motion/parts";
import type { Movements } from "../../movements";
import { about, inTerritory, own } from "../../places";

export const MOVES: Movements = {
  "card-turned": ({ seat: at, card }, scene) => {
    const anchor = [`[data-card="${card}"]`, ...[own(scene, at, "belongings")].flat()];
    return about(scene, anchor, turned(anchor));
  },
  "own-table": ({ seat: at }, scene) => [ring([...[own(scene, at, "vp")].flat(), '[data-part="scores"]'])],
  borrowed: ({ owner, tile }, scene) =>
    about(scene, inTerritory(owner, tile), ring(inTerritory(owner, tile), "sheaf")),
};

/** Tile art and pieces as picture URLs, for drawings used outside the page. */

import { compose, sceneOf } from "../../../ui/art/glen/compose";
import { PIECE_BOX, scotsman } from "../../../ui/art/glen/pieces";
import { asSvg, type Drawing, sceneryColour } from "../../../ui/art/print";
import { addressOf } from "../../../ui/art/raster";
import type { PlayerColour } from "../../../ui/tartan/setts";
import type { Tile } from "../shape";
import { sceneName } from "../tile/picture";

const WIDTH = 220;
const made = new Map<string, string>();

/** Cached: each picture is made once. Its colours are the same in both themes. */
function address(name: string, drawing: () => Drawing): string {
  const known = made.get(name);
  if (known) return known;
  const found = addressOf(asSvg(drawing(), sceneryColour()));
  made.set(name, found);
  return found;
}

export function tileArt(tile: Tile): string {
  const scene = sceneName(tile);
  return address(`${scene} ${tile.river}`, () => ({
    markup: compose(sceneOf(scene, tile.river)),
    box: "0 0 100 100",
    width: WIDTH,
  }));
}

export function scotArt(colour: PlayerColour): string {
  return address(colour, () => ({ markup: scotsman(colour), box: PIECE_BOX.scot, width: WIDTH / 2 }));
}

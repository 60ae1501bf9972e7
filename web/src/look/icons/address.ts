/**
 * Where an icon is found. Its symbol comes into the sprite when it's first asked for, so that a page holds what it
 * shows and not every icon there is.
 */

import { ICONS, type IconName } from "./index";
import { symbol, symbolId } from "./sprite";

const SVG = "http://www.w3.org/2000/svg";
let sprite: SVGElement | undefined;

/** Hidden, but not by `display: none`, which would hide gradients from those who refer to them. */
function theSprite(): SVGElement {
  if (sprite?.isConnected) return sprite;
  sprite = document.createElementNS(SVG, "svg");
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.cssText = "position: absolute; inline-size: 0; block-size: 0"; // as an attribute our policy forbids it
  document.body.prepend(sprite);
  return sprite;
}

/** In forced colours everything is drawn in the colour of the text. */
const isForced = (): boolean => globalThis.matchMedia?.("(forced-colors: active)").matches ?? false;

/** What a `<use>` refers to, in the colour of the text around it or, `colour`, in its own. */
export function iconAddress(icon: IconName, colour = false): string {
  const print = colour && !isForced() ? "colour" : "ink";
  const id = symbolId(icon, ICONS[icon], print);
  if (!document.getElementById(id)) theSprite().insertAdjacentHTML("beforeend", symbol(icon, ICONS[icon], print));
  return `#${id}`;
}

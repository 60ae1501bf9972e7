/**
 * References to icons. A symbol is added to the sprite on first use, so that a page contains only the icons it
 * shows.
 */

import { ICONS, type IconName } from "./index";
import { symbol, symbolId } from "./sprite";

const SVG = "http://www.w3.org/2000/svg";
let sprite: SVGElement | undefined;

/** Hidden, but not by `display: none`, which would disable gradients that others refer to. */
function theSprite(): SVGElement {
  if (sprite?.isConnected) return sprite;
  sprite = document.createElementNS(SVG, "svg");
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.cssText = "position: absolute; inline-size: 0; block-size: 0"; // as an attribute our CSP forbids it
  document.body.prepend(sprite);
  return sprite;
}

/** With forced colours everything is drawn in the text colour. */
const isForced = (): boolean => globalThis.matchMedia?.("(forced-colors: active)").matches ?? false;

/** Returns the target of a `<use>`, in the colour of the surrounding text or, with `colour`, in its own. */
export function iconAddress(icon: IconName, colour = false): string {
  const print = colour && !isForced() ? "colour" : "ink";
  const id = symbolId(icon, ICONS[icon], print);
  if (!document.getElementById(id)) theSprite().insertAdjacentHTML("beforeend", symbol(icon, ICONS[icon], print));
  return `#${id}`;
}

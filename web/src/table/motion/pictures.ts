/** Pictures for animations, as separate elements: a plate, an icon, or a copy of an element on the table. */

import { mount, unmount } from "svelte";
import Icon from "../../ui/Icon.svelte";
import Plate from "../../ui/Plate.svelte";
import type { Picture } from "./movement";

/** Attributes that identify elements on the page. */
const DATA = [
  "hex",
  "tile",
  "contract",
  "part",
  "rove",
  "clan",
  "anchor",
  "about",
  "piece",
  "stop",
  "site",
  "card",
];
const NAMES = ["id", "tabindex", "role", "aria-label", ...DATA.map((name) => `data-${name}`)];
const PLATE = 38;
const ICON = 26;

export interface Drawn {
  element: HTMLElement;
  width: number;
  height: number;
  /** Removes it. */
  drop(): void;
}

function holder(width: number, height: number): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${width}px;block-size:${height}px;will-change:transform`;
  return element;
}

/** Returns a picture; null if the element to copy isn't there. */
export function draw(picture: Picture, source: Element | null): Drawn | null {
  if (picture.is === "copy") return source && copyOf(source);
  const side = picture.is === "plate" ? PLATE : ICON;
  const element = holder(side, side);
  const size = `${side}px`;
  const drawn =
    picture.is === "icon"
      ? mount(Icon, { target: element, props: { icon: picture.icon, size, colour: true } })
      : mount(Plate, {
          target: element,
          props: {
            colour: picture.colour,
            size,
            ...(picture.icon ? { icon: picture.icon } : {}),
            ...(picture.text ? { text: picture.text } : {}),
          },
        });
  return {
    element,
    width: side,
    height: side,
    drop() {
      element.remove();
      void unmount(drawn);
    },
  };
}

/**
 * Copies an element without the names that would make the page mistake it for the original, inside empty copies of what
 * it's in: colours, sizes and styles come from there.
 */
function copyOf(source: Element): Drawn | null {
  const { width, height } = source.getBoundingClientRect();
  if (!width || !height) return null;
  const element = holder(width, height);
  const copy = source.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) unnamed(each);
  const inner = document.createElement("div");
  inner.style.cssText = "inline-size:100%;block-size:100%";
  const drawn =
    source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement) ? framed(source, copy) : copy;
  inner.append(among(source, drawn));
  element.append(inner);
  Object.assign((copy as HTMLElement).style, {
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    margin: "0",
    inset: "auto",
    animation: "none",
    transform: copy instanceof SVGElement ? "" : "none",
  });
  if (copy instanceof HTMLElement) {
    const { display, position } = getComputedStyle(source);
    copy.style.display = display;
    if (position !== "static") copy.style.position = "relative";
  }
  return { element, width, height, drop: () => element.remove() };
}

function unnamed(element: Element): void {
  for (const name of NAMES) element.removeAttribute(name);
}

/** Puts a copy into elements that lend it the classes and variables of those around its original. */
function among(source: Element, copy: Element): Element {
  let whole = copy;
  for (let at = source.parentElement; at && at !== document.body; at = at.parentElement) {
    const around = document.createElement("div");
    around.setAttribute("class", at.getAttribute("class") ?? "");
    const { style } = at as HTMLElement;
    for (const name of style)
      if (name.startsWith("--")) around.style.setProperty(name, style.getPropertyValue(name));
    around.style.display = "contents";
    around.dataset.lent = "";
    around.append(whole);
    whole = around;
  }
  return whole;
}

/** Wraps part of a drawing in its own SVG. */
function framed(source: SVGGraphicsElement, copy: Element): Element {
  const box = source.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  frame.style.cssText = "display:block;inline-size:100%;block-size:100%;overflow:visible;will-change:auto";
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

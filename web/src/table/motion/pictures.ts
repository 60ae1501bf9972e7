/** Pictures for animations, as separate elements: a plate, an icon, or a copy of an element on the table. */

import { mount, unmount } from "svelte";
import Icon from "../../ui/Icon.svelte";
import Plate from "../../ui/Plate.svelte";
import type { Picture } from "./movement";

/** Attributes that identify elements on the page. */
const NAMES = ["id", "hex", "tile", "contract", "part", "rove", "clan", "anchor", "about"].map((name) =>
  name === "id" ? name : `data-${name}`,
);
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

/** Copies an element without the names that would make the page mistake it for the original. */
function copyOf(source: Element): Drawn | null {
  const { width, height } = source.getBoundingClientRect();
  if (!width || !height) return null;
  const element = holder(width, height);
  const copy = source.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) each.removeAttribute(name);
  element.append(
    source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement) ? framed(source, copy) : copy,
  );
  Object.assign((copy as HTMLElement).style, {
    inlineSize: "100%",
    blockSize: "100%",
    margin: "0",
    inset: "auto",
  });
  return { element, width, height, drop: () => element.remove() };
}

/** Wraps part of a drawing in its own SVG. */
function framed(source: SVGGraphicsElement, copy: Element): Element {
  const box = source.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  frame.style.cssText = "display:block;inline-size:100%;block-size:100%;overflow:visible";
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

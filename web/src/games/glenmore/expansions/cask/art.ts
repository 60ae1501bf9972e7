/** Sale tiles and their casks. */

import { paintsIn } from "../../../../ui/art/glen/compose";
import { THINGS } from "../../../../ui/art/glen/things";
import { print } from "../../../../ui/art/print";

const thing = (name: keyof typeof THINGS, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})">${THINGS[name]}</g>`;

/** Queues the sale picture, a barn with casks, for printing and returns its name. */
export function salePicture(): string {
  print("cask-sale", () => {
    const body = [
      '<path d="M0 0h100v100H0z" fill="url(#earth)"/>',
      '<path d="M0 40C30 30 60 36 100 28V0H0z" fill="$hill-far" opacity=".6"/>',
      thing("inn", 70, 60, 0.95),
      thing("cask", 38, 60, 1.1),
      thing("cask", 52, 66, 1.1),
    ].join("");
    return { markup: `<defs>${paintsIn(body)}</defs>${body}`, box: "0 0 100 100", width: 168 };
  });
  return "cask-sale";
}

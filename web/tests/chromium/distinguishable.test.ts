/**
 * Pictures that must be distinguishable are, at their smallest size, with every colour vision and without colour.
 */

import { describe, expect, it } from "vitest";
import { compose, sceneOf } from "../../src/ui/art/glen/compose";
import type { Scene, Thing } from "../../src/ui/art/glen/scene";
import { SCENES, type SceneName } from "../../src/ui/art/glen/scenes";
import { MIXES } from "../../src/ui/art/land/fields";
import type { GroundHex } from "../../src/ui/art/land/ground";
import { framed, hexPicture } from "../../src/ui/art/land/picture";
import { pieceDrawing } from "../../src/ui/art/pieces/piece";
import { asSvg } from "../../src/ui/art/print";
import { addressOf } from "../../src/ui/art/raster";
import { type Drawing, line, part } from "../../src/ui/icons/icon";
import { bar, disc } from "../../src/ui/icons/shapes";
import { UNITS } from "../../src/ui/icons/units";
import { token } from "../support/colour";
import { difference, EYES, type Pixels } from "../support/likeness";
import { useBrowser } from "./browser";

/** Pictures that must differ, by name; and two that are alike on purpose, which must fail. */
interface Sheet {
  name: string;
  /** Smallest size on any screen, in pixels. */
  side: number;
  /** Minimum difference of the most similar two. */
  least: number;
  pictures: Readonly<Record<string, string>>;
  alike: readonly [string, string];
}

const palette = (name: string): string => token(name, "light");

/** Returns a piece without the rim that all pieces of a player share. */
function piece(drawing: Drawing): string {
  return framed(pieceDrawing("gorse", drawing), "-12 -13 24 24", { width: 144, height: 144 }, palette);
}

/** Workers as people: only their hats and tools differ, which is invisible on a phone. */
const worker = (hat: Drawing[number], tool: Drawing[number]): Drawing => [
  line("M18.5 21.5V6", 2.4),
  tool,
  part("moss", "M2.5 22v-5.5a5.5 5.5 0 0 1 11 0V22z", bar(8, 16, 8, 19.5)),
  part("skin", disc(8, 7, 3.5)),
  hat,
];
const HATS = [
  worker(
    part("brick", "M2.8 6c0-2.6 2.3-4.3 5.4-4.300S13.5 3.4 13.5 6z"),
    part("slate", "M15.5 3.500c2.5-.6 5.5 0 7.5 2.500V10c-2-1.8-4.5-2.3-7.5-1.500z"),
  ),
  worker(
    part("gold", "M3.2 8.200a4.8 4.8 0 0 1 9.6 0h1.200V10H2V8.200z"),
    part("slate", "M11.5 7.500C13.5 3.8 20.5 3.2 23.3 7c-4-.9-8-.7-11.8.5z"),
  ),
] as const;

const LANDS: Readonly<Record<string, string>> = { g: "grassland", m: "mountain", f: "forest" };
function terrain(key: string, more: Partial<GroundHex> = {}): string {
  const hex = { x: 60, y: 52, land: [...key].map((each) => LANDS[each] ?? ""), mist: false, rock: "", ...more };
  const ground = { hexes: [hex], rivers: [], springs: [], width: 1200, height: 988 };
  return hexPicture(ground, hex, 128, palette);
}

/** Returns a Glen More tile as printed. */
function tile(scene: Scene): string {
  const colour = (name: string): string => token(`art-${name}`, "light", name);
  return addressOf(asSvg({ markup: compose(scene), box: "0 0 100 100", width: 168 }, colour));
}
/** Every kind of tile; river tiles are drawn with their river. */
const KINDS = (Object.keys(SCENES) as SceneName[]).filter((name) => name === "loch-r" || !name.endsWith("-r"));
const kinds = (river: boolean) => Object.fromEntries(KINDS.map((name) => [name, tile(sceneOf(name, river))]));
/** The same forest with every tree shifted, which isn't another kind. */
const asides: Scene = {
  ...SCENES.forest,
  things: (SCENES.forest.things as readonly Thing[]).map(
    ([name, x, y, size, turned]): Thing => (turned ? [name, x + 1, y, size, turned] : [name, x + 1, y, size]),
  ),
};

const SHEETS: readonly Sheet[] = [
  {
    name: "pieces of Caledonia",
    // Of a piece's 24 pixels on a phone, these are its unit's.
    side: 18,
    least: 0.5,
    pictures: Object.fromEntries(
      Object.entries(UNITS)
        .filter(([name]) => name !== "merchant")
        .map(([name, drawing]) => [name, piece(drawing)]),
    ),
    alike: [piece(HATS[0]), piece(HATS[1])],
  },
  {
    name: "lands of Caledonia",
    side: 36,
    least: 0.19,
    pictures: {
      ...Object.fromEntries(MIXES.map((key) => [key, terrain(key)])),
      loch: terrain(""),
      rock: terrain("", { rock: "A" }),
      mist: terrain("g", { mist: true }),
    },
    // The same grassland with other tufts and stones.
    alike: [terrain("g"), terrain("g", { x: 240, y: 52 })],
  },
  ...[false, true].map((river) => ({
    name: river ? "tiles of Glen More at the river" : "tiles of Glen More",
    // A miniature of another player's territory.
    side: 49,
    // The river itself is half of every tile next to it.
    least: river ? 0.19 : 0.4,
    pictures: kinds(river),
    alike: [tile(SCENES.forest), tile(asides)] as const,
  })),
];

const { open } = useBrowser();

/** Renders pictures on a grassy ground, at this many pixels. */
async function rastered(addresses: readonly string[], side: number): Promise<Pixels[]> {
  const page = await open("/");
  return page.evaluate(
    async ({ addresses, side, ground }) => {
      const draw = async (address: string): Promise<number[]> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(side, side).getContext("2d");
        if (!canvas) throw new Error("no canvas");
        canvas.fillStyle = ground;
        canvas.fillRect(0, 0, side, side);
        canvas.drawImage(image, 0, 0, side, side);
        return [...canvas.getImageData(0, 0, side, side).data].filter((_, at) => at % 4 < 3);
      };
      return Promise.all(addresses.map(draw));
    },
    { addresses, side, ground: palette("grass") },
  );
}

describe.each(SHEETS)("$name at $side pixels", ({ side, least, pictures, alike }) => {
  it("differ to every eye, except for those alike on purpose", async () => {
    const names = Object.keys(pictures);
    const drawn = await rastered([...Object.values(pictures), ...alike], side);
    const [first, second] = drawn.slice(-2) as [Pixels, Pixels];
    for (const [eye, matrix] of Object.entries(EYES)) {
      const pairs = names.flatMap((one, at) =>
        names.slice(at + 1).map((other, after) => ({
          pair: `${one} and ${other}`,
          apart: difference(drawn[at] as Pixels, drawn[at + 1 + after] as Pixels, matrix, side),
        })),
      );
      expect(
        pairs.filter(({ apart }) => apart < least),
        eye,
      ).toEqual([]);
      expect(difference(first, second, matrix, side), eye).toBeLessThan(least);
    }
  });
});

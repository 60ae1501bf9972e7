import { describe, expect, it } from "vitest";
import { CALEDONIA } from "../../src/games/caledonia/icons";
import { GLENMORE } from "../../src/games/glenmore/icons";
import { ICONS, type IconName } from "../../src/ui/icons";
import { paths, ROUND } from "../../src/ui/icons/sprite";
import { useBrowser } from "./browser";

const { open } = useBrowser();
const SIDE = 96;

/**
 * Returns icon outlines as bits, holes filled: what is left without colour and detail. Everything that can't be
 * reached from the corner without crossing ink is inside.
 */
async function outlines(names: readonly IconName[]): Promise<Map<IconName, Uint8Array>> {
  const page = await open("/");
  const drawings = names.map(
    (name) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="-1 -1 26 26" ${ROUND} style="--ground: none">${paths(ICONS[name], "ink")}</svg>`,
  );
  const bits = await page.evaluate(
    async ({ drawings, side }) => {
      const draw = async (svg: string): Promise<string> => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(side, side).getContext("2d");
        if (!canvas) throw new Error("no canvas");
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, side, side);
        const outside = new Uint8Array(side * side);
        const reach = [0];
        while (reach.length) {
          const at = reach.pop() as number;
          if (outside[at] || (data[at * 4 + 3] ?? 0) > 127) continue;
          outside[at] = 1;
          const x = at % side;
          if (x > 0) reach.push(at - 1);
          if (x < side - 1) reach.push(at + 1);
          if (at >= side) reach.push(at - side);
          if (at < side * (side - 1)) reach.push(at + side);
        }
        return outside.map((out) => 1 - out).join("");
      };
      return Promise.all(drawings.map(draw));
    },
    { drawings, side: SIDE },
  );
  return new Map(names.map((name, at) => [name, Uint8Array.from(bits[at] ?? "", Number)]));
}

/** Returns the overlap of two outlines, aligned at their centres: 1 is identical. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const middle = (bits: Uint8Array): [number, number] => {
    let [x, y, n] = [0, 0, 0];
    bits.forEach((bit, at) => {
      if (bit) [x, y, n] = [x + (at % SIDE), y + Math.floor(at / SIDE), n + 1];
    });
    return [Math.round(x / n), Math.round(y / n)];
  };
  const [[ax, ay], [bx, by]] = [middle(one), middle(other)];
  const at = (bits: Uint8Array, x: number, y: number): number =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (bits[y * SIDE + x] ?? 0);
  let [both, either] = [0, 0];
  for (let y = -SIDE; y < SIDE; y++)
    for (let x = -SIDE; x < SIDE; x++) {
      const [a, b] = [at(one, ax + x, ay + y), at(other, bx + x, by + y)];
      both += a & b;
      either += a | b;
    }
  return both / either;
}

function tooAlike(drawn: Map<IconName, Uint8Array>, most: number): string[] {
  const names = [...drawn.keys()];
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const same = likeness(drawn.get(one) as Uint8Array, drawn.get(other) as Uint8Array);
      return same > most ? [`${one} and ${other}: ${same.toFixed(2)}`] : [];
    }),
  );
}

const unique = (names: readonly IconName[]): IconName[] => [...new Set(names)];

describe("by their outline alone", () => {
  it.each([
    ["goods of Caledonia", unique(Object.values(CALEDONIA.goods))],
    ["units of Caledonia", unique(Object.values(CALEDONIA.units))],
    ["resources of Glen More", unique([...Object.values(GLENMORE.resources), "whisky", "scotsman", "coin"])],
  ])("%s differ", async (_, names) => {
    expect(tooAlike(await outlines(names), 0.8)).toEqual([]);
  });

  it("no icon leaves its grid", async () => {
    const drawn = await outlines(Object.keys(ICONS) as IconName[]);
    const edge = [0, 1, 2, SIDE - 3, SIDE - 2, SIDE - 1];
    const leaves = (bits: Uint8Array): boolean =>
      bits.some((bit, at) => bit && (edge.includes(at % SIDE) || edge.includes(Math.floor(at / SIDE))));
    expect([...drawn].filter(([, bits]) => leaves(bits)).map(([name]) => name)).toEqual([]);
  });
});

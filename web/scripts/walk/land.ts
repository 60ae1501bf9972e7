/** Finds places on the map where the script's events can happen. It only reads what the server shows. */

import type { Page } from "playwright-core";
import { beside, DIRECTIONS } from "../../src/games/caledonia/map/geometry";
import { type Hex, type LandMap, landOf, levelOf } from "../../src/games/caledonia/map/land";
import type { CaledoniaPack, CaledoniaView } from "../../src/games/caledonia/shape";

export async function fetched<T>(page: Page, path: string): Promise<T> {
  return page.evaluate((wanted) => fetch(wanted).then((answer) => answer.json()), path) as Promise<T>;
}

export async function matchOf(page: Page): Promise<string> {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  return (await fetched<{ match: string }>(page, `/api/tables/${table}`)).match;
}

export async function viewOf(page: Page): Promise<CaledoniaView> {
  return (await fetched<{ view: CaledoniaView }>(page, `/api/matches/${await matchOf(page)}`)).view;
}

/** A possible action of a seat, with its cost. */
export interface Choice {
  do: readonly unknown[];
  totals: Record<string, number>;
}

/** Returns all possible actions of a seat. */
export async function choicesOf(page: Page, seat: number): Promise<readonly Choice[]> {
  const path = `/api/matches/${await matchOf(page)}/actions?seat=${seat}`;
  return (await fetched<{ actions: Choice[] }>(page, path)).actions;
}

export const packOf = (page: Page) => fetched<CaledoniaPack>(page, "/api/games/caledonia/pack");

export async function land(page: Page): Promise<LandMap> {
  const pack = await packOf(page);
  return landOf(pack, await viewOf(page));
}

export const around = (map: LandMap, hex: string): Hex[] =>
  DIRECTIONS.flatMap((way) => map.byName.get(beside(hex, way)) ?? []);

/** Returns a lookup of the shipping level at which a seat reaches a hex; 6 means never. */
export async function levelsOf(page: Page, seat: number): Promise<(hex: string) => number> {
  const [map, view] = [await land(page), await viewOf(page)];
  const reach = view.outlook.seats[seat]?.reach ?? "";
  return (hex) => levelOf(map, reach, hex);
}

export interface Plan {
  /** The second player's worker, and the distillery next to it. */
  worker: string;
  distillery: string;
  /** The third player's worker, and the land she expands to, between both. */
  other: string;
  between: string;
}

/** Plans two neighbours: cheap land that no river separates. */
export async function plan(page: Page, workers: readonly string[]): Promise<Plan> {
  const [map, view] = [await land(page), await viewOf(page)];
  const pack = await packOf(page);
  const taken = new Set(view.pieces.map(([hex]) => hex));
  const rivers = new Set(
    (view.layout.match(/../g) ?? []).flatMap((side) =>
      (pack.map.sides[side]?.rivers ?? []).flatMap(({ edges }) =>
        edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
      ),
    ),
  );
  const free = ({ name, land: kinds, mist }: Hex) => kinds.length > 0 && !mist && !taken.has(name);
  const grass = (hex: Hex) => free(hex) && hex.land.includes("grassland");
  const wild = (hex: Hex) => free(hex) && (hex.land.includes("forest") || hex.land.includes("mountain"));
  const next = (hex: Hex) => around(map, hex.name).filter(({ name }) => !rivers.has(`${hex.name} ${name}`));
  let best: { cost: number; plan: Plan } | undefined;
  for (const name of workers) {
    const worker = map.byName.get(name) as Hex;
    for (const distillery of next(worker).filter(grass))
      for (const between of next(distillery).filter((hex) => grass(hex) && hex !== worker))
        for (const other of next(between).filter((hex) => wild(hex) && hex !== worker && hex !== distillery)) {
          const cost = worker.cost + distillery.cost + between.cost + other.cost;
          if (best && best.cost <= cost) continue;
          best = {
            cost,
            plan: { worker: name, distillery: distillery.name, other: other.name, between: between.name },
          };
        }
  }
  if (!best) throw new Error("no such place on this map");
  return best.plan;
}

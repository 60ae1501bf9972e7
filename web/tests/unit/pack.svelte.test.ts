/** The boards' values come from the pack: with another pack they show something else. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Board } from "../../src/games/caledonia/board.svelte";
import { needsOf } from "../../src/games/caledonia/contracts/needs";
import { reasonOf, settlementLine } from "../../src/games/caledonia/score";
import {
  type CaledoniaPack,
  type CaledoniaView,
  type Contract,
  GOODS,
  IMPORTS,
  UNITS,
} from "../../src/games/caledonia/shape";
import { CATEGORIES, RESOURCES } from "../../src/games/glenmore/shape";
import { learn, sayOf, speak } from "../../src/messages/messages.svelte";
import { ChoosingModel } from "../../src/table/choosing.svelte";
import type { Data } from "../../src/table/state.svelte";
import { tableOf } from "../../stories/story";
import { packOf, story } from "../support/games";

const pack = packOf("caledonia") as CaledoniaPack;
let clean = (): void => {};

/** Returns the board of a recorded moment, with other components or another view. */
function boardOf(
  changed: Partial<CaledoniaPack>,
  seen: (view: CaledoniaView) => Partial<CaledoniaView> = () => ({}),
) {
  const told = story("caledonia", "turn");
  const view = { ...told.view, ...seen(told.view as CaledoniaView) };
  const table = tableOf({ ...told, view }, { ...pack, ...changed } as Data, sayOf("caledonia"));
  let board: Board | undefined;
  clean = $effect.root(() => {
    board = new Board(table, new ChoosingModel(table));
  });
  return board as Board;
}

describe("the data that the boards compute with comes from the pack", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("caledonia");
  });
  afterAll(() => clean());

  it("the animal a meat comes from", () => {
    const asks = { goods: {}, meat: { beef: 2 } } as unknown as Contract;
    const has = (unit: string) =>
      (story("caledonia", "turn").view as CaledoniaView).pieces.filter(
        ([, seat, of]) => seat === 0 && of === unit,
      );
    const swapped = pack.units.map((row) =>
      row.meat ? { ...row, meat: row.meat === "beef" ? ("mutton" as const) : ("beef" as const) } : row,
    );
    const pieces = (view: CaledoniaView): Partial<CaledoniaView> => ({
      pieces: [...view.pieces, ["a1", 0, "sheep"], ["a2", 0, "sheep"], ["a3", 0, "sheep"], ["a4", 0, "cow"]],
    });
    expect(needsOf(boardOf({}, pieces), asks)[0]?.have).toBe(has("cow").length + 1);
    expect(needsOf(boardOf({ units: swapped }, pieces), asks)[0]?.have).toBe(has("sheep").length + 3);
  });

  it("which goods are made of others", () => {
    const rich = (view: CaledoniaView): Partial<CaledoniaView> => ({
      players: view.players.map((player) => ({ ...player, goods: { ...player.goods, milk: 2, cheese: 3 } })),
    });
    const raw = pack.units.map((row) => (row.makes === "cheese" ? { ...row, uses: null } : row));
    expect(reasonOf(boardOf({}, rich), 0, "processed-goods")).toContain("3 cheese");
    expect(reasonOf(boardOf({}, rich), 0, "basic-goods")).not.toContain("cheese");
    expect(reasonOf(boardOf({ units: raw }, rich), 0, "basic-goods")).toContain("3 cheese");
  });

  it("how far ships can go at all", () => {
    const cut = (view: CaledoniaView): Partial<CaledoniaView> => ({
      outlook: {
        ...view.outlook,
        seats: view.outlook.seats.map((seat) => ({
          ...seat,
          settlements: { ...seat.settlements, groups: [["a1"], ["c9"]], levels: [0, 6] },
        })),
      },
    });
    const levels = pack.sets["shipping levels"];
    const more = {
      ...pack.sets,
      "shipping levels": [
        ...levels,
        ...levels.slice(-1).map((level) => ({ ...level, id: "4-loch", cost: 4, lochs: 5 })),
      ],
    };
    expect(settlementLine(boardOf({}, cut))).not.toBe(settlementLine(boardOf({ sets: more }, cut)));
    expect(boardOf({ sets: more }).never).toBe(levels.length + 1);
  });
});

describe("the names that boards are drawn by are those of the pack", () => {
  it("goods, units and imports", () => {
    const { goods, imports } = packOf("caledonia");
    expect([goods, imports]).toEqual([GOODS, IMPORTS]);
    expect(pack.units.map(({ id }) => id)).toEqual(UNITS);
  });

  it("resources and categories", () => {
    const { resources, categories } = packOf("glenmore");
    expect([resources, categories]).toEqual([RESOURCES, CATEGORIES]);
  });
});

import { render } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import end from "../../src/games/caledonia/picture/end.json";
import { seenIn as onMap, frameOf as onTheMap } from "../../src/games/caledonia/picture/frame";
import Land from "../../src/games/caledonia/picture/Land.svelte";
import pack from "../../src/games/caledonia/picture/pack.json";
import { frameOf, seenIn } from "../../src/games/glenmore/picture/frame";
import type { Cell } from "../../src/games/glenmore/shape";
import { say, speak } from "../../src/messages/messages.svelte";
import { contentsOf, playersOf } from "../../src/pages/home/contents";
import { goingOn, turnInShort } from "../../src/pages/mine/table-summary";
import type { Data } from "../../src/table/state.svelte";
import type { GameInfo, MyTable, TableInfo } from "../../src/wire/types";

describe("the contents of a game", () => {
  beforeAll(() => speak("en"));

  const option = (id: string, group: string, usual: unknown) => ({
    id,
    group,
    default: usual,
    values: [],
  });
  const info = {
    name: "caledonia",
    groups: ["industria", "industria-tiles", "map", "automa"],
    options: [
      option("trains", "industria", "off"),
      option("awards", "industria", false),
      option("tiles", "industria-tiles", "base"),
      option("north", "map", "random"),
      option("south", "map", "random"),
      option("tight", "map", false),
      option("level", "automa", "off"),
      option("cards", "automa", "drawn"),
    ],
  } as unknown as GameInfo;

  it("are what its options add, each box once, and not how the base game is laid out", () => {
    expect(contentsOf(info)).toEqual(["Industria", "Automa"]);
  });
});

describe("how many may play", () => {
  afterAll(() => speak("en"));

  it.each([
    ["en", ["1 player", "2 players", "2 to 4 players"]],
    ["fr", ["1 joueur", "2 joueurs", "de 2 à 4 joueurs"]],
    ["pt", ["1 jogador", "2 jogadores", "2 a 4 jogadores"]],
  ] as const)("is one number where there is only one, in %s", async (language, told) => {
    await speak(language);
    expect([[1], [2], [2, 3, 4]].map((seats) => say("home-seats", playersOf(seats)))).toEqual(told);
  });
});

describe("a table one comes back to", () => {
  const table = { seats: [{ name: "Ailsa" }, { name: "Iain" }], state: "playing" } as TableInfo;
  const mine = (part: MyTable["part"], more = {}) => ({ part, table, ...more }) as MyTable;

  it("says whether it is waiting for me or for someone else", () => {
    expect(turnInShort(mine("mine", { turn: [0] }), say)).toBe("Your turn");
    expect(turnInShort(mine("running", { turn: [1] }), say)).toBe("Iain to move");
    expect(turnInShort(mine("gathering", { table: { ...table, state: "waiting" } }), say)).toBe(
      say("table-waiting"),
    );
  });

  it("is not shown as waiting for me once I have left it, and comes last", () => {
    const left = mine("left", { turn: [0], away: { 0: "" } });
    expect(turnInShort(left, say)).toBe("Continuing without you");
    const all = goingOn([left, mine("finished"), mine("running")]);
    expect(all.map(({ part }) => part)).toEqual(["running", "left"]);
  });

  it("names the bot that plays for a player", () => {
    expect(turnInShort(mine("running", { turn: [1], away: { 1: "collie" } }), say)).toBe(
      "Collie for Iain to move",
    );
  });
});

describe("a board in small", () => {
  it("rings where a player last settled, in their colour, and is cropped around it", () => {
    const { view } = end;
    const lately = [
      { key: "deployed", values: { seat: 2, unit: "cow", hex: "c4" }, lines: [] },
      { key: "deployed", values: { seat: 1, unit: "cow", hex: "f3" }, lines: [] },
      { key: "sold", values: { seat: 3 }, lines: [] },
    ];
    const props = { view: view as unknown as Data, pack: pack as unknown as Data, seat: 0, crop: "near" as const };
    const { container } = render(Land, { ...props, lately });
    expect(container.querySelector(".newest path:last-child")?.getAttribute("stroke")).toBe("var(--rowan)");
    expect(render(Land, props).container.querySelector(".newest")).toBeNull();
  });

  it("shows a map where a player’s pieces are closest, and nothing beyond its edge", () => {
    const map = { width: 1200, height: 1000 };
    const frame = onTheMap(
      "near",
      [
        { x: 60, y: 52 },
        { x: 900, y: 800 },
        { x: 960, y: 850 },
      ],
      map,
    );
    expect(frame).toMatchObject({ x: 900 - frame.width / 2, y: 800 - frame.height / 2 });
    expect(frame.x + frame.width).toBeLessThanOrEqual(map.width);
    expect(frame.y + frame.height).toBeLessThanOrEqual(map.height);
    expect(onMap(frame, { x: 960, y: 850 })).toBe(true);
    expect(onMap(frame, { x: 60, y: 52 })).toBe(false);
  });

  it("shows a small territory in the middle, and of a large one the part with the most tiles", () => {
    expect(
      frameOf("near", [
        [0, 0],
        [1, 0],
      ]),
    ).toEqual({ left: -0.5, top: -0.5, columns: 3, rows: 2 });
    const wide: Cell[] = [
      [-6, 0],
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ];
    const frame = frameOf("tall", wide);
    expect(wide.filter((cell) => seenIn(frame, cell))).toHaveLength(4);
    expect(frameOf("whole", wide)).toEqual({ left: -6, top: 0, columns: 9, rows: 2 });
  });
});

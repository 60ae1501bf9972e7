import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocksOf, inlinesOf } from "../../src/pages/markdown";
import type { Blocked, Choosing } from "../../src/table/choosing.svelte";
import { meant } from "../../src/table/command";
import { whyNot } from "../../src/table/reasons";
import type { Offer, TableState } from "../../src/table/state.svelte";
import { Log, turnsOf } from "../../src/table/steps";
import type { Step } from "../../src/wire/types";

const step = (seq: number, by: number | null, more: Partial<Step> = {}): Step => ({
  seq,
  by,
  events: [["money", { seat: by, amount: seq }, []]],
  ...more,
});

const GAMES = join(import.meta.dirname, "../../../src/bothy/games");

describe("the log", () => {
  const log = () =>
    new Log(
      () => (key, values) => `${key} ${values?.seat} ${values?.amount}`,
      () => ["Ailsa", "Iain"],
    );

  it("tells what happened with the names of the seated players", () => {
    const told = log();
    told.add([step(0, null), step(1, 1)]);
    expect(told.standing()[1]?.texts).toEqual(["event-money Iain 1"]);
  });

  it("gives an explanation before the event it belongs to, if there are words for it", () => {
    const words: Record<string, string> = { "also-barrel": "It lies in the store.", "event-money": "She pays." };
    const told = new Log(
      () => (key) => words[key] ?? `[${key}]`,
      () => ["Ailsa", "Iain"],
    );
    const explained = [
      [0, "barrel", {}],
      [0, "figures", {}],
      [1, "barrel", {}],
    ];
    told.add([step(1, 1, { explained } as object)]);
    expect(told.standing()[0]?.texts).toEqual(["It lies in the store.", "She pays.", "It lies in the store."]);
  });

  it("leaves out what was taken back, whatever order it comes in", () => {
    const told = log();
    told.add([step(3, 0, { undo: 1 }), step(4, 0)]);
    told.add([step(0, null), step(1, 0), step(2, 0)]);
    expect(told.standing().map(({ seq }) => seq)).toEqual([0, 4]);
    expect(told.gap).toBe(5);
  });

  it("gathers the steps of a turn", () => {
    const told = log();
    told.add([step(0, null), step(1, 0), step(2, 0, { do: ["end-turn"] }), step(3, 0), step(4, 1)]);
    expect(turnsOf(told.standing()).map(({ steps }) => steps.length)).toEqual([1, 2, 1, 1]);
  });
});

const offer = (verb: string, args: Offer["args"], text: string): Offer => ({
  action: [verb, ...Object.values(args)],
  verb,
  args,
  text,
});

describe("the command box", () => {
  const offers = [
    offer("expand", { unit: "cow", hex: "f6" }, "Deploy a cow on f6"),
    offer("expand", { unit: "cow", hex: "f7" }, "Deploy a cow on f7"),
    offer("buy", { good: "wool", count: 1 }, "Buy 1 wool"),
    offer("buy", { good: "wool", count: 11 }, "Buy 11 wool"),
  ];
  const found = (text: string) => meant(text, offers, "", (key) => key).map(({ text: said }) => said);

  it("takes the beginnings of words, in any order", () => {
    expect(found("exp co f6")).toEqual(["Deploy a cow on f6"]);
    expect(found("f7 deploy")).toEqual(["Deploy a cow on f7"]);
    expect(found("expand")).toHaveLength(2);
    expect(found("whisky")).toEqual([]);
  });

  it("takes letters inside a word where none begins so", () => {
    expect(found("ploy f6")).toEqual(["Deploy a cow on f6"]);
    expect(found("ool")).toHaveLength(2);
    expect(found("oo")).toEqual([]);
  });

  it("says why a typed command cannot be done, and asks only about what it names", async () => {
    const asked: unknown[] = [];
    const blocked: Blocked[] = ["cow", "sheep"].map((unit) => ({
      action: ["expand", unit, "e8"],
      label: `Deploy a ${unit} on e8`,
      text: "e8 is out of reach.",
    }));
    const answers = async (query: unknown) => (asked.push(query) ? blocked : []);
    const choosing = { blocked: answers } as unknown as Choosing;
    const verbs = { expand: ["unit", "hex"], buy: ["good", "count"] };
    const table = { offers, game: "", pack: { arguments: verbs } } as unknown as TableState;
    const why = (text: string) => whyNot(text, table, choosing, (key) => key);
    expect(await why("exp cow e8")).toBe("Deploy a cow on e8: e8 is out of reach.");
    expect(asked).toEqual([{ verb: "expand", hex: "e8" }]);
    expect(await why("exp horse e8")).toBe("");
    expect(await why("waltz")).toBeUndefined();
  });

  it("takes figures only as a whole", () => {
    expect(found("buy 1 wool")).toEqual(["Buy 1 wool"]);
  });
});

describe("the rules reader", () => {
  it("knows headings, numbered paragraphs, lists and tables", () => {
    const blocks = blocksOf(
      "# Title\n\n## C1 Goal\n\n**C1.1** You *win* (C2.3).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "heading", "paragraph", "list", "table"]);
    expect(blocks[1]).toMatchObject({ id: "C1", level: 2 });
    expect(blocks[2]).toMatchObject({ id: "C1.1" });
    expect(blocks[4]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("leaves out the marks of rulings, and the sentence about them", () => {
    const blocks = blocksOf(
      "One rule a paragraph. A mark such as (R-C12) points to the ruling that decided it. VP are points.\n\n**C1.4** Nothing is secret. (R-C102) Dice are. (R-C3, R-C25)\n",
    );
    const words = blocks.map((block) => (block.kind === "paragraph" ? block.inlines : []));
    expect(words.map((inlines) => inlines.map(({ text }) => text).join(""))).toEqual([
      "One rule a paragraph. VP are points.",
      "C1.4 Nothing is secret. Dice are.",
    ]);
    expect(words[1]?.[0]).toEqual({ kind: "number", text: "C1.4" });
  });

  const rules = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/rules\/(en|fr|pt)\.md$/.test(file),
  );

  it("is there in three languages, for both games and their modules", () => {
    expect(rules.length).toBeGreaterThan(70);
  });

  it.each(rules)("has no internal code left of %s, and every paragraph", (file) => {
    const text = readFileSync(join(GAMES, file), "utf8");
    const blocks = blocksOf(text);
    expect(/R-[A-Z]\d|.{20}ruling.{9}/.exec(JSON.stringify(blocks))?.[0]).toBeUndefined();
    const numbers = [...text.matchAll(/^\*\*([A-Z]+\d+\.\d+)\*\*/gm)].map(([, number]) => number);
    expect(blocks.flatMap((block) => (block.kind === "paragraph" && block.id ? [block.id] : []))).toEqual(numbers);
  });

  it("leads from a number to its paragraph", () => {
    expect(inlinesOf("see C2.3.")).toContainEqual({ kind: "rule", text: "C2.3", to: "C2.3" });
  });
});

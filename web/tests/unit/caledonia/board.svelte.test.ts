/** Caledonia's boards in jsdom: every story, and choosing on the map. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { currency } from "../../../src/games/caledonia/currency";
import { brings } from "../../../src/games/caledonia/labels";
import type { CaledoniaPack, CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { sayOf, speak } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { Data, Offer } from "../../../src/table/state.svelte";
import { oracleOf, tableOf } from "../../../stories/story";
import { packOf, storiesOf, story, wordsIn } from "../../support/games";
import { NIGHTLY, some } from "../../support/nightly";
import { MISSING, setUp } from "./drawing";

const tell = sayOf("caledonia");
setUp();

const LANGUAGES = ["en", "fr", "pt"] as const;

describe("stories", () => {
  for (const [at, name] of storiesOf("caledonia").entries()) {
    // By day every other story, in one of the languages.
    if (!NIGHTLY && at % 2) continue;
    const languages = some(LANGUAGES, LANGUAGES.slice(at % 3, (at % 3) + 1));
    it(`${name} is drawn with all its words: ${languages}`, async () => {
      const told = story("caledonia", name);
      for (const language of languages) {
        await speak(language);
        const table = tableOf(told, packOf("caledonia"), tell, currency);
        const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
        expect(wordsIn(container)).not.toMatch(MISSING);
        cleanup();
      }
      await speak("en");
    });
  }
});

function opened(name: string, narrow = false) {
  const told = story("caledonia", name);
  const table = tableOf(told, packOf("caledonia") as Data, tell, currency);
  const choosing = new ChoosingModel(table, oracleOf(told, tell));
  const { container } = render(Table, { table, choosing, narrow });
  const press = (selector: string, at = 0): void => {
    const found = container.querySelectorAll<HTMLElement>(selector)[at];
    expect(found, selector).toBeDefined();
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  return { table, choosing, container, press };
}

describe("choosing", () => {
  it("a hex and then a unit, or a unit and then a hex, lead to the same offer, and nothing is done by it", () => {
    const { table, choosing, press } = opened("turn");
    const [wanted] = table.offers.filter(({ verb }) => verb === "expand") as [Offer];
    const { hex, unit } = wanted.args as { hex: string; unit: string };
    press(`[data-hex="${hex}"]`);
    expect(choosing.fixed).toMatchObject({ verb: "expand", hex });
    press(".card .choices button");
    expect(choosing.chosen?.args.hex).toBe(hex);
    choosing.clear();
    choosing.fix({ verb: "expand", unit });
    flushSync();
    press(`[data-hex="${hex}"]`);
    expect(choosing.chosen).toBe(wanted);
  });

  it("the card of a hex goes when a unit is chosen for it, as the bill tells the rest; pressed again the hex shows it", () => {
    const { table, container, press } = opened("turn");
    const hexes = table.offers.filter(({ verb }) => verb === "expand").map(({ args }) => String(args.hex));
    const hex = hexes.find((each, at) => hexes.indexOf(each) !== at);
    press(`[data-hex="${hex}"]`);
    container
      .querySelector(".card .choices button")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
    expect(container.querySelector(".card")).toBeNull();
    press(`[data-hex="${hex}"]`);
    expect(container.querySelector(".card .choices [aria-pressed=true]")).not.toBeNull();
    press(`[data-hex="${hex}"]`);
    expect(container.querySelector(".card")).toBeNull();
  });

  it("on a phone the map overlays fold into one button, which opens them", () => {
    const { container, press } = opened("turn", true);
    const shown = () => [...container.querySelectorAll(".overlays button")].map((each) => wordsIn(each).trim());
    expect(shown()).toEqual([]);
    press(".layers > button");
    expect(shown()).toEqual(["Reach", "Prices", "Links"]);
    press(".overlays button", 2);
    expect(container.querySelector(".layers .told")).not.toBeNull();
    press(".layers > button");
    expect(shown()).toEqual([]);
  });

  it("a player who chooses a unit by keyboard keeps the card, and with it their place", () => {
    const { table, container, press } = opened("turn");
    const hexes = table.offers.filter(({ verb }) => verb === "expand").map(({ args }) => String(args.hex));
    press(`[data-hex="${hexes.find((each, at) => hexes.indexOf(each) !== at)}"]`);
    press(".card .choices button");
    expect(container.querySelector(".card .choices [aria-pressed=true]")).not.toBeNull();
  });

  it("the bill names what is cheaper next to the new neighbours than on the market", () => {
    const { table, choosing } = opened("turn");
    const { outlook, market } = table.view as CaledoniaView;
    const { beside, cheap } = outlook;
    const cheaper = (hex: string) =>
      (beside[hex] ?? []).filter(
        ([good, seat]) => seat !== table.me && cheap[good] < (market.find((row) => row.good === good)?.price ?? 0),
      );
    const expands = table.offers.filter(({ verb }) => verb === "expand");
    const near = expands.find(({ args }) => cheaper(String(args.hex)).length);
    const lonely = expands.find(({ args }) => !cheaper(String(args.hex)).length);
    expect(brings(table, near as Offer, choosing.ghost)).toContainEqual({
      icon: expect.any(String),
      text: expect.stringMatching(/beside \w+: \w+ for £\d/),
    });
    expect(brings(table, lonely as Offer, choosing.ghost).some(({ icon }) => icon)).toBe(false);
  });

  it("a hex that cannot be expanded to is only looked at", () => {
    const { choosing, container, press } = opened("turn");
    const taken = container.querySelector<HTMLElement>('[data-hex][aria-label*="Morag"]')?.dataset.hex;
    press(`[data-hex="${taken}"]`);
    expect(choosing.fixed).toEqual({});
    expect(container.querySelector(".card")?.textContent).toContain("Morag");
  });

  it("land that is too dear says so with the price of each unit, also when nothing can be paid", async () => {
    const told = story("caledonia", "turn");
    const whole = tableOf(told, packOf("caledonia") as Data, tell, currency);
    const table = { ...whole, offers: whole.offers.filter(({ verb }) => verb === "pass") };
    const hex = String(whole.offers.find(({ verb }) => verb === "expand")?.args.hex);
    const dear = (unit: string, cost: number) => ({
      action: ["expand", unit, hex] as const,
      key: "too-dear",
      values: { cost, have: 0 },
      text: "",
      label: "",
    });
    const choosing = new ChoosingModel(table, {
      preview: async () => null,
      blocked: async () => [dear("cow", 13), dear("sheep", 12)],
    });
    const { container } = render(Table, { table, choosing, narrow: false });
    container.querySelector(`[data-hex="${hex}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => {
      flushSync();
      expect(wordsIn(container.querySelector(".card .dear") as Element)).toMatch(
        /Too dear: you have £\d+\.\s*cow\s*£13\s*sheep\s*£12/i,
      );
    });
  });

  it("without clans everyone is shown as having none, and a tile is chosen", async () => {
    const told = story("caledonia", "turn");
    const whole = tableOf(told, packOf("caledonia") as Data, tell, currency);
    const players = (whole.view as CaledoniaView).players.map((player) => ({ ...player, clan: "none" }));
    const table = { ...whole, view: { ...whole.view, players, clanless: true } };
    const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
    expect(wordsIn(container)).toContain("no clan");
    expect(wordsIn(container)).toContain("Played without clans");
    cleanup();
    const before = tableOf(story("caledonia", "clans"), packOf("caledonia") as Data, tell, currency);
    const offers = (before.view as CaledoniaView).offers.map(([, tile]) => ["none", tile]);
    const tiles = { ...before, view: { ...before.view, offers, clanless: true } };
    const shown = render(Table, { table: tiles, choosing: new ChoosingModel(tiles), narrow: false }).container;
    expect(wordsIn(shown.querySelector(".clans") as Element)).toMatch(/starting tile \d/);
  });

  it("a tile whose picture shows one sign twice is drawn", () => {
    const pack = packOf("caledonia") as CaledoniaPack;
    const rows = pack.sets["scoring tiles"].map((row) => ({ ...row, counts: "pairs-across-rivers" }));
    const table = tableOf(
      story("caledonia", "turn"),
      { ...pack, sets: { ...pack.sets, "scoring tiles": rows } },
      tell,
      currency,
    );
    const { container } = render(Table, { table, choosing: new ChoosingModel(table), narrow: false });
    expect(container.querySelectorAll(".tiles > li")).toHaveLength(5);
  });

  it("an animal is slaughtered by marking it on the map", () => {
    const { table, choosing, press } = opened("slaughter");
    press(".box button");
    expect(choosing.fixed.verb).toBe("fulfil");
    expect(choosing.chosen).toBeNull();
    const ways = table.offers.filter(
      ({ verb, args }) => verb === "fulfil" && !(args.spare as readonly string[]).length,
    );
    const last = ways[ways.length - 1] as Offer;
    for (const hex of last.args.animals as string[]) press(`[data-hex="${hex}"]`);
    expect(choosing.chosen).toBe(last);
  });

  it("the whole lot shows its price and the price that follows", async () => {
    const { choosing, container, press } = opened("turn");
    press(".ladder button");
    press(".lot button");
    choosing.look();
    await vi.waitFor(() => {
      flushSync();
      expect(container.querySelector(".lot .line")?.textContent).toMatch(/^1 × £\d+ = £\d+, then £\d+/);
    });
  });

  it("production is preset to the most there is", () => {
    const { table, choosing } = opened("production");
    flushSync();
    expect(choosing.chosen).toBe(table.offers.find(({ verb }) => verb === "produce"));
  });

  it("a clan is chosen next to the map, with its starting tile", () => {
    const { table, choosing, container, press } = opened("clans");
    press(".clans button", 1);
    expect(choosing.chosen).toBe(table.offers[1]);
    expect(container.querySelectorAll("[data-hex]")).toHaveLength(117);
  });

  it("contracts are kept by choosing them, or none of them", () => {
    const { choosing, press } = opened("keep");
    press(".drawn button");
    expect(choosing.chosen?.args.contracts).toHaveLength(1);
  });
});

describe("money", () => {
  it("that is received has a plus, and that is paid a minus", () => {
    const { table, container, press } = opened("turn");
    const good = String(table.offers.find(({ verb }) => verb === "sell")?.args.good);
    const place = (table.view as CaledoniaView).market.findIndex((row) => row.good === good);
    press(".ladder button", place);
    const names = wordsIn(container.querySelector(".lot") as Element);
    expect(names).toMatch(/^Sell 1 [a-z]+: \+£\d+$/m);
    expect(names).not.toMatch(/Sell [^\n]*−£|Buy [^\n]*\+£/);
  });

  it("taken by a port is a gain, not a price", () => {
    const told = story("caledonia", "turn");
    const whole = tableOf(told, packOf("caledonia") as Data, tell, currency);
    const take = { ...whole.offers[0], verb: "take-money", action: ["take-money", 3], args: { port: 3 } } as Offer;
    const table = { ...whole, offers: [{ ...take, text: "Take the money", price: -10 }] };
    const choosing = new ChoosingModel(table);
    choosing.fix({ verb: "take-money", port: 3 });
    const { container } = render(Table, { table, choosing, narrow: false });
    expect(container.textContent).toMatch(/Take the money\s*\+£10/);
    expect(container.textContent).toContain("Brings £10.");
    expect(container.textContent).not.toContain("−£10");
  });
});

describe("technology", () => {
  it("shows the income it brings, and lights no hex", async () => {
    const { table, choosing, container, press } = opened("turn");
    const upgrade = table.offers.find(({ verb }) => verb === "upgrade-technology") as Offer;
    const button = [...container.querySelectorAll<HTMLElement>(".track button")].find((each) =>
      each.textContent?.includes(upgrade.text),
    );
    expect(button?.textContent).toMatch(/miner: £6 each, £8 once upgraded/);
    button?.click();
    choosing.look();
    await vi.waitFor(() => {
      flushSync();
      expect(brings(table, choosing.chosen as Offer, choosing.ghost)).toEqual([
        { text: "miner: £8 instead of £6 each" },
        { text: "Next production: £32 instead of £30" },
      ]);
    });
    expect(container.querySelectorAll("path.lit")).toHaveLength(0);
    press(".units button");
    expect(container.querySelectorAll("path.lit")).toHaveLength(1);
  });
});

describe("keys", () => {
  it("Up and Down go north and south, Q, E, A and D to the other neighbours, and only one hex is in the order of Tab", () => {
    const { container } = opened("turn");
    const press = (hex: string, key: string): string | undefined => {
      const from = container.querySelector<HTMLElement>(`[data-hex="${hex}"]`);
      from?.focus();
      flushSync();
      from?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
      return (document.activeElement as HTMLElement | null)?.dataset.hex;
    };
    expect(press("f5", "ArrowUp")).toBe("f4");
    expect(press("f5", "ArrowDown")).toBe("f6");
    expect(press("f5", "q")).toBe("e5");
    expect(press("f5", "e")).toBe("g5");
    expect(press("f5", "a")).toBe("e6");
    expect(press("f5", "d")).toBe("g6");
    expect(press("a1", "ArrowUp")).toBe("a1");
    expect(container.querySelectorAll('[data-hex][tabindex="0"]')).toHaveLength(1);
  });
});

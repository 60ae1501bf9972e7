/** A game with all modules of Industria against the Automa, from set-up to score sheet, by the action bar alone. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NIGHTLY } from "../support/nightly";
import { violations } from "./axe";
import { NARROW, useBrowser, WIDE } from "./browser";
import { chance, checkSheet, commit, END, PASS, SHEET } from "./player";
import { faultsOf, faultsOfSentence } from "./sentences";
import { SEEDED, type Server, startServer } from "./server";

const { open } = useBrowser();
/** Always the same deal, so that it's always the same game. */
let server: Server;
beforeAll(async () => {
  server = await startServer(SEEDED);
});
afterAll(() => server.close());
const LONG = 600_000;
/** What is chosen at set-up: group, option, value. */
const EVERYTHING: readonly (readonly [group: string, option: string, value: string])[] = [
  ["Industria: modules", "Future contracts", "a row shows the next eight"],
  ["Industria: modules", "Award", "one of nine"],
  ["Industria: modules", "Farmers’ markets", "one for each person"],
  ["Industria: modules", "Railway", "trains, deliveries and milestones"],
  ["Industria: tiles", "Clan tiles", "those of the base game and of Industria"],
  ["Industria: tiles", "Starting tiles", "those of the base game and of Industria"],
  ["Industria: tiles", "Sides of the map", "those of Industria alone"],
  ["Industria: tiles", "Set of ports", "those of the base game and of Industria"],
  ["Industria: tiles", "Set of scoring tiles", "those of the base game and of Industria"],
  ["Industria: variants", "Starting prices", "rolled for each good"],
  ["Industria: variants", "Closer scoring for two", "half of them for a close second"],
];
/** Where what modules hold is drawn. */
const DRAWN = ["railway", "awards", "future-contracts", "automa-seat"];
/** What the log tells of the Automa's turns. */
const TOLD = [
  /^Automa: card \d+; it tries .+\.$/,
  /^Support \d+: (?:modules? [A-D]|shipping|a merchant)/,
  /^(?:Port|Settlements|Neighbourhood|Cheapest): .+\.$/,
  /^Cards? .+ (?:is|are) discarded\.$/,
];
/** How often something is pressed before nothing is done any more but pass. */
const PRESSES = NIGHTLY ? 110 : 60;
const MOST = 400;
/** Questions whose answers are numbers. */
const COUNTS = /^(?:How many|Merchants|Shipping levels|Steps)$/;

const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
const CHIPS = "section.actions .argument button";
const LISTS = "section.actions .argument select";
const CONFIRM = "section.actions .commit button.main";

interface Bar {
  prompt: string;
  confirm: boolean;
  end: boolean;
  pass: boolean;
  over: boolean;
  title: string;
  notes: string[];
  verbs: string[];
  /** What is still to be chosen: by chips, or from a list. */
  args: { label: string; chips: string[]; options: string[]; open: boolean }[];
}

/** All that the bar says and offers. */
function read(page: Page): Promise<Bar> {
  return page.evaluate(
    ([verbs, sheet, end, pass, confirm]) => {
      const text = (each: Element | null | undefined) => (each?.textContent ?? "").replace(/\s+/g, " ").trim();
      const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
      return {
        prompt: text(document.querySelector("section.prompt .asked")),
        confirm: !!document.querySelector(confirm),
        end: !!document.querySelector(end),
        pass: !!document.querySelector(pass),
        over: !!document.querySelector(sheet),
        title: text(document.querySelector("section.prompt h2")),
        notes: all("section.actions .account p").map(text),
        verbs: all(verbs).map(text),
        args: all("section.actions .argument").map((each) => {
          const list = each.querySelector("select");
          const chips = all("button", each);
          return {
            label: each.getAttribute("aria-label") ?? "",
            chips: chips.map(text),
            options: list ? [...list.options].slice(1).map(text) : [],
            open: list ? list.selectedIndex === 0 : !chips.some((chip) => chip.ariaPressed === "true"),
          };
        }),
      };
    },
    [VERBS, SHEET, END, PASS, CONFIRM] as const,
  );
}

function faultsOfBar({ prompt, title, notes, verbs, args, over }: Bar): string[] {
  if (over) return [];
  return [
    ...faultsOfSentence(prompt),
    ...[title, ...verbs]
      .filter(Boolean)
      .flatMap((each) => [...faultsOf(each), ...(/^\p{Lu}/u.test(each) ? [] : [`no beginning: “${each}”`])]),
    ...notes.flatMap(faultsOf),
    ...args.flatMap(({ label, chips, options }) => [
      ...faultsOf(label),
      ...[...chips, ...options].flatMap(faultsOf),
      ...[...chips, ...options]
        .filter((each) => /^\d+(?:(?:, | and )\d+)*$/.test(each) && !COUNTS.test(label))
        .map((each) => `${label} ${each}: a number for a thing`),
    ]),
  ];
}

async function clean(page: Page, moment: string): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `${moment} at ${viewport.width}`).toEqual([]);
  }
}

/** Opens the groups of options one after the other, as a person would, and chooses everything there is. */
async function setUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Begin" }).waitFor();
  for (const group of new Set(EVERYTHING.map(([each]) => each)))
    await page.locator("summary", { hasText: group }).click();
  for (const [, option, value] of EVERYTHING) {
    const [one, several] = (["switch", "combobox"] as const).map((role) =>
      page.getByRole(role, { name: option, exact: true }),
    ) as [Locator, Locator];
    if (await one.count()) await one.check();
    else if (await several.count()) await several.selectOption({ label: value });
    else await page.getByRole("group", { name: option, exact: true }).getByText(value, { exact: true }).click();
  }
  await page.locator("summary", { hasText: "Automa" }).click();
  await page.getByRole("combobox", { name: "Automa", exact: true }).selectOption({ label: "level 2" });
  expect(await page.locator("summary", { hasText: "modules" }).textContent()).toContain("Award: one of nine");
}

/** Presses one thing of the bar: what was least pressed so far, so that much of the game comes to be asked. */
async function press(
  page: Page,
  bar: Bar,
  often: Map<string, number>,
  pick: (count: number) => number,
): Promise<void> {
  if (bar.confirm) return commit(page, CONFIRM);
  const chosen = bar.args.findIndex(({ open }) => open);
  if (chosen >= 0) {
    const { chips, options } = bar.args[chosen] as Bar["args"][number];
    const group = page.locator("section.actions .argument").nth(chosen);
    if (chips.length) return group.locator("button").nth(pick(chips.length)).click();
    return void (await group.locator("select").selectOption({ index: 1 + pick(options.length) }));
  }
  if (bar.end && (!bar.verbs.length || pick(3) > 0)) return commit(page, END);
  if (!bar.verbs.length || (bar.pass && (often.size === 0 || pick(8) === 0))) return page.locator(PASS).click();
  const kind = (label: string) => label.replace(/[\d−+£:(].*$/, "");
  const least = Math.min(...bar.verbs.map((label) => often.get(kind(label)) ?? 0));
  const rare = bar.verbs.flatMap((label, at) => ((often.get(kind(label)) ?? 0) === least ? [at] : []));
  const at = rare[pick(rare.length)] ?? 0;
  const label = kind(bar.verbs[at] ?? "");
  often.set(label, (often.get(label) ?? 0) + 1);
  return page.locator(VERBS).nth(at).click();
}

it("everything in the box, against the Automa, is played by the bar and told in sentences", {
  timeout: LONG,
}, async () => {
  const page = await open(`${server.site}/new/caledonia`);
  await setUp(page);
  await clean(page, "set-up");
  await page.locator('form button[type="submit"]').click();
  await page.locator("section.actions").waitFor();
  // Those who listen are told what the modules hold, too.
  await page.locator(".spoken", { hasText: /^(?=.*Inverness: asks for)(?=.*Milestone of Glasgow: )/ }).waitFor();

  const faults = new Set<string>();
  const asked = new Set<string>();
  const often = new Map<string, number>();
  const pick = chance(14);
  let presses = 0;
  let looked = false;
  for (; presses < MOST; presses++) {
    await page.locator([SHEET, END, CONFIRM, VERBS, PASS, CHIPS, LISTS].join(", ")).first().waitFor();
    const bar = await read(page);
    if (bar.over) break;
    for (const fault of faultsOfBar(bar)) faults.add(fault);
    asked.add(bar.prompt.replace(/\d+/g, "#"));
    const still = bar.pass && !bar.confirm && !bar.args.length;
    if (still && presses >= PRESSES / 2 && !looked) {
      await inTheMiddle(page);
      looked = true;
    }
    if (presses > PRESSES && still) await page.locator(PASS).click();
    else await press(page, bar, often, pick);
  }
  console.log(`${presses} presses, ${asked.size} kinds of questions, ${often.size} kinds of answers`);
  expect(looked).toBe(true);
  expect([...faults]).toEqual([]);
  expect(asked.size).toBeGreaterThan(6);
  expect(often.size).toBeGreaterThan(8);

  await checkSheet(page, 2);
  await page.locator(SHEET).getByText("Award").waitFor();
  await clean(page, "score sheet");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What happened", exact: true }).click();
  const log = await page.locator("li.step span > span").allTextContents();
  expect(log.flatMap(faultsOfSentence)).toEqual([]);
  for (const told of TOLD)
    expect(
      log.some((line) => told.test(line)),
      String(told),
    ).toBe(true);
});

/** In the middle of the game all that the modules hold is drawn, and the page is in order at both sizes. */
async function inTheMiddle(page: Page): Promise<void> {
  // The story of the Automa's turn lies over the panels; whoever wants to read them skips it.
  if (await page.locator('[data-part="automa"]').count()) await page.keyboard.press("Escape");
  for (const part of DRAWN) await page.locator(`[data-part="${part}"]`).first().waitFor({ state: "attached" });
  expect(await page.locator('[data-layer="farmers-markets"] .market').count()).toBeGreaterThan(0);
  await clean(page, "in the middle");
}

/**
 * A game with all modules of Industria against the Automa, from setup to score sheet, using only the action bar:
 * by mouse; and at night by keyboard, and on a phone by touch.
 */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { byNight, NIGHTLY, some } from "../support/nightly";
import { scrolls, violations } from "./axe";
import { CHIPS, faultsOfBar, LISTS, press, read, VERBS } from "./bar";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";
import { keep, playOnFrom } from "./guest";
import { type Hands, keys, mouse, thumb } from "./hands";
import { CONFIRM, chance, checkSheet, END, PASS, SHEET } from "./player";
import { faultsOfSentence } from "./sentences";
import { SEEDED, type Server, startServer } from "./server";

const { open } = useBrowser();
/** Always the same deal, for the same game every time. */
let server: Server;
beforeAll(async () => {
  server = await startServer(SEEDED);
});
afterAll(() => server.close());
const LONG = 600_000;
/** Choices at setup: group, option, value. */
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
/** Parts that draw the modules' state. */
const DRAWN = ["railway", "awards", "future-contracts", "automa-seat"];
/** The log's sentences about the Automa's turns. */
const TOLD = [
  /^Automa: card \d+; it tries .+\.$/,
  /^Support \d+: (?:modules? [A-D]|shipping|a merchant)/,
  /^(?:Port|Settlements|Neighbourhood|Cheapest): .+\.$/,
  /^Cards? .+ (?:is|are) discarded\.$/,
];
/** Presses after which only pass is used. */
const PRESSES = NIGHTLY ? 110 : 60;
const MOST = 400;

/** Checks with axe, on a phone and in the dark as well. */
async function clean(page: Page, moment: string): Promise<void> {
  for (const viewport of some([NARROW, WIDE], [WIDE])) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `${moment} at ${viewport.width}`).toEqual([]);
  }
}

/** Opens the option groups one by one, as a person would, and chooses everything. */
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

/** Presses the expansions' cards one by one: all of Industria, and the Automa. */
async function takeCards(page: Page, hands: Hands): Promise<void> {
  const cards = page.locator("ul.cards > li > button");
  await cards.first().waitFor({ state: "attached" });
  // On a phone they are folded.
  if (!(await cards.first().isVisible())) await hands.press("details:has(ul.cards) > summary");
  for (let card = 0; card < (await cards.count()); card++) await hands.press("ul.cards > li > button", card);
  expect(await page.locator('ul.cards > li > button[aria-pressed="true"]').count()).toBe(await cards.count());
}

interface Played {
  presses: number;
  faults: ReadonlySet<string>;
  /** Kinds of questions and answers that came up. */
  asked: ReadonlySet<string>;
  answered: ReadonlyMap<string, number>;
}

/** Plays by the bar until the score sheet appears: for this many presses the least used action, then only pass. */
async function playByBar(page: Page, hands: Hands, middle: () => Promise<void> = async () => {}): Promise<Played> {
  const faults = new Set<string>();
  const asked = new Set<string>();
  const answered = new Map<string, number>();
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
      await middle();
      looked = true;
    }
    if (presses > PRESSES && still) await hands.press(PASS);
    else await press(page, bar, answered, pick, hands);
  }
  expect(looked).toBe(true);
  console.log(`${presses} presses, ${asked.size} kinds of questions, ${answered.size} kinds of answers`);
  return { presses, faults, asked, answered };
}

/** Checks mid-game that all module state is drawn, and nothing scrolls at any size. */
async function inTheMiddle(page: Page): Promise<void> {
  // The Automa's turn covers the panels, so it's skipped.
  if (await page.locator('[data-part="automa"]').count()) await page.keyboard.press("Escape");
  for (const part of DRAWN) await page.locator(`[data-part="${part}"]`).first().waitFor({ state: "attached" });
  expect(await page.locator('[data-layer="farmers-markets"] .market').count()).toBeGreaterThan(0);
  for (const viewport of [LOW, NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => scrolls(page), { message: `at ${viewport.width}` }).toEqual({ x: 0, y: 0 });
    await expect.poll(() => scrolledWithin(page), { message: `at ${viewport.width}` }).toEqual([]);
  }
  await clean(page, "in the middle");
}

/** Lists scrollable elements on the board itself. */
function scrolledWithin(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("[data-part], [data-part] *")].flatMap((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const down = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
      const across = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
      return down || across
        ? [`${each.closest("[data-part]")?.getAttribute("data-part")}: ${each.className}`]
        : [];
    }),
  );
}

it("everything in the box, against the Automa, is played by the bar and described in sentences", {
  timeout: LONG,
}, async () => {
  const page = await open(`${server.site}/new/caledonia`);
  await setUp(page);
  if (NIGHTLY) await clean(page, "set-up");
  await page.locator('form button[type="submit"]').click();
  await page.locator("section.actions").waitFor();
  // Module state is announced too.
  await page.locator(".spoken", { hasText: /^(?=.*Inverness: asks for)(?=.*Milestone of Glasgow: )/ }).waitFor();

  const { faults, asked, answered } = await playByBar(page, mouse(page), () => inTheMiddle(page));
  expect([...faults]).toEqual([]);
  expect(asked.size).toBeGreaterThan(6);
  expect(answered.size).toBeGreaterThan(8);

  await checkSheet(page, 2);
  await page.locator(SHEET).getByText("Award").waitFor();
  if (NIGHTLY) await clean(page, "score sheet");
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

byNight(
  "everything against the Automa, by keys alone, from set-up to score sheet",
  { timeout: LONG },
  async () => {
    const page = await open(`${server.site}/new/caledonia`);
    const hands = keys(page);
    await takeCards(page, hands);
    await hands.press('form button[type="submit"]');
    await playByBar(page, hands);
    await checkSheet(page, 2);
  },
);

byNight("everything against the Automa, on a phone by touch", { timeout: LONG }, async () => {
  const page = await open(`${server.site}/new/caledonia`, NARROW, { hasTouch: true });
  const hands = thumb(page);
  await takeCards(page, hands);
  await hands.press('form button[type="submit"]');
  await playByBar(page, hands);
  await checkSheet(page, 2);
});

it("a city on the railway map shows the whole delivery, though the mini-train has yet to move", async () => {
  const page = await open(server.site);
  const { match } = await keep(page, "caledonia", "trains");
  const { id } = await playOnFrom(page, match, 131, 0);
  await page.goto(`${server.site}/table/${id}`);
  await page.locator("main[data-seq] section.actions").waitFor();
  await page.locator("section.actions .verbs button", { hasText: "Run your train" }).click();
  await page.locator('circle.hit[aria-label^="Perth,"]').click();
  const bill = page.locator("section.actions .account");
  await bill.getByText("as things stand", { exact: false }).waitFor();
  const told = await bill.textContent();
  for (const good of ["bread", "whisky"]) expect(told).toContain(good);
});

/** A table for screen readers and typing: expansions mid-game, answers, and announcements. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { MatchState, TableInfo } from "../../src/wire/types";
import { useBrowser } from "./browser";
import { askAs } from "./guest";
import { CONFIRM, playOn } from "./player";

const { open } = useBrowser();
const LONG = 300_000;
/** Maximum number of keys for a committed expansion. */
const FEW = 12;

const seq = (page: Page) => page.locator("main").getAttribute("data-seq");
async function moved(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (shown) => document.querySelector("main")?.getAttribute("data-seq") !== shown,
    before,
  );
}

/** Types into the command box and returns its answer. */
async function ask(page: Page, typed: string): Promise<string> {
  await page.keyboard.press("/");
  await page.locator(".command input:focus").waitFor();
  const before = await page.locator(".command .answer").textContent();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await page.waitForFunction((was) => document.querySelector(".command .answer")?.textContent !== was, before);
  const answer = (await page.locator(".command .answer").textContent()) ?? "";
  await page.keyboard.press("Escape");
  return answer;
}

/** Returns a table of two at this screen, in the game's first round, where a player can expand. */
async function inTheGame(): Promise<Page> {
  const page = await open("/");
  const ask = <T>(path: string, body?: unknown) => askAs<T>(page, path, body);
  const { id } = await ask<TableInfo>("/api/tables", { game: "caledonia", seats: 2 });
  await ask(`/api/tables/${id}/seats`, { seat: 1, name: "Iain" });
  const { match } = await ask<TableInfo>(`/api/tables/${id}/start`, {});
  // Clans and first workers: each takes whatever comes first.
  for (let moves = 0; moves < 100; moves++) {
    const [seat = 0] = (await ask<MatchState>(`/api/matches/${match}`)).seats_to_act;
    const { seq, mine } = await ask<MatchState>(`/api/matches/${match}?seat=${seat}`);
    const actions = mine?.decision?.actions ?? [];
    if (actions.some(([verb]) => verb === "expand")) break;
    await ask(`/api/matches/${match}/actions`, { actions: [actions[0]], seat, after: seq });
  }
  await page.goto(new URL(`/table/${id}`, page.url()).href);
  await page.locator("main[data-seq] section.actions").waitFor();
  await toMainAction(page);
  return page;
}

async function toMainAction(page: Page): Promise<void> {
  const turn = page.getByText("take one main action", { exact: false });
  // A player who can afford nothing sees the action too, but can't press it.
  const expand = page.locator('section.actions .verbs button:not([aria-disabled="true"])', {
    hasText: "Expand",
  });
  for (let press = 0; press < 200; press++) {
    if ((await turn.count()) && (await expand.count())) {
      // A press may have started a choice: with a unit selected, a hex opens no card.
      await ask(page, "cancel");
      return;
    }
    await playOn(page, press, undefined, 1);
  }
  throw new Error("nobody can expand");
}

/** Presses keys one by one, each when the page is ready for it, and counts them. */
async function press(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key === " " ? "Space" : key);
  return keys.length;
}

describe("in the middle of a game of Caledonia", () => {
  it("an expansion takes few keys and is announced, and the command box answers", { timeout: LONG }, async () => {
    const page = await inTheGame();
    await expandByCommand(page);
    await toMainAction(page);
    await expandOnTheMap(page);
    await toMainAction(page);
    expect(await ask(page, "help")).toContain("You can ask: look f6, reach, prices, contracts");
    expect(await ask(page, "prices")).toMatch(/wool £\d/);
    expect(await ask(page, "reach")).toContain("In reach now");
    expect(await ask(page, "contracts")).toContain("Contract");
    expect(await ask(page, "forecast")).toContain("Iain");
    expect(await ask(page, "look f6")).toMatch(/^f6, /);
    expect(await ask(page, "who is next")).toContain("To play: ");
    expect(await ask(page, "what changed")).toMatch(/\w/);
    await lookByName(page);
  });
});

/** Opens a component's card by number or part of its name, and rings it on the table. Looking doesn't act. */
async function lookByName(page: Page): Promise<void> {
  const before = await seq(page);
  const anchor = await page.locator('[data-anchor^="port-"]').first().getAttribute("data-anchor");
  const port = anchor?.replace("port-", "") ?? "";
  await page.keyboard.press("/");
  await page.locator(".command input:focus").waitFor();
  // Components load while typing.
  await page.waitForLoadState("networkidle");
  await page.keyboard.type(`PORT ${port}`);
  await page.keyboard.press("Enter");
  await page.locator(`.command [data-shown="port ${port}"] b`).waitFor();
  await page.locator(".ring[aria-hidden]").waitFor();
  expect(await page.locator(".command .answer").textContent()).toMatch(
    /^\s*Port \d+: .*highlighted on the table\.\s*$/,
  );
  await page.keyboard.press("Enter");
  await page.locator(".ring[aria-hidden]").waitFor({ state: "detached" });
  expect(await page.locator(".command [data-shown]").count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await ask(page, "mackintosh")).toMatch(/Clan Mackintosh\. .*£3/);
  expect(await ask(page, "no such thing")).toContain("Type a component’s name or number to see it: ");
  expect(await seq(page)).toBe(before);
}

/** Expands with at most twelve keys in the command box, and checks the announcement. */
async function expandByCommand(page: Page): Promise<void> {
  const offers = await ask(page, "expand");
  const [, unit = "", hex = ""] = /Deploy an? ([\w ]+) on (\w\d)/.exec(offers) ?? [];
  expect(hex).not.toBe("");
  // A new visitor hears the position, then events: nothing else is queued.
  await page.reload();
  await page.locator(".spoken", { hasText: "Prices:" }).waitFor();
  const before = await seq(page);
  let keys = await press(page, ["/"]);
  await page.locator(".command input:focus").waitFor();
  keys += await press(page, [..."ex ", ...unit.slice(0, 2), " ", ...hex, "Enter"]);
  await page.locator(".command .answer", { hasText: "Enter confirms" }).waitFor();
  keys += await press(page, ["Enter"]);
  await moved(page, before);
  expect(keys).toBeLessThanOrEqual(FEW);
  await page.locator(".spoken", { hasText: `deploys a ${unit} on ${hex}` }).waitFor();
  expect(await page.locator(".spoken").textContent()).toMatch(/ has .*£\d+/);
  await page.keyboard.press("Escape");
}

/** Goes to the map; it starts at an available hex. Enter opens its card and moves on to its units. */
async function expandOnTheMap(page: Page): Promise<void> {
  const before = await seq(page);
  let keys = await press(page, ["m"]);
  await page.locator("[data-hex]:focus").waitFor();
  const label = await page.locator("[data-hex]:focus").getAttribute("aria-label");
  expect(label).toMatch(/^\w\d, \w+.*£\d/);
  keys += await press(page, ["Enter"]);
  const card = page.getByRole("region", { name: /^Hex / });
  await card.or(page.locator(CONFIRM)).first().waitFor();
  if (await card.count()) {
    await page.locator("section.card button:focus").waitFor();
    keys += await press(page, ["Enter"]);
  } // otherwise only one unit is affordable here, and is already chosen
  await page.locator(CONFIRM).waitFor();
  await page.locator(`${CONFIRM}:focus`).waitFor();
  expect(await seq(page)).toBe(before);
  keys += await press(page, ["Enter"]);
  await moved(page, before);
  console.log(`an expansion on the map: ${keys} keys`);
  expect(keys).toBeLessThanOrEqual(4);
}

describe("the command box", () => {
  it("answers in a game of Glen More, in French too", { timeout: LONG }, async () => {
    const page = await open("/new/glenmore?with=here");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator("main[data-seq] section.actions").waitFor();
    await page.locator(".spoken", { hasText: "On the rondel:" }).waitFor();
    expect(await ask(page, "market")).toContain("buy for");
    expect(await ask(page, "territory")).toContain("Home village");
    expect(await ask(page, "look home castle")).toContain("Home castle, castle");
    await page.evaluate(() => localStorage.setItem("bothy.settings", '{"language":"fr"}'));
    await page.reload();
    await page.locator("main[data-seq] section.actions").waitFor();
    expect(await ask(page, "marché")).toContain("achat à");
    expect(await ask(page, "territoire")).toContain("Territoire de");
    expect(await ask(page, "à qui le tour ?")).toContain("C’est à ");
  });
});

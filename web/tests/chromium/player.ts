/** Somebody who plays by what the page shows, and knows no rule: presses what can be pressed until the game is over. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Hands, mouse } from "./hands";

/** The games as the home page shows them, in its order. */
export const TITLES = { caledonia: "Clans of Caledonia", glenmore: "Glen More II: Chronicles" };

const PROMPT = "section.prompt";
/** Not the button that shows the scores, which stands in its place for a moment before they open by themselves. */
export const END = 'section.prompt .controls button.main:has(.end):not([aria-disabled="true"])';
export const CONFIRM = "section.actions .commit button.main";
const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
export const PASS = "section.actions .pass button";
const ARGUMENT = ".arguments .argument";
const LISTS = `${ARGUMENT} select`;
export const SHEET = "dialog[open] table";
/** A game is over long before; whoever presses in a circle is stopped. */
const MOST = 2000;

export interface Played {
  presses: number;
  /** From a press that commits to the moment the new state is painted, in milliseconds. */
  paints: number[];
}

/** Measures from now on, in the page itself: from the click to the frame that shows the next step. */
export async function measurePaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    addEventListener(
      "click",
      (event) => {
        const main = document.querySelector("main[data-seq]");
        const committing = (event.target as Element | null)?.closest(".commit .main, .controls .main");
        if (!main || !committing) return;
        const start = event.timeStamp;
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => paints.push(performance.now() - start);
            port2.postMessage(0);
          });
        });
        watch.observe(main, { attributeFilter: ["data-seq"] });
      },
      true,
    );
  });
}

/** By chance, but the same each time as far as the deal allows. */
export function chance(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const seq = (page: Page) => page.locator("main").getAttribute("data-seq");

/** Presses something that commits, and waits until the table shows the step. */
export async function commit(page: Page, button: string, hands = mouse(page)): Promise<void> {
  const before = await seq(page);
  await hands.press(button);
  await page.waitForFunction(
    (shown) => document.querySelector("main[data-seq]")?.getAttribute("data-seq") !== shown,
    before,
    { timeout: 30_000 },
  );
}

/** Chooses what is still open of an action, one argument after the other. */
async function chooseArgument(page: Page, hands: Hands, pick: (count: number) => number): Promise<void> {
  const open = await page
    .locator(ARGUMENT)
    .evaluateAll((all) =>
      all.findIndex((each) => each.querySelector("button") && !each.querySelector('[aria-pressed="true"]')),
    );
  if (open >= 0) {
    const chips = `.arguments .argument:nth-of-type(${open + 1}) button`;
    const count = await page.locator(chips).count();
    if (count) return hands.press(chips, pick(count));
  }
  const list = await page
    .locator(LISTS)
    .evaluateAll((all) => all.findIndex((each) => (each as HTMLSelectElement).selectedIndex === 0));
  if (list < 0) throw new Error("nothing is left to choose, and nothing is chosen");
  const options = await page.locator(LISTS).nth(list).locator("option").count();
  await hands.choose(LISTS, list, 1 + pick(options - 1));
}

/** Plays until the score sheet is there, or for so many presses. Passing comes last, so that something happens. */
export async function playOn(page: Page, seed: number, hands = mouse(page), most = MOST): Promise<Played> {
  const pick = chance(seed);
  await measurePaints(page);
  let presses = 0;
  const count = (selector: string) => page.locator(selector).count();
  const done = async () => ({ presses, paints: await page.evaluate(() => (window as unknown as Played).paints) });
  for (; presses < most; presses++) {
    await page
      .locator([SHEET, END, CONFIRM, VERBS, PASS, ARGUMENT].join(", "))
      .first()
      .waitFor({ timeout: 30_000 });
    if (await count(SHEET)) return done();
    if (await count(CONFIRM)) await commit(page, CONFIRM, hands);
    else if (await count(ARGUMENT)) await chooseArgument(page, hands, pick);
    else {
      const verbs = await count(VERBS);
      if ((await count(END)) && (verbs === 0 || pick(3) > 0)) await commit(page, END, hands);
      else if (verbs && (pick(5) > 0 || !(await count(PASS)))) await hands.press(VERBS, pick(verbs));
      else await hands.press(PASS);
    }
  }
  if (most === MOST) throw new Error(`no end after ${presses}: ${await page.locator(PROMPT).textContent()}`);
  return done();
}

/** The score sheet has a row for each category, a column for each seat, and totals that add up. */
export async function checkSheet(page: Page, seats: number): Promise<void> {
  const numbers = (selector: string) =>
    page
      .locator(`${SHEET} ${selector}`)
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
      );
  const rows = await numbers("tbody tr");
  const [totals = []] = await numbers("tfoot tr");
  expect(totals).toHaveLength(seats);
  expect(rows.length).toBeGreaterThan(4);
  for (const [seat, total] of totals.entries()) {
    expect(rows.reduce((all, row) => all + (row[seat] ?? Number.NaN), 0)).toBe(total);
  }
}

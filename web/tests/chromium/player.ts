/**
 * A player who uses only what the page shows, without rules: presses what can be pressed until the game is over.
 */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Hands, mouse } from "./hands";

/** Game titles on the home page, in its order. */
export const TITLES = { caledonia: "Clans of Caledonia", glenmore: "Glen More II: Chronicles" };

const PROMPT = "section.prompt";
/** Not the score button, which is in its place for a moment before the scores open automatically. */
export const END = 'section.prompt .controls button.main:has(.end):not([aria-disabled="true"])';
export const CONFIRM = "section.actions .commit button.main";
const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
export const PASS = "section.actions .pass button";
const ARGUMENT = ".arguments .argument";
const LISTS = `${ARGUMENT} select`;
export const SHEET = "dialog[open] table";
/** More presses than a game needs, to stop endless loops. */
const MOST = 2000;

export interface Played {
  presses: number;
  /** Times from a commit to the painting of the new state, in milliseconds. */
  paints: number[];
}

/** Starts measuring in the page itself: from the click to the frame that shows the next step. */
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

/** Returns a pseudo-random picker, repeatable as far as the deal allows. */
export function chance(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const seq = (page: Page) => page.locator("main").getAttribute("data-seq");

/** Presses a commit button, and waits until the table shows the step. */
export async function commit(page: Page, button: string, hands = mouse(page)): Promise<void> {
  const before = await seq(page);
  await hands.press(button);
  await page.waitForFunction(
    (shown) => document.querySelector("main[data-seq]")?.getAttribute("data-seq") !== shown,
    before,
    { timeout: 30_000 },
  );
}

/** Everything that can be pressed now, read at once: one round trip for each would take longer than pressing. */
interface Pressable {
  sheet: boolean;
  confirm: boolean;
  end: boolean;
  pass: boolean;
  verbs: number;
  /** Index of the first open argument with chips, and their number; -1 if there is none. */
  chips: { at: number; count: number };
  /** Index of the first list without a choice, and its number of options. */
  list: { at: number; count: number };
  argument: boolean;
}

function pressable(page: Page): Promise<Pressable> {
  return page.evaluate(
    ([sheet, confirm, end, pass, verbs, argument, lists]) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const args = all(argument);
      const at = args.findIndex(
        (each) => each.querySelector("button") && !each.querySelector('[aria-pressed="true"]'),
      );
      const open = all(lists) as HTMLSelectElement[];
      const list = open.findIndex((each) => each.selectedIndex === 0);
      return {
        sheet: all(sheet).length > 0,
        confirm: all(confirm).length > 0,
        end: all(end).length > 0,
        pass: all(pass).length > 0,
        verbs: all(verbs).length,
        chips: { at, count: args[at]?.querySelectorAll("button").length ?? 0 },
        list: { at: list, count: open[list]?.options.length ?? 0 },
        argument: args.length > 0,
      };
    },
    [SHEET, CONFIRM, END, PASS, VERBS, ARGUMENT, LISTS] as const,
  );
}

/** Chooses an action's open arguments one by one. */
async function chooseArgument({ chips, list }: Pressable, hands: Hands, pick: (count: number) => number) {
  if (chips.at >= 0)
    return hands.press(`.arguments .argument:nth-of-type(${chips.at + 1}) button`, pick(chips.count));
  if (list.at < 0) throw new Error("nothing is left to choose, and nothing is chosen");
  return hands.choose(LISTS, list.at, 1 + pick(list.count - 1));
}

/**
 * Plays until the score sheet appears, or for this many presses. Passing comes last, so that something happens.
 */
export async function playOn(page: Page, seed: number, hands = mouse(page), most = MOST): Promise<Played> {
  const pick = chance(seed);
  await measurePaints(page);
  let presses = 0;
  const done = async () => ({ presses, paints: await page.evaluate(() => (window as unknown as Played).paints) });
  for (; presses < most; presses++) {
    await page
      .locator([SHEET, END, CONFIRM, VERBS, PASS, ARGUMENT].join(", "))
      .first()
      .waitFor({ timeout: 90_000 }); // after I've passed, every turn of the others is shown first
    const now = await pressable(page);
    if (now.sheet) return done();
    if (now.confirm) await commit(page, CONFIRM, hands);
    else if (now.argument) await chooseArgument(now, hands, pick);
    else if (now.end && (now.verbs === 0 || pick(3) > 0)) await commit(page, END, hands);
    else if (now.verbs && (pick(5) > 0 || !now.pass)) await hands.press(VERBS, pick(now.verbs));
    else await hands.press(PASS);
  }
  if (most === MOST) throw new Error(`no end after ${presses}: ${await page.locator(PROMPT).textContent()}`);
  return done();
}

/**
 * Checks that the score sheet has at least this many category rows, a column for each seat, and correct totals.
 */
export async function checkSheet(page: Page, seats: number, categories = 5): Promise<void> {
  const numbers = (selector: string) =>
    page
      .locator(`${SHEET} ${selector}`)
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.replace("−", "-"))),
        ),
      );
  const rows = await numbers("tbody tr");
  const [totals = []] = await numbers("tfoot tr");
  expect(totals).toHaveLength(seats);
  expect(rows.length).toBeGreaterThanOrEqual(categories);
  for (const [seat, total] of totals.entries()) {
    expect(rows.reduce((all, row) => all + (row[seat] ?? Number.NaN), 0)).toBe(total);
  }
}

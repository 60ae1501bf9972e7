/** Somebody who plays by what the page shows, and knows no rule: clicks what can be clicked until the game is over. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

const PROMPT = "section.prompt";
const END = 'section.prompt .controls button.main:not([aria-disabled="true"])';
const CONFIRM = "section.actions .commit button.main";
const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
const PASS = "section.actions .pass button";
const ARGUMENTS = ".arguments .argument";
const SHEET = "dialog[open] table";
/** A game is over long before; whoever clicks in a circle is stopped. */
const MOST_CLICKS = 4000;

export interface Played {
  clicks: number;
  /** From a click that commits to the moment the new state is painted, in milliseconds. */
  paints: number[];
}

/** Chooses what is still open of an action: for each argument the first value there is, or another one by chance. */
async function chooseArguments(page: Page, pick: (count: number) => number): Promise<void> {
  for (let tries = 0; tries < 12 && (await page.locator(ARGUMENTS).count()); tries++) {
    const open = page.locator(`${ARGUMENTS}:not(:has([aria-pressed="true"])):not(:has(select))`).first();
    if (await open.count()) {
      const chips = open.locator("button");
      await chips.nth(pick(await chips.count())).click();
      continue;
    }
    const select = page.locator(`${ARGUMENTS} select`).filter({ visible: true });
    const unset = await select.evaluateAll((all) =>
      all.findIndex((each) => (each as HTMLSelectElement).selectedIndex === 0),
    );
    if (unset < 0) return;
    const options = await select.nth(unset).locator("option").count();
    await select.nth(unset).selectOption({ index: 1 + pick(options - 1) });
  }
}

/** The seed makes a run repeatable as far as the deal allows. */
export function chance(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Commits and waits until the page shows another question, or whose turn it is. */
async function commit(page: Page, button: string, played: Played): Promise<void> {
  const took = await page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        const target = document.querySelector<HTMLElement>(selector);
        const board = document.querySelector("main");
        if (!target || !board) return done(-1);
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector(selector) === target && target.isConnected && selector.includes("commit"))
            return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        watch.observe(board, { subtree: true, childList: true, characterData: true, attributes: true });
        setTimeout(() => {
          watch.disconnect();
          done(-1);
        }, 5000);
        target.click();
      }),
    button,
  );
  played.clicks += 1;
  if (took >= 0) played.paints.push(took);
}

/** Plays until the score sheet is there. Passing and ending the turn come last, so that something happens. */
export async function playOn(page: Page, seed: number): Promise<Played> {
  const played: Played = { clicks: 0, paints: [] };
  const pick = chance(seed);
  while (played.clicks < MOST_CLICKS) {
    await page
      .locator([SHEET, END, CONFIRM, VERBS, PASS, ARGUMENTS].join(", "))
      .first()
      .waitFor({ timeout: 30_000 });
    if (await page.locator(SHEET).count()) return played;
    if (await page.locator(CONFIRM).count()) await commit(page, CONFIRM, played);
    else if (await page.locator(ARGUMENTS).count()) await chooseArguments(page, pick);
    else {
      const verbs = await page.locator(VERBS).count();
      const ends = (await page.locator(END).count()) > 0;
      const passes = (await page.locator(PASS).count()) > 0;
      const may = verbs + (passes && pick(4) === 0 ? 1 : 0);
      if (ends && (verbs === 0 || pick(3) > 0)) await commit(page, END, played);
      else if (verbs && (may === verbs || pick(may) < verbs)) await page.locator(VERBS).nth(pick(verbs)).click();
      else await page.locator(PASS).click();
    }
  }
  throw new Error(`no end after ${played.clicks} clicks: ${await page.locator(PROMPT).textContent()}`);
}

/** The score sheet has a row for each category, a column for each seat, and totals that add up. */
export async function checkSheet(page: Page, seats: number): Promise<number[]> {
  const rows = await page
    .locator(`${SHEET} tbody tr`)
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
    );
  const totals = await page
    .locator(`${SHEET} tfoot td`)
    .evaluateAll((all) => all.map((cell) => Number(cell.textContent)));
  expect(totals).toHaveLength(seats);
  expect(rows.length).toBeGreaterThan(4);
  for (const [seat, total] of totals.entries()) {
    const sum = rows.reduce((all, row) => all + (row[seat] ?? Number.NaN), 0);
    expect(sum).toBe(total);
  }
  return totals;
}

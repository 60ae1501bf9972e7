/** A learner who follows a lesson in any language: reads, lets the coach show the action, and commits it. */

import type { Page } from "playwright-core";
import { COVERS, coverOf } from "../../src/games/clients";
import { CONFIRM, END } from "./player";

export const COACH = "section.coach";
/** Games and those of their expansions that bring a lesson, by the name of its card. */
export const LESSONS = Object.keys(COVERS).flatMap((game) => {
  const lessons = (coverOf(game, []).expansions ?? []).filter(({ id, lesson }) => id === lesson);
  return lessons.map(({ id }) => [game, id] as const);
});
/** More steps than any lesson has, to stop endless loops. */
const MOST = 150;

/** Starts an expansion's lesson from its card on the setup page. */
export async function learn(page: Page, expansion: string): Promise<void> {
  await page.locator(`[data-expansion="${expansion}"] .learn button`).click();
  await page.locator(COACH).waitFor();
}

const state = (page: Page) =>
  page.locator(COACH).evaluate((coach: HTMLElement) => ({
    step: coach.dataset.step ?? "",
    asks: coach.dataset.asks ?? "",
    seq: document.querySelector("main")?.getAttribute("data-seq") ?? "",
  }));

/** Follows the lesson to its last step, checking each one. Returns the number of steps. */
export async function take(page: Page, look: (step: string) => Promise<void>): Promise<number> {
  const seen = new Set<string>();
  for (let turn = 0; turn < MOST; turn++) {
    const { step, asks, seq } = await state(page);
    if (!seen.has(step)) await look(step);
    seen.add(step);
    if (asks === "play") return seen.size;
    if (asks === "read") await page.locator(`${COACH} button.main`).click();
    else if (asks !== "wait") await act(page, asks);
    await page.waitForFunction(
      (before) => {
        const { step, asks } = document.querySelector<HTMLElement>("section.coach")?.dataset ?? {};
        const now = document.querySelector("main")?.getAttribute("data-seq");
        return step !== before.step || asks !== before.asks || now !== before.seq;
      },
      { step, asks, seq },
    );
  }
  throw new Error("the lesson has no end");
}

/** Does what the coach requests: it chooses, and the bar confirms. */
async function act(page: Page, verb: string): Promise<void> {
  const narrow = await page.locator(`${COACH}.narrow`).count();
  if (narrow && !(await page.locator(`${COACH}.brief`).count()))
    await page.locator(`${COACH} button.main`).click();
  if (verb === "end-turn") {
    await page.locator(END).click();
    return;
  }
  await page.locator(`${COACH} .ways .show button`).click();
  await page.locator(CONFIRM).click();
}

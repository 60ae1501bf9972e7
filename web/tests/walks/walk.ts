/** A walk: steps that each pass or report why not, with a picture. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lookOut, seenAfter } from "../chromium/crowd";
import { CONFIRM, END } from "../chromium/player";
import { ROOT } from "../chromium/server";

const PATIENCE = 60_000;
const TOUCH = 15_000;

export class Walk {
  readonly #page: Page;
  readonly #folder: string;
  readonly #failed: string[] = [];

  /** Records information that is neither a pass nor a failure. */
  note(number: number, what: string): void {
    console.log(`${number}. note: ${what}`);
  }

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#folder = join(ROOT, ".cache/walks", name);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Runs a step. A failed step doesn't prevent the next ones. */
  async step(number: number, what: string, doing: () => Promise<void>): Promise<void> {
    let reason = "";
    try {
      await doing();
    } catch (error) {
      reason = String(error).split("\n").slice(0, 3).join(" ");
    }
    await this.picture(String(number).padStart(2, "0"));
    console.log(`${number}. ${what}: ${reason || "passed"}`);
    if (reason) this.#failed.push(`${number}. ${what}: ${reason}`);
  }

  async picture(name: string): Promise<void> {
    await this.#page.screenshot({ path: join(this.#folder, `${name}.png`), scale: "css" });
  }

  finish(): void {
    expect(this.#failed).toEqual([]);
  }
}

/** One thumb, which can only press. */
export class Thumb {
  constructor(readonly page: Page) {}

  count(selector: string): Promise<number> {
    return this.page.locator(selector).count();
  }

  /** Presses, including blocked buttons that show a reason. */
  async press(selector: string, nth = 0): Promise<void> {
    await this.page.locator(selector).nth(nth).tap({ force: true, timeout: TOUCH });
  }

  text(selector: string): Promise<string> {
    return this.page
      .locator(selector)
      .first()
      .textContent({ timeout: PATIENCE })
      .then((text) => text?.replace(/\s+/g, " ") ?? "");
  }

  /** Commits the choice and waits for the step. */
  async commit(button = CONFIRM): Promise<void> {
    const before = await this.seq();
    await this.press(button);
    await this.page.waitForFunction(
      (shown) => document.querySelector("main[data-seq]")?.getAttribute("data-seq") !== shown,
      before,
      { timeout: PATIENCE },
    );
  }

  seq(): Promise<string | null> {
    return this.page.locator("main[data-seq]").getAttribute("data-seq");
  }

  /** Waits for my decision, skipping bots' moves. False if the game is over. */
  async myTurn(): Promise<boolean> {
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      if (await this.count(`section.actions, ${END}`)) return true;
      if (await this.count("dialog[open] table")) return false;
      const skip = this.page.getByRole("button", { name: "Skip to my turn" });
      if (await skip.count())
        await skip
          .first()
          .tap({ timeout: 500 })
          .catch(() => {}); // it has just closed
      await this.page.waitForTimeout(150);
    }
    throw new Error("my turn never came");
  }

  /** Long-presses an element. */
  async hold(selector: string, nth = 0): Promise<void> {
    const held = this.page.locator(selector).nth(nth);
    await held.scrollIntoViewIfNeeded();
    const box = await held.boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const finger = await this.page.context().newCDPSession(this.page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await this.page.waitForTimeout(900);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await finger.detach();
  }
}

/**
 * Returns the time from reload until an element is visible, in milliseconds: the best of three, because times
 * vary.
 */
export async function soonest(page: Page, selector: string): Promise<number> {
  await lookOut(page, selector);
  const times: number[] = [];
  for (let visits = 0; visits < 3; visits++) {
    await page.reload();
    times.push(await seenAfter(page));
  }
  return Math.min(...times);
}

/** Returns elements out of a thumb's reach: even scrolled to, a touch at their centre wouldn't hit them. */
export async function outOfReach(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((each) => {
      each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const reached = there && each.contains(there);
      return reached
        ? []
        : [`${each.textContent?.replace(/\s+/g, " ").trim().slice(0, 40)} under ${there?.className}`];
    }),
  );
}

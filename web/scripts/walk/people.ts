/** Four people at their own browsers: what each sees, and how each acts. */

import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { CARD, closesCards, type Hands, keys, mouse, thumb } from "../../tests/chromium/hands";

export interface Person {
  name: string;
  page: Page;
  hands: Hands;
}

/** Returns everything the page has announced so far. */
export async function heard({ page }: Person): Promise<string> {
  return page.evaluate(() => ((window as unknown as { heard?: string[] }).heard ?? []).join("\n"));
}

export interface Noticed {
  /** Number of connection losses shown, and their total duration in milliseconds. */
  lost: number;
  away: number;
  /** Number of pointer presses. */
  pointed: number;
}

export async function noticed({ page }: Person): Promise<Noticed> {
  return page.evaluate(() => ({ ...(window as unknown as { noticed: Noticed }).noticed }));
}

/** Records every announcement from the start, and what an observer would notice. */
function listen(): void {
  const said: string[] = [];
  const seen = { lost: 0, away: 0, pointed: 0 };
  Object.assign(window, { heard: said, noticed: seen });
  addEventListener("pointerdown", () => seen.pointed++, true);
  let since = 0;
  new MutationObserver(() => {
    const away = document.querySelector('.banner[role="alert"]') !== null;
    if (away && !since) {
      seen.lost++;
      since = performance.now();
    } else if (!away && since) {
      seen.away += performance.now() - since;
      since = 0;
    }
  }).observe(document, { subtree: true, childList: true });
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [aria-live="polite"]')) {
      const text = region.textContent?.trim() ?? "";
      if (text && said.at(-1) !== text) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Ways extends BrowserContextOptions {
  hand?: "mouse" | "thumb" | "keys";
  /** The person's colour vision. */
  vision?: "deuteranopia";
}

/** Opens a browser for a person. */
export async function person(browser: Browser, name: string, address: string, ways: Ways): Promise<Person> {
  const { hand = "mouse", vision, ...options } = ways;
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(listen);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (hand !== "keys") await closesCards(page);
  if (vision) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
  }
  await page.goto(address);
  await page.locator("main").waitFor();
  return { name, page, hands: { mouse, thumb, keys }[hand](page) };
}

export const COMMIT = "section.actions .commit button.main";
export const END = 'section.prompt .controls button.main:not([aria-disabled="true"])';

export const seq = async ({ page }: Person) => Number(await page.locator("main").getAttribute("data-seq"));
export const asked = async ({ page }: Person) => (await page.locator("section.actions").count()) > 0;
/** Returns the text of an element. */
export const text = async (where: Locator) => ((await where.textContent()) ?? "").replace(/\s+/g, " ").trim();

/** Returns whether an element is fully visible: nothing clips it, nothing covers its centre. */
export async function inSight(where: Locator): Promise<boolean> {
  return where.first().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right <= left) return false;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const cuts = getComputedStyle(around).overflow !== "visible";
      if (cuts && (top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1))
        return false;
    }
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above !== null && (element.contains(above) || above.contains(element));
  });
}

export const focused = (where: Locator) => where.evaluate((element) => element === document.activeElement);

/** Waits until a condition is true. */
export async function until(what: string, true_: () => Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await true_())) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

/** Presses a commit or end button, and waits until the table shows the next step. */
export async function press(who: Person, button: string): Promise<void> {
  const before = await seq(who);
  await who.page.locator(button).first().waitFor();
  await who.hands.press(button);
  await until(`${who.name} sees the next step`, async () => (await seq(who)) > before);
}

/** Types a line into the command box and returns its answer, with the number of keys. */
export async function type({ page }: Person, line: string): Promise<{ answer: string; keys: number }> {
  if (await page.locator(CARD).count()) await page.keyboard.press("Escape");
  if (!(await page.locator(".command input").count())) await page.keyboard.press("/");
  const input = page.locator(".command input:focus");
  await input.waitFor();
  const before = await text(page.locator(".command .answer"));
  await page.keyboard.type(line);
  await page.keyboard.press("Enter");
  const answer = page.locator(".command .answer");
  await until("the command box answers", async () => (await text(answer)) !== before);
  await page.waitForTimeout(400);
  return { answer: await text(answer), keys: line.length + 2 };
}

/** Taps or clicks a hex. */
export async function point({ page, hands }: Person, hex: string): Promise<void> {
  if (await page.locator(CARD).count()) await page.keyboard.press("Escape");
  const place = await page.locator(`[data-hex="${hex}"]`).boundingBox();
  if (!place) throw new Error(`${hex} is not on the screen`);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  // First closes another hex's card that covers this one.
  const card = page.locator("section.map .card header button");
  const over = await card.evaluateAll(
    (all, at) =>
      all.some((each) => each.closest(".card")?.contains(document.elementFromPoint(at.x, at.y) ?? null)),
    { x, y },
  );
  if (over) await hands.press("section.map .card header button");
  if ((await page.evaluate(() => navigator.maxTouchPoints)) > 0) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(500);
}

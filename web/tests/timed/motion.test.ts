/** Animations: they delay no action, keep their frame rate, and a still table draws none. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser, WIDE } from "../chromium/browser";
import { crowd } from "../chromium/crowd";
import { CONFIRM, END, PASS } from "../chromium/player";

const { open } = useBrowser();
const LAYER = '[data-layer="flights"]';
/** Limit for the 95th percentile of frame times, in milliseconds. */
const FRAME = 34;
/** The longest should take 60 ms: it's the frame that paints a step's new state, and must not get slower. */
const LONGEST = 250;
/** Faster than any human: within this many milliseconds. */
const SOON = 50;
const TIMES = 6;

interface Acted {
  /** For each answer: the time from another player's step to my first press, and whether it was accepted. */
  answers: { after: number; taken: boolean }[];
  /** Number of presses during animations. */
  amid: number;
}

/** Starts a table against a bot, with all animations. */
async function begin(game: string): Promise<Page> {
  const page = await open(`/new/${game}`, WIDE, { reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("bothy.settings", JSON.stringify({ speed: "fast" })));
  await page.reload();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-seq]").waitFor();
  return page;
}

/** Presses as soon as possible, from within the page: a round trip takes longer. */
function actSoon(page: Page, times: number): Promise<Acted> {
  return page.evaluate(
    async ([confirm, end, pass, layer, wanted]) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const main = find("main[data-seq]") as HTMLElement;
      const seq = () => Number(main.dataset.seq);
      const soon = () => new Promise((done) => setTimeout(done, 0));
      const shown = (than: number, patience = 20_000) =>
        new Promise<boolean>((done) => {
          const timer = setTimeout(() => done(false), patience);
          const watch = new MutationObserver(check);
          function check() {
            if (seq() === than) return;
            watch.disconnect();
            clearTimeout(timer);
            done(true);
          }
          watch.observe(main, { attributeFilter: ["data-seq"] });
          check();
        });
      /** Chooses the first of everything until there is something to commit. */
      async function choose(): Promise<HTMLElement | null> {
        for (let tries = 0; tries < 40; tries++) {
          const ready = find(confirm);
          if (ready) return ready;
          const open = [...document.querySelectorAll(".arguments .argument")].find(
            (each) => each.querySelector("button") && !each.querySelector('[aria-pressed="true"]'),
          );
          const list = document.querySelector<HTMLSelectElement>(".arguments .argument select");
          if (open) open.querySelector("button")?.click();
          else if (list && list.selectedIndex <= 0) {
            list.selectedIndex = 1;
            list.dispatchEvent(new Event("change", { bubbles: true }));
          } else {
            const verb = find('section.actions .verbs button:not([aria-disabled="true"])');
            (verb ?? find(pass))?.click();
          }
          await soon();
          await soon();
        }
        return find(confirm);
      }
      const acted: { after: number; taken: boolean }[] = [];
      let amid = 0;
      /** Time at which another player's unanswered step was shown. */
      let seen = 0;
      for (let turns = 0; acted.length < wanted && turns < 40 * wanted; turns++) {
        find('[data-card="round"] footer button.main')?.click();
        const at = seq();
        if (!find("section.actions")) {
          if (!(await shown(at))) break;
          seen = performance.now();
          await soon();
          continue;
        }
        const ended = find(end);
        // The first press follows now.
        if (seen && !ended) acted.push({ after: performance.now() - seen, taken: false });
        const last = acted.at(-1);
        const button = ended ?? (await choose());
        if (find(layer)) amid++;
        button?.click();
        const taken = await shown(at, 5000);
        await soon();
        if (seen && !ended && last) last.taken = taken;
        seen = 0;
        if (!taken) throw new Error(`nothing came of it: ${find("section.actions")?.textContent}`);
      }
      return { answers: acted, amid };
    },
    [CONFIRM, END, PASS, LAYER, times] as const,
  );
}

/** Records frame times during animations, while no press changes the table. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate((layer) => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = 0;
    let watching = false;
    const watch = (now: number) => {
      watching = document.querySelector(layer) !== null;
      if (watching && last && !document.querySelector("section.actions")) frames.push(now - last);
      last = watching ? now : 0;
      if (watching) requestAnimationFrame(watch);
    };
    new MutationObserver(() => {
      if (watching || !document.querySelector(layer)) return;
      watching = true;
      requestAnimationFrame(watch);
    }).observe(document.body, { childList: true });
  }, LAYER);
}

/** Returns the activity of an idle second. */
function stillness(page: Page): Promise<{ asked: number; running: number; layers: number }> {
  return page.evaluate(async (layer) => {
    let asked = 0;
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (run) => {
      asked++;
      return ask.call(window, run);
    };
    await new Promise((done) => setTimeout(done, 1000));
    window.requestAnimationFrame = ask;
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    return { asked, running: running.length, layers: document.querySelectorAll(layer).length };
  }, LAYER);
}

describe("what moves", () => {
  // One game for all of it. Times vary under other load: the best of three counts.
  it("delays no one, draws its frames in time, and draws none when the table is still", {
    timeout: 300_000,
    retry: 2,
  }, async () => {
    const page = await begin("caledonia");
    await watchFrames(page);
    const { answers, amid } = await actSoon(page, TIMES);
    const middle = answers.map(({ after }) => after).toSorted((one, other) => one - other)[TIMES / 2] ?? 0;
    console.log(`acted ${middle.toFixed(0)} ms after a bot's move, ${amid} presses amid a movement`);
    expect(answers.map(({ taken }) => taken)).toEqual(Array.from({ length: TIMES }, () => true));
    expect(middle).toBeLessThan(SOON * crowd());
    expect(amid).toBeGreaterThan(0);
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const sorted = frames.toSorted((one, other) => one - other);
    const [p95, longest] = [sorted[Math.floor(sorted.length * 0.95)] ?? 0, sorted.at(-1) ?? 0];
    console.log(`${frames.length} frames: p95 ${p95.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`);
    expect(frames.length).toBeGreaterThan(30);
    expect(p95).toBeLessThan(FRAME * crowd());
    expect(longest).toBeLessThan(LONGEST * crowd());
    // It's my turn again, and all animations have ended.
    await page.locator("section.actions").waitFor();
    await page.waitForFunction((layer) => !document.querySelector(layer), LAYER);
    await page.waitForTimeout(1000);
    expect(await stillness(page)).toEqual({ asked: 0, running: 0, layers: 0 });
  });
});

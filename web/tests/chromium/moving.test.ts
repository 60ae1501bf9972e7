/**
 * What moves on the table, frame by frame: the piece that flies is the piece that lands, one show plays at a time, and a
 * press waits for nothing.
 */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atTheSeededServer, begin, type Move, movesOf, play } from "../../scripts/seeded";
import { NIGHTLY } from "../support/nightly";
import { pass, steppable, stop } from "./frames";
import { CARD } from "./hands";

const LONG = 3_600_000;
const LAYER = '[data-layer="flights"]';
/** Time between two looks, and the longest show. */
const FRAME = 40;
const SHOW = 4000;
/** Pixels by which a piece may miss its place. */
const NEAR = 3;
/** By day one move of each kind; by night every move of the game. */
const KINDS = {
  caledonia: ["expand", "buy", "fulfil"],
  glenmore: ["take", "place", "activate"],
} as const;

/** What a look at the page finds. */
interface Look {
  /** Pieces in the air whose place isn't empty. */
  twice: string[];
  /** The shows that play. */
  shows: string[];
  /** Pieces in the air, each with its distance to its place. */
  flying: { lands: string; off: number }[];
  moving: boolean;
}

function look(page: Page): Promise<Look> {
  return page.evaluate(
    ([layer, card]) => {
      const flights = [...document.querySelectorAll<HTMLElement>(`${layer} > *`)];
      const seen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        if (!width || !height || element.closest(layer)) return false;
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        return opacity > 0.02;
      };
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const landing = flights.filter(({ dataset }) => dataset.lands);
      const twice = landing.flatMap(({ dataset: { lands = "" } }) =>
        [...document.querySelectorAll(lands)].some(seen) ? [lands] : [],
      );
      const flying = landing.flatMap((flight) => {
        const { lands = "" } = flight.dataset;
        const place = [...document.querySelectorAll(lands)].find(
          (each) => !each.closest(layer) && each.getBoundingClientRect().width,
        );
        const own = flight.firstElementChild;
        if (!place || !own) return [];
        const [one, other] = [middle(own), middle(place)];
        return [{ lands, off: Math.hypot(one[0] - other[0], one[1] - other[1]) }];
      });
      const moving = flights.some((flight) =>
        flight.getAnimations({ subtree: true }).some(({ effect, currentTime }) => {
          const end = Number(effect?.getComputedTiming().endTime ?? 0);
          return Number(currentTime ?? 0) < end;
        }),
      );
      const open = (selector: string) => document.querySelector(selector) !== null;
      const shows = [
        ...(moving ? ["move"] : []),
        ...(open(`${card}[open]`) ? ["round"] : []),
        ...(open(".scoring > .close") ? ["scoring"] : []),
      ];
      return { twice: [...new Set(twice)], shows, flying, moving: flights.length > 0 };
    },
    [LAYER, CARD] as const,
  );
}

/** Makes a move, and looks at every frame of its show. */
async function watch(page: Page, match: string, moves: Move[]): Promise<{ flew: number }> {
  const [, action] = moves[0] as Move;
  const about = JSON.stringify(action);
  const seq = () => page.locator("main[data-seq]").getAttribute("data-seq");
  const before = await seq();
  await play(page, match, moves, 1);
  await expect.poll(seq).not.toBe(before);
  let last: Look["flying"] = [];
  const flew = new Set<string>();
  for (let at = 0; at < SHOW; at += FRAME) {
    await pass(page, FRAME);
    const now = await look(page);
    expect(now.twice, `${about} at ${at}`).toEqual([]);
    expect(now.shows.length, `${about} at ${at}: ${now.shows}`).toBeLessThan(2);
    for (const { lands, off } of last)
      if (!now.flying.some((each) => each.lands === lands)) expect(off, `${about}: ${lands}`).toBeLessThan(NEAR);
    last = now.flying;
    for (const { lands } of last) flew.add(lands);
    if (!now.moving && at > 5 * FRAME) break;
  }
  await page.evaluate((card) => document.querySelector<HTMLElement>(`${card} footer button.main`)?.click(), CARD);
  return { flew: flew.size };
}

/** Opens the table as it is now, with its clock stopped. */
async function openTable(page: Page, site: string, id: string): Promise<void> {
  await page.clock.resume();
  await page.goto(`${site}/table/${id}`);
  await page.locator("main[data-seq]").waitFor();
  await page.waitForTimeout(1500);
  await stop(page);
}

describe.each(["caledonia", "glenmore"] as const)("what moves in %s", (game) => {
  it("is drawn once, lands in its place, and ends for a press", { timeout: LONG }, async () => {
    await atTheSeededServer(async (page, site) => {
      await steppable(page);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(site);
      const { id, match } = await begin(page, game);
      const moves = await movesOf(page, match);
      const kinds: string[] = [...KINDS[game]];
      let flew = 0;
      if (NIGHTLY) {
        await openTable(page, site, id);
        while (moves.length) flew += (await watch(page, match, moves)).flew;
      } else
        for (const kind of kinds) {
          const next = moves.findIndex(([, [verb]]) => verb === kind);
          await play(page, match, moves, next);
          await openTable(page, site, id);
          flew += (await watch(page, match, moves)).flew;
        }
      expect(flew).toBeGreaterThan(1);
      if (!NIGHTLY) await pressAmid(page, site, id, match, moves, kinds[0] ?? "");
    });
  });
});

/** Presses a button while a piece is in the air: it lands at once, and the press is carried out. */
async function pressAmid(page: Page, site: string, id: string, match: string, moves: Move[], kind: string) {
  const next = moves.findIndex(([, [verb]]) => verb === kind);
  await play(page, match, moves, next);
  await openTable(page, site, id);
  const before = await page.locator("main[data-seq]").getAttribute("data-seq");
  await play(page, match, moves, 1);
  await expect.poll(() => page.locator("main[data-seq]").getAttribute("data-seq")).not.toBe(before);
  await pass(page, FRAME);
  await pass(page, 2 * FRAME);
  expect((await look(page)).flying.length).toBeGreaterThan(0);
  const log = page.getByRole("button", { name: "What happened" });
  await log.dispatchEvent("pointerdown");
  const now = await look(page);
  expect([now.flying, now.shows]).toEqual([[], []]);
  await log.dispatchEvent("click");
  expect(
    await log.getAttribute("aria-pressed").then((pressed) => pressed ?? log.getAttribute("aria-expanded")),
  ).toBe("true");
}

/** Steps 1 to 7: the link, four people at the table, clans, first workers. */

import type { Page } from "playwright-core";
import { scrolls } from "../../tests/chromium/axe";
import { type Evening, picture, type Step, seatOf, sure } from "./evening";
import { levelsOf, plan, viewOf } from "./land";
import { COMMIT, heard, person, point, press, seq, text, until } from "./people";
import { cheapest, choices, choose, choosing, costOf, expand, next, worker } from "./playing";

/** Clans that start differently from the script: with a third worker, or with fishermen. */
const OTHERWISE = ["fergusson", "macdonald"];

export const inSight = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return bottom > top && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    });

/** Pinches with two fingers, then pans with one. */
async function pinchAndPan(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const place = await page.locator("svg[role=application]").boundingBox();
  if (!place) throw new Error("no map");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const touch = (kind: "touchStart" | "touchMove" | "touchEnd", fingers: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type: kind,
      touchPoints: fingers.map(([left, top], id) => ({ x: left, y: top, id })),
    });
  await touch("touchStart", [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (let move = 1; move <= 8; move++)
    await touch("touchMove", [
      [x - 30 - 8 * move, y],
      [x + 30 + 8 * move, y],
    ]);
  await touch("touchEnd", []);
  await page.waitForTimeout(200); // two gestures, not one
  await touch("touchStart", [[x, y]]);
  for (let move = 1; move <= 8; move++) await touch("touchMove", [[x - 10 * move, y - 6 * move]]);
  await touch("touchEnd", []);
  await page.waitForTimeout(200);
  await session.detach();
}

/**
 * Chooses the host's worker: the cheapest place, the second one out of the first one's shipping reach, so that her
 * settlements aren't linked.
 */
async function apart(evening: Evening): Promise<{ unit: string; hex: string }> {
  const { ailsa } = evening.people;
  const view = await viewOf(ailsa.page);
  const have = view.players[0]?.shipping ?? 0;
  if (!view.pieces.some(([, seat]) => seat === 0)) return cheapest(evening, ailsa);
  const levelOf = await levelsOf(ailsa.page, seatOf(evening, ailsa));
  const [found] = (await choices(evening, ailsa))
    .filter(({ do: [, , hex] }) => hex !== evening.plan?.other)
    .filter(({ do: [, , hex] }) => levelOf(String(hex)) > have && levelOf(String(hex)) < 6)
    .sort((one, other) => costOf(one, 0) - costOf(other, 0));
  if (!found) throw new Error("the host finds no land that only ships can link");
  return { unit: String(found.do[1]), hex: String(found.do[2]) };
}

/** Places a worker for the deciding player, according to the script. */
async function place(evening: Evening): Promise<void> {
  if ((await next(evening)) !== evening.people.ailsa) return worker(evening);
  const { unit, hex } = await apart(evening);
  await expand(evening.people.ailsa, unit, hex);
}

export const ARRIVING: Step[] = [
  [
    "link on the clipboard within 4 clicks; every option has one sentence",
    async (evening) => {
      const { ailsa } = evening.people;
      await picture(evening, ailsa, "home");
      let clicks = 0;
      const click = async (role: "button", name: RegExp, within = ailsa.page.locator("body")) => {
        clicks++;
        await within.getByRole(role, { name }).click();
      };
      await click("button", /Avec des amis/, ailsa.page.locator("article", { hasText: "Clans of Caledonia" }));
      await ailsa.page.getByText("3", { exact: true }).click();
      clicks++;
      await ailsa.page.getByLabel("Votre nom").fill("Ailsa");
      const told = await ailsa.page.locator(".options li p").allTextContents();
      const options = await ailsa.page.locator(".options li").count();
      sure(
        told.length === options && told.every((text) => /\.$/.test(text)),
        `options without a sentence: ${told}`,
      );
      await picture(evening, ailsa, "setup");
      await click("button", /copier le lien/);
      await ailsa.page.locator(".toast", { hasText: "presse-papiers" }).waitFor();
      evening.link = await ailsa.page.evaluate(() => navigator.clipboard.readText());
      sure(evening.link.includes("/join/"), `the clipboard has ${evening.link}`);
      sure(clicks <= 4, `${clicks} clicks`);
      await picture(evening, ailsa, "waiting");
      return `${clicks} clicks, ${options} options`;
    },
  ],
  [
    "name, sit down; no account, no scroll; plate shape and colour shown",
    async (evening) => {
      const { browser, host } = evening;
      const path = new URL(evening.link).pathname;
      const iain = await person(browser, "iain", host.doors[1].site + path, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        hand: "thumb",
        vision: "deuteranopia",
      });
      evening.people.iain = iain;
      await iain.page.getByText("rowan, square").waitFor();
      const { x, y } = await scrolls(iain.page);
      sure(!x && !y, "the page scrolls");
      await iain.page.getByLabel("Your name").fill("Iain");
      await picture(evening, iain);
      await iain.page.getByRole("button", { name: "Sit down" }).tap();
      await iain.page.getByText("The game starts when the host is ready").waitFor();
    },
  ],
  [
    "hears who sits, whose turn, what is asked; no pointer used",
    async (evening) => {
      const { browser, host } = evening;
      const una = await person(browser, "una", host.doors[1].site + new URL(evening.link).pathname, {
        viewport: { width: 1440, height: 900 },
        hand: "keys",
      });
      evening.people.una = una;
      await una.page.getByLabel("Your name").waitFor();
      const named = una.page.getByLabel("Your name");
      for (let tabs = 0; tabs < 6 && !(await named.evaluate((it) => it === document.activeElement)); tabs++)
        await una.page.keyboard.press("Tab");
      await una.page.keyboard.type("Una");
      await picture(evening, una);
      await una.page.keyboard.press("Enter");
      await una.page.getByText("The game starts when the host is ready").waitFor();
      const focus = await una.page.evaluate(() => document.activeElement?.tagName);
      sure(focus === "H1", `after sitting down the focus is on ${focus}`);
      const { ailsa, iain } = evening.people;
      await ailsa.page.getByRole("button", { name: "Commencer" }).click();
      for (const who of [ailsa, iain, una]) await who.page.locator("main[data-seq] section.prompt").waitFor();
      const known = /Which clan|is playing|Playing now: \w+/;
      await until("she hears whose turn it is and what is asked", async () => known.test(await heard(una)));
      const told = await heard(una);
      sure(told.includes("At the table: Ailsa, Iain, Una."), `Una heard: ${told}`);
      return told.match(known)?.[0];
    },
  ],
  [
    "offered to watch; cannot act; sees the table from any seat",
    async (evening) => {
      const { browser, people } = evening;
      const eve = await person(browser, "eve", evening.link, {
        viewport: { width: 1440, height: 900 },
        colorScheme: "dark",
      });
      people.eve = eve;
      await eve.page.getByRole("button", { name: "Watch" }).waitFor();
      await picture(evening, eve, "offered");
      await eve.page.getByRole("button", { name: "Watch" }).click();
      await eve.page.locator("main[data-seq] section.prompt").waitFor();
      for (const name of ["Iain", "Una", "Ailsa"]) {
        await eve.page.getByRole("button", { name: `View the table as ${name}` }).click();
        await eve.page.getByRole("group", { name: `Board of ${name}` }).waitFor();
      }
      sure((await eve.page.locator("section.actions").count()) === 0, "there is an action bar");
      sure(
        (await eve.page.getByRole("button", { name: /Undo|End turn/ }).count()) === 0,
        "there are turn controls",
      );
      await picture(evening, eve);
    },
  ],
  [
    "map, ports, scoring tiles stay visible; each clan explained; French terms",
    async (evening) => {
      const { ailsa } = evening.people;
      for (let chosen = 0; chosen < 3; chosen++) {
        const who = await next(evening);
        await who.page.locator(".clans button:not(:disabled)").first().waitFor();
        const { page } = who;
        const clans = await page.locator(".clans li").count();
        sure((await page.locator(".clans .small").count()) === clans, "a clan is not explained");
        for (const part of [
          "svg[role=application]",
          '[data-hex="m9"]',
          ".tiles, ul[aria-label*='coring'], ul[aria-label*='score']",
        ])
          sure(await inSight(page, part), `${who.name} does not see ${part}`);
        if (who === ailsa) {
          const words = await text(page.locator("main"));
          sure(/marchand/.test(words) && /expédition/.test(words), "the host does not read the French terms");
          sure(!/merchant|shipping|settlement|worker/i.test(words), "the host reads English");
        }
        const offers = (await viewOf(page)).offers.map(([clan]) => clan);
        const usual = offers.findIndex((clan) => !OTHERWISE.includes(clan));
        await who.hands.press(".clans button:not(:disabled)", Math.max(0, usual));
        await page.locator(COMMIT).waitFor();
        await page.waitForTimeout(300);
        await picture(evening, who);
        await press(who, COMMIT);
      }
    },
  ],
  [
    "money left after both workers is shown; an unaffordable hex says so",
    async (evening) => {
      const { ailsa } = evening.people;
      while ((await next(evening)) !== ailsa) await worker(evening);
      const { unit, hex } = await apart(evening);
      await choose(ailsa, unit, hex);
      await ailsa.page
        .getByText(/Après tous les ouvriers\s: de £\d+ à £\d+\./)
        .first()
        .waitFor();
      await picture(evening, ailsa, "left");
      const meadow = await ailsa.page.locator("[data-hex]").evaluateAll((all) => {
        const found = all.find((each) => /prairie, £\d$/.test(each.getAttribute("aria-label") ?? ""));
        return found?.getAttribute("data-hex") ?? "";
      });
      await point(ailsa, meadow);
      await ailsa.page.locator(".card .reasons").waitFor();
      await picture(evening, ailsa, "why-not");
      sure((await ailsa.page.locator(COMMIT).count()) === 0, "looking elsewhere left the choice before standing");
      await choose(ailsa, unit, hex);
      await press(ailsa, COMMIT);
      // With £55 and workers up to £16, every first hex is affordable; the host will be poor soon enough.
      evening.owed.set(6, "no hex was too dear");
    },
  ],
  [
    "pinch, pan, five taps: nothing is placed; each tap shows price lines; the button acts",
    async (evening) => {
      const { iain } = evening.people;
      while ((await next(evening)) !== iain) await place(evening);
      const before = await seq(iain);
      const seen = () => iain.page.locator("svg[role=application]").getAttribute("viewBox");
      const whole = await seen();
      await pinchAndPan(iain.page);
      sure((await seen()) !== whole, "the map has not moved");
      await picture(evening, iain, "pinched");
      await iain.page.getByRole("button", { name: "Shown on the map" }).tap();
      await iain.page.getByRole("button", { name: "Show the whole map" }).tap();
      await until("he sees the whole map again", async () => (await seen()) === whole);
      const found = (await choices(evening, iain)).toSorted((one, other) => costOf(other, 1) - costOf(one, 1));
      const hexes = [...new Set(found.map(({ do: [, , hex] }) => String(hex)))];
      const planned = evening.plan ?? (await plan(iain.page, hexes));
      const free = hexes.filter((hex) => hex !== planned.other).slice(-4);
      const taps = [planned.distillery, ...(evening.plan ? free : [...free.slice(-3), planned.worker])];
      evening.plan = planned;
      for (const hex of taps) {
        await point(iain, hex);
        const card = iain.page.locator(".below .card");
        await until(`the card of ${hex} tells a price or a reason`, async () =>
          /£\d|needs/.test(await text(card.locator(".choices, .reasons").first())),
        );
        sure(await inSight(iain.page, ".below .card header"), "the card is out of sight");
        await picture(evening, iain, hex);
      }
      sure(taps.length === 5 && (await seq(iain)) === before, "a tap has acted");
      if (!(await iain.page.locator(COMMIT).count())) await iain.hands.press(".below .card .choices button");
      await iain.page.locator("section.actions .bill").waitFor();
      await picture(evening, iain, "chosen");
      await press(iain, COMMIT);
      for (let who = await next(evening); !(await choosing(who)); who = await next(evening)) await place(evening);
    },
  ],
];

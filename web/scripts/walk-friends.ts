/**
 * An evening with friends, step by step, for real: two server processes over PostgreSQL and NATS, four browsers, one of
 * them a phone, one without a pointer. `make walk-friends` walks it; pictures of every step lie in .cache/walk-friends.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { scrolls } from "../tests/chromium/axe";
import { type Host, startHost } from "../tests/chromium/hosted";
import { choicesOf, matchOf, type Plan, plan, viewOf } from "./walk/land";
import {
  asked,
  COMMIT,
  END,
  heard,
  type Person,
  person,
  point,
  press,
  seq,
  text,
  type,
  until,
} from "./walk/people";

const PICTURES = join(import.meta.dirname, "../../.cache/walk-friends");
/** How long the host is in the tunnel, in milliseconds. */
const TUNNEL = Number(process.env.TUNNEL ?? 40_000);

export interface Evening {
  host: Host;
  browser: Browser;
  people: Record<"ailsa" | "iain" | "una" | "eve", Person>;
  link: string;
  plan?: Plan;
  match?: string;
}
type Step = [title: string, walk: (evening: Evening) => Promise<unknown>];

function sure(true_: boolean, otherwise: string): void {
  if (!true_) throw new Error(otherwise);
}

let at = 0;
async function picture({ name, page }: Person, what = ""): Promise<void> {
  await page.screenshot({
    path: join(PICTURES, `${String(at).padStart(2, "0")}-${name}${what && `-${what}`}.png`),
  });
}

const players = ({ people }: Evening) => [people.ailsa, people.iain, people.una];
const seatOf = (evening: Evening, who: Person) => players(evening).indexOf(who);

/** Whoever is asked now. */
async function next(evening: Evening): Promise<Person> {
  let found: Person | undefined;
  await until("somebody is asked", async () => {
    for (const who of players(evening)) if (await asked(who)) found = who;
    return found !== undefined;
  });
  await found?.page.waitForTimeout(300);
  return found as Person;
}

const inSight = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      return bottom > top && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    });

/** Ends the turn, if there is one to end. */
async function end(who: Person): Promise<void> {
  if (await who.page.locator(END).count()) await press(who, END);
}

/** Goes on until this person may choose an action; the others hire, buy or pass as the evening's script says. */
async function turnOf(evening: Evening, who: Person): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const now = await next(evening);
    if (now === who && (await now.page.locator("section.actions .pass button").count())) return;
    if (await now.page.locator("section.actions .pass button").count()) await idle(evening, now);
    else await answer(now);
  }
  throw new Error(`${who.name} never gets a turn`);
}

/** Something small, so that the round goes on: the cheapest that is on offer, or pass. */
async function idle(evening: Evening, who: Person): Promise<void> {
  await small(evening, who);
  await end(who);
}

/** The same, with the turn left open. */
async function small(evening: Evening, who: Person): Promise<void> {
  const seat = seatOf(evening, who);
  const choices = await choicesOf(who.page, seat);
  const merchants = (await viewOf(who.page)).players[seat]?.merchants ?? 0;
  const cheap = choices.find(
    ({ do: [verb, , count], totals }) => verb === "buy" && count === 1 && (totals[`money-${seat}`] ?? -99) >= -6,
  );
  const hire = choices.find(({ do: [verb] }) => verb === "hire-merchant");
  if (merchants < 3 && hire) {
    const verbs = await who.page.locator("section.actions .verbs button").allTextContents();
    await who.hands.press(
      "section.actions .verbs button",
      verbs.findIndex((verb) => /merchant|marchand/.test(verb)),
    );
  } else if (cheap) await trade(who, "buy", String(cheap.do[1]), 1);
  else await who.hands.press("section.actions .pass button");
  await press(who, COMMIT);
}

async function pass(who: Person): Promise<void> {
  await who.hands.press("section.actions .pass button");
  await press(who, COMMIT);
  await end(who);
}

/** Answers whatever is asked with the first thing on offer. */
async function answer(who: Person): Promise<void> {
  if (await who.page.locator(COMMIT).count()) return press(who, COMMIT);
  if (await who.page.locator(END).count()) return press(who, END);
  for (const choice of [
    'section.actions .verbs button:not([aria-disabled="true"])',
    ".arguments .argument button",
  ])
    if (await who.page.locator(choice).count()) {
      await who.hands.press(choice);
      return who.page.waitForTimeout(300);
    }
  await who.page.waitForTimeout(300);
}

/** Where a seat can expand for the least money. */
async function cheapest(evening: Evening, who: Person): Promise<{ unit: string; hex: string }> {
  const seat = seatOf(evening, who);
  const choices = await choicesOf(who.page, seat);
  const cost = ({ totals }: (typeof choices)[number]) => -(totals[`money-${seat}`] ?? 0);
  const places = choices.filter(({ do: [verb] }) => verb === "expand").sort((a, b) => cost(a) - cost(b));
  const near = places.find(({ do: [, , hex] }) => who === evening.people.una && hex === evening.plan?.other);
  const found = near ?? places[0];
  if (!found) throw new Error(`${who.name} cannot expand`);
  return { unit: String(found.do[1]), hex: String(found.do[2]) };
}

/** Whoever is asked places a worker: near the second's distillery to be, or where it is cheapest. */
async function worker(evening: Evening): Promise<void> {
  const who = await next(evening);
  const { una, iain } = evening.people;
  let { unit, hex } = await cheapest(evening, who);
  if (who === iain && !evening.plan) {
    const choices = await choicesOf(iain.page, 1);
    evening.plan = await plan(
      iain.page,
      choices.map((each) => String(each.do[2])),
    );
    hex = evening.plan.worker;
    unit = String(choices.find((each) => each.do[2] === hex)?.do[1]);
  }
  if (who === una) {
    const before = await seq(who);
    await type(who, `expand ${unit} ${hex}`);
    await who.page.keyboard.press("Enter");
    await until("the worker stands", async () => (await seq(who)) > before);
    await who.page.keyboard.press("Escape");
  } else {
    await point(who, hex);
    if (!(await who.page.locator(COMMIT).count())) await who.hands.press(".card .choices button");
    await press(who, COMMIT);
  }
}

const ROW: Record<string, number> = { wool: 0, grain: 1, milk: 2, bread: 3, cheese: 4, whisky: 5 };

/** Chooses a trade at the market: the good, then how many. */
async function trade(who: Person, verb: "buy" | "sell", good: string, count: number): Promise<void> {
  const market = who.page.getByRole("tab", { name: /Market|Marché/ });
  if (await market.count()) await market.tap();
  await who.hands.press(".ladder button", ROW[good]);
  const lots = who.page.locator(`.lot .side >> nth=${verb === "buy" ? 0 : -1}`).locator("button");
  await lots.first().waitFor();
  const side = (await who.page.locator(".lot .side").count()) > 1 && verb === "sell" ? 2 : 1;
  await who.hands.press(`.lot .side:nth-of-type(${side}) button`, count - 1);
  await who.page.locator(COMMIT).waitFor();
  await who.page.waitForTimeout(300);
}

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
  await touch("touchStart", [[x, y]]);
  for (let move = 1; move <= 8; move++) await touch("touchMove", [[x - 10 * move, y - 6 * move]]);
  await touch("touchEnd", []);
}

const STEPS: Step[] = [
  [
    "link on the clipboard within 4 clicks; every option has one sentence",
    async (evening) => {
      const { ailsa } = evening.people;
      await picture(ailsa, "home");
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
      await picture(ailsa, "setup");
      await click("button", /copier le lien/);
      await ailsa.page.locator(".toast", { hasText: "presse-papiers" }).waitFor();
      evening.link = await ailsa.page.evaluate(() => navigator.clipboard.readText());
      sure(evening.link.includes("/join/"), `the clipboard has ${evening.link}`);
      sure(clicks <= 4, `${clicks} clicks`);
      await picture(ailsa, "waiting");
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
      await picture(iain);
      await iain.page.getByRole("button", { name: "Sit down" }).tap();
      await iain.page.getByText("The game begins as soon as the host says so").waitFor();
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
      for (let tabs = 0; tabs < 4; tabs++) await una.page.keyboard.press("Tab");
      await una.page.keyboard.type("Una");
      await picture(una);
      await una.page.keyboard.press("Enter");
      await una.page.getByText("The game begins as soon as the host says so").waitFor();
      const focus = await una.page.evaluate(() => document.activeElement?.tagName);
      sure(focus === "H1", `after sitting down the focus is on ${focus}`);
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
      await picture(eve, "offered");
      await people.ailsa.page.getByRole("button", { name: "Commencer" }).click();
      await eve.page.getByRole("button", { name: "Watch" }).click();
      await eve.page.locator("main[data-seq] section.prompt").waitFor();
      for (const name of ["Iain", "Una", "Ailsa"]) {
        await eve.page.getByRole("button", { name: `See the table from ${name}’s seat` }).click();
        await eve.page.getByRole("group", { name: `Board of ${name}` }).waitFor();
      }
      sure((await eve.page.locator("section.actions").count()) === 0, "there is an action bar");
      sure(
        (await eve.page.getByRole("button", { name: /Undo|End turn/ }).count()) === 0,
        "there are turn controls",
      );
      await picture(eve);
      const told = await heard(people.una);
      sure(told.includes("At the table: Ailsa, Iain, Una."), `Una heard: ${told}`);
      sure(/is playing|Which clan/.test(told), `Una does not know whose turn it is: ${told}`);
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
        if (who === ailsa) sure((await text(page.locator(".clans"))).includes("Clan"), "no clans");
        await who.hands.press(".clans button:not(:disabled)", who === ailsa ? 1 : 0);
        await page.locator(COMMIT).waitFor();
        await page.waitForTimeout(300);
        await picture(who);
        await press(who, COMMIT);
      }
    },
  ],
  [
    "money left after both workers is shown; a hex that does not do says so",
    async (evening) => {
      const { ailsa } = evening.people;
      while ((await next(evening)) !== ailsa) await worker(evening);
      const { hex } = await cheapest(evening, ailsa);
      const choose = async () => {
        await point(ailsa, hex);
        if (!(await ailsa.page.locator(COMMIT).count())) await ailsa.hands.press(".card .choices button");
        await ailsa.page.locator(COMMIT).waitFor();
      };
      await choose();
      await ailsa.page
        .getByText(/Après tous les ouvriers/)
        .first()
        .waitFor();
      await picture(ailsa, "left");
      const meadow = await ailsa.page.locator("[data-hex]").evaluateAll((all) => {
        const found = all.find((each) => /prairie, £\d$/.test(each.getAttribute("aria-label") ?? ""));
        return found?.getAttribute("data-hex") ?? "";
      });
      await point(ailsa, meadow);
      await ailsa.page.locator(".card .reasons").waitFor();
      await picture(ailsa, "why-not");
      sure((await ailsa.page.locator(COMMIT).count()) === 0, "looking elsewhere left the choice before standing");
      await choose();
      await press(ailsa, COMMIT);
    },
  ],
  [
    "pinch, pan, five taps: nothing is placed; each tap shows price lines; the button acts",
    async (evening) => {
      const { iain } = evening.people;
      while ((await next(evening)) !== iain) await worker(evening);
      const before = await seq(iain);
      await pinchAndPan(iain.page);
      await picture(iain, "pinched");
      await iain.page.getByRole("button", { name: "Show the whole map" }).tap();
      const choices = [...new Set((await choicesOf(iain.page, 1)).map(({ do: [, , hex] }) => String(hex)))];
      const planned = evening.plan ?? (await plan(iain.page, choices));
      const first = evening.plan ? [] : [planned.worker];
      const meadow = planned.distillery;
      evening.plan = planned;
      for (const hex of [meadow, ...[...choices.slice(0, 4 - first.length), ...first]]) {
        await point(iain, hex);
        const card = iain.page.locator(".below .card");
        await until(`the card of ${hex} tells a price or a reason`, async () =>
          /£\d|needs/.test(await text(card.locator(".choices, .reasons").first())),
        );
        sure(await inSight(iain.page, ".below .card header"), "the card is out of sight");
        await picture(iain, hex);
      }
      sure((await seq(iain)) === before, "a tap has acted");
      if (!(await iain.page.locator(COMMIT).count())) await iain.hands.press(".below .card .choices button");
      await iain.page.locator(".below .card dl").waitFor();
      await picture(iain, "chosen");
      await press(iain, COMMIT);
      while (!(await (await next(evening)).page.locator("section.actions .pass button").count()))
        await worker(evening);
    },
  ],
  [
    "“3 × £10 = £30, then £13” before; merchants and price move for all",
    async (evening) => {
      const { ailsa, eve } = evening.people;
      await turnOf(evening, ailsa);
      const hire = ailsa.page.locator("section.actions .verbs button", { hasText: /Recruter|Engager|marchand/i });
      await hire.first().click();
      await press(ailsa, COMMIT);
      await end(ailsa);
      await turnOf(evening, ailsa);
      const good = (await choicesOf(ailsa.page, 0)).some(
        ({ do: [verb, what, count] }) => verb === "buy" && what === "whisky" && count === 3,
      )
        ? "whisky"
        : "milk";
      await trade(ailsa, "buy", good, 3);
      const line = await text(ailsa.page.locator(".lot .line"));
      sure(/3 × £\d+ = £\d+.*£\d+/.test(line), `the line says ${line}`);
      await picture(ailsa, "before");
      const before = (await viewOf(eve.page)).market.find((row) => row.good === good)?.price;
      await press(ailsa, COMMIT);
      await until("the price moves for the spectator too", async () => (await seq(eve)) === (await seq(ailsa)));
      await picture(eve, "after");
      const after = (await viewOf(eve.page)).market.find((row) => row.good === good)?.price;
      sure(after !== before, "the price has not moved");
      await end(ailsa);
      return line;
    },
  ],
  [
    "at most 12 keys; the offer and its price are spoken before she commits",
    async (evening) => {
      const { una, iain } = evening.people;
      const { distillery, between } = evening.plan as Plan;
      await turnOf(evening, iain);
      await point(iain, distillery);
      const card = iain.page.locator(".below .card");
      await card.locator(".choices button", { hasText: "distillery" }).tap();
      await picture(iain);
      await press(iain, COMMIT);
      await end(iain);
      await turnOf(evening, una);
      const { answer: looked } = await type(una, `look ${between}`);
      await una.page.keyboard.press("Escape");
      const offers = (await choicesOf(una.page, 2)).filter(
        ({ do: [verb, , hex] }) => verb === "expand" && hex === between,
      );
      const unit = String(offers[0]?.do[1]);
      const before = await seq(una);
      const { answer: told, keys } = await type(una, `ex ${unit.slice(0, 2)} ${between}`);
      sure(/£/.test(told) && told.includes(between), `she heard: ${told}`);
      await picture(una, "spoken");
      await una.page.keyboard.press("Enter");
      await until("the unit stands", async () => (await seq(una)) > before);
      sure(keys + 1 <= 12, `${keys + 1} keys`);
      await una.page.keyboard.press("Escape");
      sure(/whisky/i.test(looked), `look says: ${looked}`);
      const offer = (await choicesOf(una.page, 2)).find(
        ({ do: [verb, good] }) => verb === "buy" && good === "whisky",
      );
      sure(offer !== undefined, "no whisky of the neighbourhood is on offer");
      const { answer: bought } = await type(una, "buy 1 whisky");
      sure(/£/.test(bought), `she heard: ${bought}`);
      await picture(una, "offer");
      await una.page.keyboard.press("Enter");
      await una.page.waitForTimeout(600);
      await una.page.keyboard.press("Escape");
      while (await asked(una)) await answer(una);
      return `${keys + 1} keys; look: ${looked}; offer: ${bought}`;
    },
  ],
  [
    "undo and reset, one tap each; the others saw only ghosts; log shows the final turn once",
    async (evening) => {
      const { iain, eve, ailsa } = evening.people;
      await turnOf(evening, iain);
      const places = (await choicesOf(iain.page, 1)).filter(({ do: [verb] }) => verb === "expand");
      const [first, second] = places.map(({ do: [, unit, hex] }) => ({ unit: String(unit), hex: String(hex) }));
      if (!first || !second) throw new Error("he cannot expand");
      const place = async ({ unit, hex }: { unit: string; hex: string }) => {
        await point(iain, hex);
        if (!(await iain.page.locator(COMMIT).count()))
          await iain.page.locator(".below .card .choices button", { hasText: unit.replace("-", " ") }).tap();
        await press(iain, COMMIT);
      };
      const back = async (name: string) => {
        const before = await seq(iain);
        await iain.page.getByRole("button", { name, exact: true }).tap();
        await until(`${name} works`, async () => (await seq(iain)) > before);
      };
      await place(first);
      await until("the others see a ghost", async () => (await eve.page.locator("g.token.ghost").count()) > 0);
      await picture(eve, "ghost");
      await picture(iain, "placed");
      await back("Undo");
      await until("the ghost is gone", async () => (await eve.page.locator("g.token.ghost").count()) === 0);
      await place(second);
      await back("Reset turn");
      const last = places.at(-1);
      await place({ unit: String(last?.do[1]), hex: String(last?.do[2]) });
      while (await asked(iain)) await answer(iain);
      await until("all see the same", async () => (await seq(ailsa)) === (await seq(iain)));
      await ailsa.page.getByRole("button", { name: "Ce qui s’est passé" }).click();
      const log = await ailsa.page.locator(".step").allTextContents();
      await picture(ailsa, "log");
      await ailsa.page.getByRole("button", { name: "Ce qui s’est passé" }).click();
      const hexes = log.filter((line) => line.includes(String(last?.do[2]))).length;
      sure(hexes === 1, `the log tells of ${last?.do[2]} ${hexes} times`);
    },
  ],
  [
    "the banner says what is saved; the same half-made turn; nothing played twice",
    async (evening) => {
      const { ailsa, eve } = evening.people;
      await turnOf(evening, ailsa);
      await small(evening, ailsa);
      const before = await seq(ailsa);
      evening.host.doors[0].cut();
      const banner = ailsa.page.locator(".banner");
      await banner.waitFor();
      await picture(ailsa, "banner");
      await ailsa.hands.press(END); // what she does in the tunnel waits there
      await ailsa.page.waitForTimeout(TUNNEL);
      sure((await seq(ailsa)) === before, "something was played in the tunnel");
      evening.host.doors[0].mend();
      await banner.waitFor({ state: "detached", timeout: 30_000 });
      await until("what she did is sent, once", async () => (await seq(ailsa)) > before);
      await until("the spectator comes back too", async () => (await seq(eve)) === (await seq(ailsa)), 30_000);
      const log = (await viewOf(ailsa.page)).turn;
      await picture(ailsa, "back");
      return `${TUNNEL / 1000} s in the tunnel, ${log ? "a turn goes on" : "no turn"}`;
    },
  ],
  [
    "at most one short “reconnecting”; the game goes on",
    async (evening) => {
      const { iain, una } = evening.people;
      await evening.host.kill(1);
      const begun = Date.now();
      await iain.page.waitForTimeout(200);
      for (const who of [iain, una])
        await who.page.locator(".banner").waitFor({ state: "detached", timeout: 30_000 });
      const away = Date.now() - begun;
      await turnOf(evening, iain);
      await trade(iain, "buy", "grain", 1);
      await press(iain, COMMIT);
      await end(iain);
      await picture(iain);
      return `${(away / 1000).toFixed(1)} s`;
    },
  ],
  [
    "selling what she has bought is refused with the reason and a link to the rule",
    async (evening) => {
      const { una } = evening.people;
      await turnOf(evening, una);
      await trade(una, "buy", "milk", 1);
      await press(una, COMMIT);
      await end(una);
      await turnOf(evening, una);
      await una.hands.press(".ladder button", ROW.milk);
      const reason = una.page.locator(".lot .why").last();
      await reason.locator("a").waitFor();
      await picture(una);
      sure(/milk/.test(await text(reason)), `the reason is ${await text(reason)}`);
      await una.page.keyboard.press("Escape");
      return text(reason);
    },
  ],
  [
    "pass stands apart and lists what is left unused",
    async (evening) => {
      const { iain } = evening.people;
      await turnOf(evening, iain);
      const before = await seq(iain);
      const unused = await text(iain.page.locator("section.actions .pass p"));
      sure(/\d/.test(unused), `it says ${unused}`);
      await picture(iain, "apart");
      await iain.hands.press("section.actions .pass button");
      await iain.page.locator(COMMIT).waitFor();
      await iain.page.waitForTimeout(300);
      await picture(iain, "asked");
      sure((await seq(iain)) === before, "one tap has passed");
      await iain.page.getByRole("button", { name: "Choose something else" }).tap();
      return unused;
    },
  ],
  [
    "one production panel, preset to the maximum, under 10 s a player",
    async (evening) => {
      const notes: string[] = [];
      const { round } = await viewOf(evening.people.ailsa.page);
      for (let tries = 0; tries < 40; tries++) {
        const who = await next(evening);
        if ((await viewOf(who.page)).round > round) break;
        if (await who.page.locator("section.actions .pass button").count()) await pass(who);
        else if (await who.page.locator(".production").count()) {
          const begun = Date.now();
          await who.page.locator(COMMIT).waitFor();
          await who.page.waitForTimeout(300);
          await picture(who);
          await press(who, COMMIT);
          notes.push(`${who.name} ${((Date.now() - begun) / 1000).toFixed(1)} s`);
        } else await answer(who);
      }
      sure(notes.length > 0, "nobody had anything to produce");
      return notes.join(", ");
    },
  ],
  [
    "rings and arrows tell her what changed; one button replays",
    async (evening) => {
      const { ailsa, iain } = evening.people;
      await turnOf(evening, ailsa);
      await pass(ailsa);
      await turnOf(evening, iain);
      const { hex } = await cheapest(evening, iain);
      await point(iain, hex);
      if (!(await iain.page.locator(COMMIT).count())) await iain.hands.press(".below .card .choices button");
      await press(iain, COMMIT);
      while (await asked(iain)) await answer(iain);
      await until("she sees it", async () => (await seq(ailsa)) === (await seq(iain)));
      await ailsa.page.locator("svg[role=application] .ring").first().waitFor({ state: "attached" });
      await picture(ailsa, "rings");
      const replay = ailsa.page.getByRole("button", { name: "Revoir ce qui a changé" });
      const begun = Date.now();
      await replay.click();
      await ailsa.page.getByRole("button", { name: "Arrêter de revoir" }).waitFor();
      await picture(ailsa, "replaying");
      await replay.waitFor({ timeout: 60_000 });
      return `replayed in ${((Date.now() - begun) / 1000).toFixed(0)} s`;
    },
  ],
  [
    "chat; the overlay names cut-off settlements and the missing shipping level",
    async (evening) => {
      const { ailsa, una } = evening.people;
      await una.hands.press("nav button", 1);
      await una.page.getByLabel("Say something").focus();
      await una.page.keyboard.type("Why 5 settlements?");
      await una.page.keyboard.press("Enter");
      await ailsa.page.locator("nav button").nth(1).click();
      await ailsa.page.getByText("Why 5 settlements?").waitFor();
      await picture(ailsa, "chat");
      await ailsa.page.locator("nav button").nth(1).click();
      await ailsa.page.getByRole("button", { name: "Villages" }).click();
      const told = await text(ailsa.page.locator(".told"));
      await picture(ailsa, "settlements");
      sure(/[a-m]\d/.test(told) && /expédition|rivière/.test(told), `it says: ${told}`);
      await ailsa.page.getByRole("button", { name: "Villages" }).click();
      return told;
    },
  ],
  [
    "final scoring: every number opens to its reason; the shuffle tick explains itself",
    async (evening) => {
      const { ailsa } = evening.people;
      const sheet = ailsa.page.locator("dialog[open] table").first();
      for (let tries = 0; tries < 200 && !(await sheet.count()); tries++) {
        let found: Person | undefined;
        for (const who of players(evening)) if (await asked(who)) found = who;
        if (!found) await ailsa.page.waitForTimeout(200);
        else if (await found.page.locator("section.actions .pass button").count()) await pass(found);
        else await answer(found);
      }
      await sheet.waitFor();
      await ailsa.page.waitForTimeout(1500);
      await picture(ailsa);
      await picture(evening.people.iain);
    },
  ],
  [
    "rematch of the other game, same seats, two clicks; the first hover shows who would move next",
    async (evening) => {
      const { ailsa, iain, una } = evening.people;
      evening.match = await matchOf(ailsa.page);
      let clicks = 0;
      await ailsa.page.getByRole("button", { name: /Puis Glen More/ }).click();
      clicks++;
      const start = ailsa.page.getByRole("button", { name: "Commencer" });
      await start.waitFor();
      await picture(ailsa, "waiting");
      const names = await ailsa.page.locator("main ul li .name").allTextContents();
      sure(names.join() === "Ailsa,Iain,Una", `the seats are ${names}`);
      await start.click();
      clicks++;
      await ailsa.page.locator("main[data-seq] section.prompt").waitFor();
      for (const who of [iain, una]) {
        const there = who.page.getByRole("button", { name: "To that table" });
        await there.waitFor();
        await picture(who, "invited");
        if (who === iain) await there.tap();
        else await una.hands.press("dialog[open] footer button.main, dialog[open] button.main");
        await who.page.locator("main[data-seq] section.prompt").waitFor();
      }
      const tile = ailsa.page.locator("[data-space], .space button, .ring button").nth(3);
      await tile.hover();
      await ailsa.page.waitForTimeout(700);
      await picture(ailsa, "hover");
      return `${clicks} clicks`;
    },
  ],
  [
    "the replay opens at the step of the link, from her seat; keys; download gives the record",
    async (evening) => {
      const { ailsa } = evening.people;
      await ailsa.page.goto(`${evening.host.doors[0].site}/replay/${evening.match}?step=20&seat=0`);
      await ailsa.page.locator("main").waitFor();
      await ailsa.page.waitForTimeout(1500);
      await picture(ailsa, "replay");
      await ailsa.page.keyboard.press("ArrowRight");
      await until("a key goes forward", async () => ailsa.page.url().includes("step=21"));
      await ailsa.page.keyboard.press("ArrowLeft");
      await until("a key goes back", async () => ailsa.page.url().includes("step=20"));
      const record = await ailsa.page.evaluate(
        (match) => fetch(`/api/matches/${match}/record`).then((answer) => answer.text()),
        evening.match,
      );
      sure(record.split("\n").length > 20, "the record is short");
    },
  ],
];

/** Walks all steps and says how each went; a step that fails does not keep the next from being tried. */
export async function walk(evening: Evening, from = 1, to = STEPS.length): Promise<boolean> {
  let good = true;
  for (const [number, [title, step]] of STEPS.entries()) {
    at = number + 1;
    if (at < from || at > to) continue;
    const begun = Date.now();
    try {
      const note = await step(evening);
      console.log(
        `${at} passed, ${((Date.now() - begun) / 1000).toFixed(1)} s: ${title}${note ? ` (${note})` : ""}`,
      );
    } catch (error) {
      good = false;
      console.log(`${at} FAILED: ${title}\n   ${(error as Error).stack?.split("\n").slice(0, 6).join("\n   ")}`);
      for (const who of Object.values(evening.people)) await picture(who, "failed").catch(() => {});
    }
  }
  return good;
}

/** Opens the door to the evening: the host at home. */
export async function begin(host: Host, browser: Browser): Promise<Evening> {
  mkdirSync(PICTURES, { recursive: true });
  const ailsa = await person(browser, "ailsa", `${host.doors[0].site}/`, {
    viewport: { width: 1366, height: 650 },
    locale: "fr-FR",
  });
  return { host, browser, people: { ailsa } as Evening["people"], link: "" };
}

export default async function main(): Promise<number> {
  const host = await startHost();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    return (await walk(await begin(host, browser))) ? 0 : 1;
  } finally {
    await browser.close();
    await host.close();
  }
}

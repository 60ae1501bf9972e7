/** A solo player on a phone: one thumb, 390x844, dark, in a train. Each step passes or fails, with a picture. */

import { expect, it } from "vitest";
import { NARROW, useBrowser } from "../chromium/browser";
import { clipped } from "../chromium/clipped";
import { crowd } from "../chromium/crowd";
import { CARD } from "../chromium/hands";
import { CONFIRM, END, PASS } from "../chromium/player";
import { answer, asked, LEGAL, OPEN, pickPlace, RONDEL, until } from "./glenmore";
import { outOfReach, soonest, Thumb, Walk } from "./walk";

const { open } = useBrowser({ quietAbout: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/] });
const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" } as const;
const SHEET = ".sheet";

it("Glen More against two bots", async () => {
  const page = await open("/", NARROW, PHONE);
  const thumb = new Thumb(page);
  const walk = new Walk(page, "solo");
  const tab = (id: string) => thumb.press(`[role="tab"][id$="-${id}"]`);

  /** Starts a table of three from the home page; `look` checks its setup. */
  async function newGame(look = async () => {}): Promise<void> {
    await page.locator('a[href="/new/glenmore"]').tap();
    await page.locator("form label", { hasText: /^\s*3\s*$/ }).tap();
    await look();
    // The fastest bots: their play doesn't matter here.
    for (const seat of [0, 1]) await page.locator(".seats select").nth(seat).selectOption("wren");
    await thumb.press('form button[type="submit"]');
    await page.locator(RONDEL).waitFor();
  }

  let scorings = 0;
  const wrong: string[] = [];
  const rows = (selector: string) =>
    page
      .locator(`${selector} tbody tr`)
      .evaluateAll((all) =>
        all
          .slice(0, 4)
          .map((row) =>
            [...row.querySelectorAll("td")].map((cell) => cell.textContent?.match(/\+(\d+)\s*$/)?.[1]),
          ),
      );

  /** Ends a turn that brings a scoring. It must match the forecast; then it closes, by a tap or automatically. */
  async function seeScoring(): Promise<void> {
    await tab("scores");
    const forecast = (await rows("table.roomy")).map((row) => row.slice(0, 3));
    await walk.picture(`14-forecast-${scorings}`);
    await tab("table");
    await thumb.press(END);
    await page.locator(".scoring").waitFor();
    const came = await rows(".scoring");
    await walk.picture(`14-scoring-${scorings}`);
    if (JSON.stringify(came) !== JSON.stringify(forecast) || came.flat().includes(undefined))
      wrong.push(`${JSON.stringify(forecast)} became ${JSON.stringify(came)}`);
    if (scorings === 0) await thumb.press(".scoring .close");
    await page
      .locator(".scoring")
      .waitFor({ state: "detached", timeout: scorings ? 9500 : 500 })
      .catch(() => wrong.push(`scoring ${scorings} did not go`));
    scorings += 1;
    await thumb.myTurn();
  }

  /**
   * Plays until a condition is true. Scorings caused by my own turn are checked on the way, except the last, which
   * ends the game.
   */
  function play(so: (what: string) => Promise<boolean>): Promise<boolean> {
    return until(thumb, async (what) => {
      const bell =
        what === "end" && /scoring/i.test(await thumb.text(END)) && !/Stack D/.test(await thumb.text(".order"));
      if (bell) await seeScoring();
      return so(bell ? await asked(thumb) : what);
    });
  }

  /** Does the same, in another game if this one ends first: no deal has everything. */
  async function meet(so: (what: string) => Promise<boolean>): Promise<boolean> {
    for (let games = 1; games < 5; games++) {
      if (await play(so)) return true;
      await page.goto(new URL("/", page.url()).href);
      await newGame();
    }
    return false;
  }

  await walk.step(1, "home: playing within two taps and 60 s, the board there within a second", async () => {
    const start = Date.now();
    await page.locator("article", { hasText: "Glen More" }).getByRole("button", { name: "Play now" }).tap();
    expect(await thumb.myTurn()).toBe(true);
    const playing = Date.now() - start;
    expect(playing).toBeLessThan(60_000);
    const visible = await soonest(page, `${RONDEL} [data-tile]`);
    walk.note(1, `playing after one tap and ${playing} ms, board after ${visible.toFixed(0)} ms`);
    expect(visible).toBeLessThanOrEqual(1000 * crowd());
  });

  await walk.step(2, "the tutorial: how one wins comes first; left and resumed at the same step", async () => {
    const home = async () => {
      await page.locator("article", { hasText: "Glen More" }).waitFor();
      return page.locator("article", { hasText: "Glen More" });
    };
    const coach = page.locator("section.coach");
    const where = () => thumb.text("section.coach .where");
    await page.locator("a.home").tap();
    await (await home()).getByRole("button", { name: "Learn in ten minutes" }).tap();
    await coach.waitFor();
    expect((await thumb.text("section.coach .said")).split(/(?<=[.])\s/)[0]).toMatch(/wins/);
    await walk.picture("02-first");
    for (const step of [2, 3]) {
      await coach.getByRole("button", { name: "Go on" }).tap();
      await coach.getByText(`step ${step} of`).waitFor();
    }
    const left = await where();
    await coach.getByRole("button", { name: "Leave" }).tap();
    await (await home()).getByRole("button", { name: "Continue the tutorial" }).tap();
    await coach.waitFor();
    expect(await where()).toBe(left);
    await coach.getByRole("button", { name: "Leave" }).tap();
    await home();
  });

  await walk.step(3, "against two bots, named by strength in words", async () => {
    await newGame(async () => {
      expect(await thumb.text(".seats")).toMatch(/Collie, steady/);
      expect(await thumb.text(".seats")).toMatch(/Wren, beginner/);
      await walk.picture("03-setup");
    });
  });

  await walk.step(4, "the strip: last pawn first, next to move stated, 72 px tiles in two rows", async () => {
    await thumb.myTurn();
    const boxes = await page
      .locator(`${RONDEL} button`)
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right, top, width }) => ({ left, right, top, width })),
      );
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBeLessThanOrEqual(2);
    // Tiles that don't fit next to the pawns are a swipe to the right away.
    const reach = await page.locator(RONDEL).evaluate((strip) => strip.scrollWidth);
    expect(boxes.filter(({ right }) => right <= NARROW.width + 1).length).toBeGreaterThanOrEqual(6);
    for (const { left, right, width } of boxes) {
      expect(width).toBeGreaterThan(68);
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(right).toBeLessThanOrEqual(reach + 1);
    }
    expect(await page.locator(`${RONDEL} > :first-child > :first-child .last`).count()).toBe(1);
    expect(await thumb.text(".order")).toMatch(/Your move/);
  });

  await walk.step(
    5,
    "a tile held: cost, effect, order that follows, what is lost; nothing is chosen",
    async () => {
      await thumb.hold(OPEN, 3);
      const card = await thumb.text(SHEET);
      expect(card).toMatch(/free|costs/);
      expect(card).toMatch(/Order afterwards/);
      expect(card).toMatch(/lost/i);
      expect(await thumb.count(CONFIRM)).toBe(0);
      await thumb.press(`${SHEET} button`);
    },
  );

  await walk.step(7, "a place without a Scotsman beside it says why and shows the nearest", async () => {
    const reason = '.place:has-text("None of your Scotsmen")';
    const shut = async (what: string) => {
      if (what === "place") await page.waitForTimeout(400); // reasons load first
      return what === "place" && (await thumb.count(reason)) > 0;
    };
    expect(await meet(shut)).toBe(true);
    await thumb.press(reason);
    expect(await thumb.text(SHEET)).toMatch(/None of your Scotsmen/);
    expect(await thumb.text(SHEET)).toMatch(/nearest Scotsman/);
    expect(await thumb.count(".cell.nearest")).toBe(1);
  });

  await walk.step(8, "three places compared: each lists what it activates", async () => {
    expect(await meet(async (what) => what === "place" && (await thumb.count(LEGAL)) > 2)).toBe(true);
    const told: string[] = [];
    const places = await page
      .locator(LEGAL)
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-rove")));
    for (const place of places.slice(0, 3)) {
      await thumb.press(`[data-rove="${place}"]`);
      told.push(await thumb.text(`${SHEET} .card`));
      await walk.picture(`08-${told.length}`);
    }
    expect(new Set(told).size).toBe(3);
    for (const each of told) expect(each).toMatch(/activates/);
    await thumb.press(LEGAL, await pickPlace(thumb));
    await thumb.commit();
  });

  await walk.step(
    10,
    "a forgotten movement point is named by End turn, and so is what will be revealed",
    async () => {
      const points = 'button.deed:has-text("Home")';
      expect(await meet(async () => (await thumb.count(points)) > 0)).toBe(true);
      await thumb.press(points);
      await thumb.commit();
      const end = await thumb.text(END);
      expect(end).toMatch(/1 movement point unused/);
      expect(end).toMatch(/revealed|no undo/);
    },
  );

  await walk.step(13, "a closed tab comes back to the same question and the same tab", async () => {
    const before = await thumb.text("section.prompt .asked");
    await tab("scores");
    await page.reload();
    await page.locator("section.prompt .asked").waitFor();
    await thumb.myTurn();
    expect(await thumb.text("section.prompt .asked")).toBe(before);
    expect(await page.locator('[role="tab"][aria-selected="true"]').getAttribute("id")).toMatch(/-scores$/);
    await tab("table");
  });

  await walk.step(11, "bots move at reading speed, skip works, the strip shows what each took", async () => {
    // The end of a turn after which another player moves.
    const others = async (what: string) => what === "end" && /Wren/.test(await thumb.text(".order strong"));
    expect(await meet(others)).toBe(true);
    const before = Number(await thumb.seq());
    await thumb.press(END);
    const skip = page.getByRole("button", { name: "Skip to my turn" }).first();
    await skip.waitFor({ timeout: 30_000 });
    const shown = Number(await thumb.seq());
    await walk.picture("11-bots");
    await skip.tap();
    await skip.waitFor({ state: "detached", timeout: 30_000 });
    expect(await thumb.myTurn()).toBe(true);
    expect(Number(await thumb.seq())).toBeGreaterThan(Math.max(before, shown));
    expect(await asked(thumb)).toBe("take");
    expect(await thumb.text(".moves")).toMatch(/Wren.* took/);
  });

  await walk.step(12, "a tunnel: the move waits, says so, and nothing is lost", async () => {
    expect(await meet(async (what) => what === "take")).toBe(true);
    await thumb.press(OPEN);
    const before = Number(await thumb.seq());
    await page.context().setOffline(true);
    await thumb.press(CONFIRM);
    await page.locator(".banner").waitFor({ timeout: 40_000 });
    await walk.picture("12-tunnel");
    await page.context().setOffline(false);
    await page.waitForFunction((seq) => Number(document.querySelector("main")?.dataset.seq) > seq, before, {
      timeout: 60_000,
    });
    await page.locator(".banner").waitFor({ state: "detached" });
  });

  await walk.step(6, "one own resource and one bought: two steps with prices, undo returns both", async () => {
    const two = async (what: string) => {
      if (what !== "choices" && what !== "other") return false;
      return (
        (await thumb.count(".bill")) > 0 && /^1 .*1 /.test((await thumb.text(".bill")).split(":")[1]?.trim() ?? "")
      );
    };
    expect(await meet(two)).toBe(true);
    const due = await thumb.text(".bill");
    await answer(thumb);
    const left = await thumb.text(".bill");
    expect(left).not.toBe(due);
    await walk.picture("06-half");
    await thumb.commit("section.prompt .controls button:has(.label)");
    expect(await thumb.text(".bill")).toBe(due);
  });

  await walk.step(15, "a clan marker: road, price and bonus in words; too dear has a reason", async () => {
    const some = async (what: string) => what === "clan" && (await thumb.count(".clan:not(.open):not(.held)")) > 0;
    expect(await meet(some)).toBe(true);
    await thumb.press(".clan.open", (await thumb.count(".clan.open")) - 1);
    expect(await thumb.count(".road.way")).toBeGreaterThan(0);
    expect(await thumb.text(".page .card")).toMatch(/road/);
    expect(await thumb.text(".page .card")).toMatch(/\d coin|free|no coins/);
    const dear = ".clan:not(.open):not(.held)";
    expect(await thumb.count(dear)).toBeGreaterThan(0);
    await walk.picture("15-road");
    await thumb.press(dear, (await thumb.count(dear)) - 1);
    await page.locator(".page .card .reason").waitFor();
    expect(await thumb.text(".page .card .reason")).toMatch(/coin/);
  });

  await walk.step(9, "a full tile warns, sells in place and goes on", async () => {
    const full = 'button.deed:has(.warning:has-text("3 of 3"))';
    const sale = `li:has(${full}) button.deed:not(:has(.warning))`;
    const four = async () => (await thumb.count(sale)) > 0 && (await thumb.count("button.deed")) >= 4;
    expect(await meet(four)).toBe(true);
    expect(await thumb.text(full)).toMatch(/3 of 3: .* would be lost/);
    const warned = await thumb.count(full);
    await walk.picture("09-full");
    await thumb.press(sale);
    await thumb.commit();
    expect(await thumb.count(full)).toBe(warned - 1);
    // Now there is room, and the rest is activated as well.
    const used = await thumb.count(".trail li");
    const left = "button.deed:not(:has(.warning)):not(.far)";
    for (let more = await thumb.count(left); more && (await thumb.count(left)); more--) {
      await thumb.press(left);
      await thumb.commit();
    }
    expect(await thumb.count(".trail li")).toBeGreaterThan(used);
  });

  await walk.step(14, "a scoring: the forecast before equals the result; 8 s or one tap", async () => {
    expect(await meet(async () => scorings > 0)).toBe(true);
    expect(wrong).toEqual([]);
  });

  await walk.step(20, "by screen reader: prompt, strip and territory in order, no focus lost", async () => {
    expect(await meet(async (what) => what === "take")).toBe(true);
    const focus = () =>
      page.evaluate((rondel) => {
        const at = document.activeElement;
        // Actions are in the prompt row.
        const part = [".actions", ".prompt", rondel, ".territory"].find((each) => at?.closest(each));
        return part ?? (at === document.body ? "nowhere" : "elsewhere");
      }, RONDEL);
    // From the top by Tab only, in a screen reader's order.
    await page.locator("h1").focus();
    const came: string[] = [];
    for (let tabs = 0; tabs < 40 && came.at(-1) !== ".territory"; tabs++) {
      await page.keyboard.press("Tab");
      const part = await focus();
      if (part !== came.at(-1) && part !== "elsewhere") came.push(part);
    }
    expect(came).toEqual([".prompt", ".actions", RONDEL, ".territory"]);
    expect(await page.locator(`${RONDEL} button`).first().getAttribute("tabindex")).toBe("0");
    // A whole turn by keyboard: whatever is redrawn, the focus stays in the table.
    const before = Number(await thumb.seq());
    for (let answers = 0; answers < 30; answers++) {
      const what = await asked(thumb);
      const target = { take: OPEN, place: LEGAL, choices: ".choices button", end: END, clan: ".clan.open" }[what];
      const most = what === "place" ? await pickPlace(thumb) : 0;
      const last = what === "activate" || what === "end" ? END : (target ?? "section.actions .verbs button");
      await page.locator(last).nth(most).focus();
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      expect(`${last}: ${await focus()}`).not.toMatch(/nowhere/);
      if (last === END) break;
      if (!(await thumb.count(CONFIRM))) continue;
      const shown = await thumb.seq();
      await page.locator(CONFIRM).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => thumb.seq()).not.toBe(shown);
      await page.waitForTimeout(300);
      expect(`${last}, confirmed: ${await focus()}`).not.toMatch(/nowhere/);
    }
    expect(await thumb.myTurn()).toBe(true);
    expect(Number(await thumb.seq())).toBeGreaterThan(before);
    expect(await focus()).not.toBe("nowhere");
  });

  await walk.step(16, "text at 200 % and the phone sideways: nothing clipped, all in reach", async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("bothy.settings") ?? "{}");
      localStorage.setItem("bothy.settings", JSON.stringify({ ...kept, textSize: 200 }));
    });
    await page.reload();
    await page.locator(".order").waitFor();
    await thumb.myTurn();
    for (const size of [NARROW, { width: NARROW.height, height: NARROW.width }]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(400);
      await walk.picture(`16-${size.width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      expect((await clipped(page)).join("; ")).toBe("");
      const doable = `section.prompt button, ${RONDEL} button, .territory button, [role=tab]`;
      expect((await outOfReach(page, doable)).join("; ")).toBe("");
    }
    await page.setViewportSize(NARROW);
  });
  walk.finish();
});

it("Caledonia alone", async () => {
  const page = await open("/new/caledonia", NARROW, PHONE);
  const thumb = new Thumb(page);
  const walk = new Walk(page, "solo");

  /** Answers any question with the first option; passes if there is a choice. */
  async function goOn(): Promise<void> {
    if (await thumb.count(CARD)) return thumb.press(`${CARD} footer button.main`);
    if (await thumb.count(CONFIRM)) return thumb.commit();
    if (await thumb.count(END)) return thumb.commit(END);
    if (await thumb.count(PASS)) return thumb.press(PASS);
    if (await thumb.count(".arguments .argument")) {
      const chips = '.arguments .argument:not(:has([aria-pressed="true"])) button';
      if (await thumb.count(chips)) return thumb.press(chips);
      await page.locator(".arguments select").first().selectOption({ index: 1 });
      return;
    }
    await thumb.press("section.actions .verbs button");
  }
  async function goUntil(so: () => Promise<boolean>, most = 120): Promise<boolean> {
    for (let tries = 0; tries < most; tries++) {
      if (!(await thumb.myTurn()) || (await so())) return await so();
      await goOn();
      await page.waitForTimeout(100);
    }
    return false;
  }
  /** Returns the round in the top row; empty before the first. */
  const round = async () => ((await thumb.count("header .round")) ? thumb.text("header .round") : "");

  /** Starts a solo game, up to the first round. */
  async function begin(): Promise<void> {
    await page.locator("form").getByText("solo", { exact: true }).tap();
    await thumb.press('form button[type="submit"]');
    await page.locator("[data-hex]").first().waitFor();
    expect(await goUntil(async () => (await round()).startsWith("1 of"))).toBe(true);
  }

  await walk.step(17, "Caledonia alone: the map fits whole at 37 px a hex", async () => {
    await begin();
    const tabs = await page.locator('[role="tablist"]').boundingBox();
    const hexes = await page
      .locator("[data-hex]")
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right, top, bottom, width }) => ({ left, right, top, bottom, width })),
      );
    expect(hexes.length).toBeGreaterThan(100);
    for (const { left, right, top, bottom, width } of hexes) {
      expect(width).toBeGreaterThanOrEqual(36.5);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(NARROW.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(tabs?.y ?? 0);
    }
    await walk.picture("17-map");
  });

  await walk.step(18, "a hex one level short: what it needs, what one has, £4; one tap upgrades", async () => {
    const upgrade = 'section.actions .verbs button:has-text("shipping")';
    /** From 1-loch shipping on, the obstacle is a wider loch. */
    const levels = ["1-loch", "2-loch", "3-loch"];
    const look = async (): Promise<string> => {
      for (const [at, have] of levels.entries()) {
        const short = page.locator(`[data-hex][aria-label*="needs ${levels[at + 1] ?? "4-loch"}"]`);
        for (let hex = 0; hex < (await short.count()); hex++) {
          await short.nth(hex).tap({ force: true });
          const card = (await thumb.count(".card .needs")) ? await thumb.text(".card .needs") : "";
          if (card.includes(`you have ${have}`)) return card;
        }
      }
      return "";
    };
    // Not every placement of the first workers has one.
    let found = await look();
    for (let tries = 0; !found && tries < 15; tries++) {
      if (await thumb.count(upgrade)) {
        await thumb.press(upgrade);
        await thumb.commit();
        await thumb.myTurn();
        if (await thumb.count(END)) await thumb.commit(END);
        await thumb.myTurn();
      } else {
        await page.goto(new URL("/new/caledonia", page.url()).href);
        await begin();
      }
      found = await look();
    }
    expect(found).toMatch(/needs (\d)-loch shipping, you have \d-loch shipping: £4/);
    expect(await thumb.count(".ink-1")).toBe(1);
    await walk.picture("18-needs");
    const level = /you have (\d)/.exec(found)?.[1];
    await page.locator(".card").getByRole("button", { name: "Upgrade shipping" }).tap();
    expect(await thumb.text("section.actions")).toMatch(/£4/);
    await thumb.commit();
    const now = page.locator(`[data-hex][aria-label*="needs ${Number(level) + 1}-loch"]`);
    expect(await now.count()).toBe(0);
  });

  await walk.step(17, "the dice: every price that changed is told good by good", async () => {
    const prices = () =>
      page
        .locator("section.dice li")
        .evaluateAll((all) => all.map((each) => each.textContent?.replace(/\s+/g, " ").trim() ?? ""));
    const rolled = "section.dice:visible"; // the round card comes first
    expect(await goUntil(async () => (await thumb.count(rolled)) > 0)).toBe(true);
    const told = await prices();
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) {
      const [, was, is, sign, by] = /^[A-Za-z ]+ £(\d+) £(\d+) ([+−])(\d+)$/.exec(line) ?? [];
      expect(`${line}: ${Number(is) - Number(was)}`).toBe(`${line}: ${sign === "+" ? by : `-${by}`}`);
    }
    await walk.picture("17-dice");
  });

  await walk.step(19, "the end: the band is named, with the categories", async () => {
    await goUntil(async () => (await thumb.count("dialog[open] table")) > 0, 200);
    await page
      .locator("dialog[open]")
      .getByText(/Result: (newbie|rookie|average|expert|genius)/)
      .waitFor();
    const rows = await page
      .locator("dialog[open] table tr")
      .evaluateAll((all) => all.map((row) => Number(row.lastElementChild?.textContent?.trim())));
    const numbers = rows.filter((each) => !Number.isNaN(each));
    const total = numbers.pop();
    expect(numbers.length).toBeGreaterThan(6);
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(total);
    expect(await thumb.text("dialog[open]")).toContain(`with ${total} points`);
    walk.note(19, "hints are not built, so nothing is shown of where the points were left");
  });
  walk.finish();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NIGHTLY } from "../support/nightly";
import { violations } from "./axe";
import { NARROW, useBrowser } from "./browser";
import { type Hands, keys, thumb } from "./hands";
import { CONFIRM, checkSheet, playOn, TITLES } from "./player";
import { PLAY, ROOT, type Server, startServer } from "./server";

const { open } = useBrowser();
const LONG = 900_000;
/** Presses after which every kind of control was used. */
const SOME = 25;

/** Plays to the end at night, by day for a while. */
async function playSome(page: Page, seed: number, hands: Hands): Promise<void> {
  const { presses } = await playOn(page, seed, hands, NIGHTLY ? undefined : SOME);
  if (NIGHTLY) await checkSheet(page, 2);
  else expect(presses).toBe(SOME);
}

describe("a game of two at one screen, from the home page to the score sheet", () => {
  for (const [at, [game, title]] of Object.entries(TITLES).entries()) {
    // One of them in the gate, for a while: the timed games play one to the end. Both to the end at night.
    it.skipIf(game === "caledonia" && !NIGHTLY)(
      `${title}, by keyboard only`,
      async () => {
        const page = await open("/");
        const hands = keys(page);
        await hands.press(`.games > article:nth-of-type(${at + 1}) button`, 1);
        await page.getByRole("button", { name: "Begin" }).waitFor();
        await hands.press('form button[type="submit"]');
        await playSome(page, 7, hands);
      },
      LONG,
    );
  }

  it(
    "Glen More at 390x844, by touch",
    async () => {
      const page = await open("/", NARROW, { hasTouch: true });
      const hands: Hands = thumb(page);
      await hands.press(".games > article:nth-of-type(2) button", 1);
      await hands.press('form button[type="submit"]');
      await playSome(page, 11, hands);
    },
    LONG,
  );
});

/** A game unknown to the client: known only by its entry point, listed at home, played by the action bar. */
describe("a game unknown to the client", () => {
  const folder = mkdtempSync(join(tmpdir(), "bothy-nim-"));
  let server: Server;

  beforeAll(async () => {
    const info = join(folder, "bothy_nim-0.1.0.dist-info");
    mkdirSync(info);
    writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: bothy-nim\nVersion: 0.1.0\n");
    writeFileSync(join(info, "entry_points.txt"), "[bothy.games]\nnim = nim:NIM\n");
    server = await startServer([...PLAY, "--examples"], {
      PYTHONPATH: [folder, join(ROOT, "examples/nim")].join(":"),
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("an example is listed only where it is requested", async () => {
    const page = await open("/");
    await page.getByRole("heading", { name: "Clans of Caledonia" }).first().waitFor();
    expect(await page.getByRole("heading", { name: "Creel" }).count()).toBe(0);
  });

  it("Nim is listed at home, opened, and played against a bot", async () => {
    const page = await open(`${server.site}/`);
    const card = page.locator("article").filter({ has: page.getByRole("heading", { name: "Nim", exact: true }) });
    await card.getByText("Three heaps of stones.").waitFor();
    expect(await card.getByRole("link", { name: "Rules" }).count()).toBe(0);
    expect(await card.getByRole("button", { name: /Learn/ }).count()).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "home.png"), fullPage: true });
    await card.getByRole("button", { name: /^Play/ }).first().click();

    const bar = page.locator("main[data-seq] section.actions");
    await bar.waitFor();
    expect(await page.locator("section.prompt").textContent()).toContain("Take stones from a heap.");
    const heaps = page.locator(".plain dt", { hasText: "heaps" }).locator("+ dd");
    expect(await heaps.textContent()).toBe("3, 4, 5");
    expect(await violations(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "nim.png") });
    await bar.getByRole("button", { name: "Take stones" }).click();
    await bar.getByRole("group", { name: "How many" }).getByRole("button", { name: "5" }).click();
    await page.locator(CONFIRM).click();
    await expect.poll(async () => (await heaps.textContent())?.endsWith("0")).toBe(true);
    // The bot answers, and both moves are in the log, with names for seats.
    const seq = () => page.locator("main[data-seq]").getAttribute("data-seq").then(Number);
    await expect.poll(seq).toBeGreaterThan(1);
    await page.getByRole("button", { name: "What happened", exact: true }).click();
    const log = page.locator("ol li.step");
    await expect
      .poll(() => log.allTextContents())
      .toContainEqual(expect.stringMatching(/Guest takes 5 from heap 3\./));
    await expect.poll(() => log.count()).toBeGreaterThan(1);
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, "nim-log.png") });
  });
});

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NIGHTLY } from "../support/nightly";
import { NARROW, useBrowser } from "./browser";
import { type Hands, keys, thumb } from "./hands";
import { checkSheet, playOn, TITLES } from "./player";

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

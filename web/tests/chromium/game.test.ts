import { describe, expect, it } from "vitest";
import { NARROW, useBrowser } from "./browser";
import { type Hands, keys, thumb } from "./hands";
import { checkSheet, playOn, TITLES } from "./player";

const { open } = useBrowser();
const LONG = 900_000;
/** Presses after which every kind of control was touched many times. */
const SOME = 60;

describe("a game of two at one screen, from the home page to the score sheet", () => {
  for (const [at, [game, title]] of Object.entries(TITLES).entries()) {
    // One of them in the gate; both at night.
    it.skipIf(game === "caledonia" && !process.env.BOTHY_NIGHTLY)(
      `${title}, by keyboard only`,
      async () => {
        const page = await open("/");
        const hands = keys(page);
        await hands.press(`.games > article:nth-of-type(${at + 1}) button`, 1);
        await page.getByRole("button", { name: "Begin" }).waitFor();
        await hands.press('form button[type="submit"]');
        await playOn(page, 7, hands);
        await checkSheet(page, 2);
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
      // To its end at night: by day the game by keyboard shows that one comes there.
      const { presses } = await playOn(page, 11, hands, process.env.BOTHY_NIGHTLY ? undefined : SOME);
      if (process.env.BOTHY_NIGHTLY) await checkSheet(page, 2);
      else expect(presses).toBe(SOME);
    },
    LONG,
  );
});

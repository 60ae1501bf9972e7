/** Steps 14 to 17: passing, production, returning with tea, settlements. */

import type { Good } from "../../src/games/caledonia/shape";
import { towardsContract } from "./contracts";
import { type Evening, picture, type Step, sure } from "./evening";
import { matchOf, viewOf } from "./land";
import { COMMIT, inSight, type Person, press, seq, text, until } from "./people";
import { act, answer, choices, choosing, costOf, finish, next, PASS, pass, playerOf, turnOf } from "./playing";

/** Time limits for one production panel and for the playback, in milliseconds. */
const PANEL = 10_000;
const PLAYED_BACK = 20_000;
/** Distance of the pass button from the others, in pixels. */
const APART = 16;

/** Buys one of a good this round, if there is none in stock. */
async function stock(evening: Evening, who: Person, good: Good): Promise<void> {
  if ((await playerOf(evening, who)).goods[good]) return;
  await turnOf(evening, who);
  const found = (await choices(evening, who)).find(
    ({ do: [verb, what, count] }) => verb === "buy" && what === good && count === 1,
  );
  if (!found) return;
  await act(who, found);
  await finish(who);
}

/** Returns whether a seat has a unit on the map. */
const owns = async (who: Person, seat: number, unit: string) =>
  (await viewOf(who.page)).pieces.some(([, owner, piece]) => owner === seat && piece === unit);

export const LATER: Step[] = [
  [
    "pass stands apart, is not done by mistake, and lists “2 merchants, £9, a contract you can fulfil”",
    async (evening) => {
      const { iain } = evening.people;
      const ready = async () => {
        const { merchants, money } = await playerOf(evening, iain);
        const found = await choices(evening, iain);
        return merchants > 0 && money > 0 && found.some(({ do: [verb] }) => verb === "fulfil");
      };
      await turnOf(evening, iain);
      for (let turns = 0; turns < 16 && !(await ready()); turns++) {
        const found = (await choices(evening, iain)).some(({ do: [verb] }) => verb === "fulfil")
          ? undefined
          : await towardsContract(evening, iain);
        if (found) {
          await act(iain, found);
          await finish(iain);
        } else await pass(iain);
        await turnOf(evening, iain);
      }
      const before = await seq(iain);
      const { merchants, money } = await playerOf(evening, iain);
      const unused = (await iain.page.locator(PASS).getAttribute("title")) ?? "";
      const list = `${merchants} merchant${merchants > 1 ? "s" : ""}, £${money}, a contract you can fulfil`;
      sure(unused.includes(list), `it says “${unused}” and not “${list}”`);
      const [verbs, apart] = [
        await iain.page.locator("section.actions .verbs").boundingBox(),
        await iain.page.locator(PASS).boundingBox(),
      ];
      sure(
        verbs !== null && apart !== null && apart.x >= verbs.x + verbs.width + APART,
        "pass stands among the others",
      );
      sure((await iain.page.locator(`${PASS}.main`).count()) === 0, "pass is the default");
      await picture(evening, iain, "apart");
      await iain.hands.press(PASS);
      await iain.page.locator(COMMIT).waitFor();
      await iain.page.waitForTimeout(300);
      await picture(evening, iain, "asked");
      sure((await seq(iain)) === before, "one tap has passed");
      const told = iain.page.locator("section.actions .account .note", { hasText: list });
      sure((await told.count()) === 1 && (await inSight(told)), "the second time it is mute");
      await iain.page.getByRole("button", { name: "Choose something else" }).tap();
      sure((await seq(iain)) === before && (await choosing(iain)), "he has passed");
      return unused;
    },
  ],
  [
    "production: one panel each, preset to the maximum, under 10 s a player",
    async (evening) => {
      const { iain, una, ailsa } = evening.people;
      if (await owns(iain, 1, "distillery")) await stock(evening, iain, "grain");
      if (await owns(una, 2, "cheese-dairy")) await stock(evening, una, "milk");
      const notes: string[] = [];
      const { round } = await viewOf(ailsa.page);
      for (let tries = 0; tries < 40; tries++) {
        const who = await next(evening);
        if ((await viewOf(who.page)).round > round) break;
        if (await choosing(who)) await pass(who);
        else if (await who.page.locator(".production").count()) {
          const begun = Date.now();
          await who.page.locator(COMMIT).waitFor();
          await who.page.waitForTimeout(300);
          await picture(evening, who);
          sure((await who.page.locator(".production").count()) === 1, "there is more than one panel");
          await preset(who);
          await press(who, COMMIT);
          const took = Date.now() - begun;
          sure(took < PANEL, `${who.name} needs ${took} ms`);
          notes.push(`${who.name} ${(took / 1000).toFixed(1)} s`);
        } else await answer(who);
      }
      sure(notes.length > 0, "nobody had anything to produce");
      sure(
        new Set(notes.map((note) => note.split(" ")[0])).size === notes.length,
        `more than one panel: ${notes}`,
      );
      return notes.join(", ");

      /** Checks that the last number in every row, the highest, is selected. */
      async function preset(who: Person): Promise<void> {
        for (const row of await who.page.locator(".production fieldset").all()) {
          const pressed = await row
            .locator("button")
            .evaluateAll((all) => all.map((each) => each.getAttribute("aria-pressed")));
          sure(pressed.lastIndexOf("true") === pressed.length - 1, `${who.name}'s panel is not at the maximum`);
        }
      }
    },
  ],
  [
    "rings and arrows on the board tell her what changed; one button replays it in 20 s",
    async (evening) => {
      const { ailsa, iain, una } = evening.people;
      const done: string[] = [];
      let ring = "";
      for (let rounds = 0; rounds < 2 && done.length < 3; rounds++) {
        await turnOf(evening, ailsa);
        await pass(ailsa);
        done.length = 0;
        while (done.length < 3) {
          const who = await next(evening);
          if (who === ailsa) break; // the round is over, or she has a decision: she has acted since
          if (!(await choosing(who))) {
            await answer(who);
            continue;
          }
          const found = (await choices(evening, who)).toSorted(
            (one, other) => costOf(one, who === iain ? 1 : 2) - costOf(other, who === iain ? 1 : 2),
          );
          const [expand, buy] = ["expand", "buy"].map((verb) => found.find(({ do: [does] }) => does === verb));
          const choice = done.includes("expand") ? (buy ?? expand) : (expand ?? buy);
          if (!choice) break;
          await act(who, choice);
          if (choice.do[0] === "expand") ring = String(choice.do[2]);
          await finish(who);
          done.push(String(choice.do[0]));
        }
        if (!done.includes("buy") || !done.includes("expand")) done.length = 0;
      }
      sure(done.length === 3, "the others never took three turns with something to see");
      await until("she sees it", async () => (await seq(ailsa)) === (await seq(una)));
      await ailsa.page.waitForTimeout(500);
      const rings = await ailsa.page.locator("section.map .ring").count();
      const arrows = await ailsa.page.locator(".ladder .arrow:visible").count();
      await picture(evening, ailsa, "rings");
      sure(rings >= 1 && arrows >= 1, `${rings} rings, ${arrows} arrows`);
      const pieces = ailsa.page.locator("section.map g.token");
      const now = await pieces.count();
      const replay = ailsa.page.getByRole("button", { name: "Revoir ce qui a changé" });
      const begun = Date.now();
      await replay.click();
      await ailsa.page.getByRole("button", { name: "Arrêter de revoir" }).waitFor();
      await until("she sees the board as it was", async () => (await pieces.count()) < now);
      await picture(evening, ailsa, "replaying");
      await replay.waitFor({ timeout: 60_000 });
      const took = Date.now() - begun;
      sure(took <= PLAYED_BACK, `the replay takes ${took} ms`);
      await until("the board is of now again", async () => (await pieces.count()) === now);
      return `${done.join(", ")}; ${rings} rings (${ring}), ${arrows} arrows; replayed in ${(took / 1000).toFixed(0)} s`;
    },
  ],
  [
    "chat; the overlay names the cut-off settlements and the missing shipping level",
    async (evening) => {
      const { ailsa, una } = evening.people;
      await una.hands.press("nav button", 1);
      await una.page.getByLabel("Write a message").focus();
      await una.page.keyboard.type("Why 5 settlements?");
      await una.page.keyboard.press("Enter");
      await una.page.keyboard.press("Escape");
      await ailsa.page.locator("nav button").nth(1).click();
      await ailsa.page.getByText("Why 5 settlements?").waitFor();
      await picture(evening, ailsa, "chat");
      await ailsa.page.locator("nav button").nth(1).click();
      await ailsa.page.getByRole("button", { name: "Villages" }).click();
      const told = await text(ailsa.page.locator(".told"));
      await picture(evening, ailsa, "settlements");
      const view = await viewOf(ailsa.page);
      const settled = view.outlook.seats[0]?.settlements ?? { groups: [], levels: [] };
      const have = view.players[0]?.shipping ?? 0;
      const cut = settled.groups.filter((_, at) => {
        const level = settled.levels[at] ?? 6;
        return level > have && level < 6;
      });
      sure(cut.length > 0, "every settlement of hers is linked");
      for (const hex of cut.flat()) sure(told.includes(hex), `${hex} is not named: ${told}`);
      sure(/Il faut \S.*\s; niveau actuel\s: \S/.test(told), `no level is named: ${told}`);
      const tags = await ailsa.page.locator("svg[role=application] .link.missing").count();
      sure(tags > 0, "the map draws no missing link");
      await ailsa.page.getByRole("button", { name: "Villages" }).click();
      evening.match = await matchOf(ailsa.page);
      return told;
    },
  ],
];

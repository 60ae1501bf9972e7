/** Steps 8 to 13: trading, neighbours, undoing, a tunnel, a killed process, a refusal. */

import { picture, type Step, sure } from "./evening";
import { fetched, levelsOf, matchOf, type Plan, viewOf } from "./land";
import { COMMIT, END, focused, inSight, noticed, point, press, seq, text, type, until } from "./people";
import {
  act,
  choices,
  choose,
  choosing,
  costOf,
  end,
  finish,
  good,
  idle,
  pass,
  small,
  trade,
  turnOf,
} from "./playing";

/** Time the host spends in the tunnel, in milliseconds. */
const TUNNEL = 40_000;
/** Maximum duration of a short "reconnecting", in milliseconds. */
const SHORT = 5000;

interface Told {
  steps: {
    step: { seq: number; by: number | null; do?: unknown[]; events: [string, Record<string, unknown>][] };
  }[];
}
/** Returns the match's steps from one on, as anyone may read them. */
const history = async (page: Parameters<typeof matchOf>[0], since: number) =>
  (await fetched<Told>(page, `/api/matches/${await matchOf(page)}/history?since=${since}`)).steps.map(
    ({ step }) => step,
  );

export const FIRST_ROUND: Step[] = [
  [
    "“3 × £10 = £30, then £13” before; merchants and price move in that order for all",
    async (evening) => {
      const { ailsa, eve, iain, una } = evening.people;
      const lot = async () =>
        (await choices(evening, ailsa)).find(
          ({ do: [verb, what, count] }) => verb === "buy" && what === "whisky" && count === 3,
        );
      await turnOf(evening, ailsa);
      for (let turns = 0; turns < 12 && !(await lot()); turns++) {
        const hire = (await choices(evening, ailsa)).find(({ do: [verb] }) => verb === "hire-merchant");
        const { merchants, money } = await viewOf(ailsa.page).then(
          ({ players: [me] }) => me ?? { merchants: 0, money: 0 },
        );
        if (hire && merchants < 3 && money >= 20) {
          await act(ailsa, hire);
          await end(ailsa);
        } else await idle(evening, ailsa);
        await turnOf(evening, ailsa);
      }
      const before = await viewOf(eve.page);
      await trade(ailsa, "buy", "whisky", 3);
      const line = await text(ailsa.page.locator(".lot .line"));
      const [, each = "", total = "", then = ""] = line.match(/3 × £(\d+) = £(\d+), puis £(\d+)/) ?? [];
      sure(Number(total) === 3 * Number(each), `the line says ${line}`);
      await picture(evening, ailsa, "before");
      const from = await seq(ailsa);
      await press(ailsa, COMMIT);
      for (const who of [eve, iain, una])
        await until(`${who.name} sees it`, async () => (await seq(who)) === (await seq(ailsa)));
      await picture(evening, eve, "after");
      const after = await viewOf(eve.page);
      sure(after.players[0]?.market.whisky === 3 + (before.players[0]?.market.whisky ?? 0), "no merchants there");
      const price = after.market.find((row) => row.good === "whisky")?.price;
      sure(price === Number(then), `promised was £${then}, now it is £${price}`);
      const rung = eve.page.locator(".ladder").nth(5).locator(".rung.now");
      sure((await text(rung)) === then, "the spectator's market shows another price");
      const events = (await history(eve.page, from)).flatMap(({ events }) => events.map(([key]) => key));
      const [sent, moved] = [events.indexOf("merchants-sent"), events.indexOf("price")];
      sure(sent >= 0 && sent < moved, `it went in this order: ${events}`);
      await finish(ailsa);
      await tooDear();
      return line;

      /** The other part of step 6: she is poor now, and land is too expensive. */
      async function tooDear(): Promise<void> {
        await turnOf(evening, ailsa);
        const view = await viewOf(ailsa.page);
        const mine = new Set(
          (await choices(evening, ailsa)).map(({ do: [verb, , hex] }) => verb === "expand" && hex),
        );
        const money = view.players[0]?.money ?? 0;
        for (const hex of await near()) {
          if (mine.has(hex)) continue;
          await point(ailsa, hex);
          const dear = ailsa.page.locator(".card .dear");
          if (
            !(await dear.waitFor({ timeout: 2000 }).then(
              () => true,
              () => false,
            ))
          )
            continue;
          const said = await text(dear);
          const prices = said.match(/£\d+/g)?.map((price) => Number(price.slice(1))) ?? [];
          sure(/Trop cher/.test(said) && prices[0] === money, `it says ${said}`);
          sure(prices.length > 1 && prices.slice(1).every((price) => price > money), `it says ${said}`);
          await picture(evening, ailsa, "too-dear");
          await ailsa.page.keyboard.press("Escape");
          evening.owed.delete(6);
          return;
        }
      }
      /** Returns the free land in her reach. */
      async function near(): Promise<string[]> {
        const levels = await levelsOf(ailsa.page, 0);
        const {
          players: [me],
          pieces,
        } = await viewOf(ailsa.page);
        const taken = new Set(pieces.map(([hex]) => hex));
        const all = await ailsa.page
          .locator("[data-hex]")
          .evaluateAll((found) => found.map((each) => each.getAttribute("data-hex") ?? ""));
        return all.filter((hex) => !taken.has(hex) && levels(hex) <= (me?.shipping ?? 0)).slice(0, 12);
      }
    },
  ],
  [
    "at most 12 keys; the offer and its price are spoken before she commits",
    async (evening) => {
      const { una, iain } = evening.people;
      const { distillery, between } = evening.plan as Plan;
      await turnOf(evening, iain);
      await choose(iain, "distillery", distillery);
      await picture(evening, iain);
      await press(iain, COMMIT);
      await finish(iain);
      await turnOf(evening, una);
      const { answer: looked } = await type(una, `look ${between}`);
      await una.page.keyboard.press("Escape");
      const offers = (await choices(evening, una)).filter(
        ({ do: [verb, , hex] }) => verb === "expand" && hex === between,
      );
      const dairy = offers.find(({ do: [, unit] }) => unit === "cheese-dairy");
      const unit = String((dairy ?? offers[0])?.do[1]);
      const before = await seq(una);
      const { answer: told, keys } = await type(una, `ex ${unit.slice(0, 2)} ${between}`);
      sure(/£/.test(told) && told.includes(between), `she heard: ${told}`);
      await picture(evening, una, "spoken");
      await una.page.keyboard.press("Enter");
      await until("the unit stands", async () => (await seq(una)) > before);
      sure(keys + 1 <= 12, `${keys + 1} keys`);
      await una.page.keyboard.press("Escape");
      sure(/whisky/i.test(looked), `look says: ${looked}`);
      const offer = (await choices(evening, una)).find(
        ({ do: [verb, good] }) => verb === "buy" && good === "whisky",
      );
      sure(offer !== undefined, "no whisky of the neighbourhood is on offer");
      const { answer: bought } = await type(una, "buy 1 whisky");
      sure(/£/.test(bought), `she heard: ${bought}`);
      await picture(evening, una, "offer");
      await una.page.keyboard.press("Enter");
      await una.page.waitForTimeout(600);
      await una.page.keyboard.press("Escape");
      await finish(una);
      return `${keys + 1} keys; look: ${looked}; offer: ${bought}`;
    },
  ],
  [
    "undo and reset, one tap each; the others saw only ghosts; log shows the final turn once",
    async (evening) => {
      const { iain, eve, ailsa } = evening.people;
      await turnOf(evening, iain);
      const places = (await choices(evening, iain))
        .filter(({ do: [verb] }) => verb === "expand")
        .toSorted((one, other) => costOf(one, 1) - costOf(other, 1));
      const [last, first, second] = places;
      if (!last || !first || !second) throw new Error("he cannot expand");
      const place = (choice: typeof last) => act(iain, choice);
      const back = async (name: string) => {
        const before = await seq(iain);
        await iain.page.getByRole("button", { name, exact: true }).tap();
        await until(`${name} works`, async () => (await seq(iain)) > before);
      };
      await place(first);
      await until("the others see a ghost", async () => (await eve.page.locator("g.token.ghost").count()) > 0);
      await picture(evening, eve, "ghost");
      await picture(evening, iain, "placed");
      await back("Undo");
      await until("the ghost is gone", async () => (await eve.page.locator("g.token.ghost").count()) === 0);
      await place(second);
      await back("Reset turn");
      await place(last);
      await finish(iain);
      await until("all see the same", async () => (await seq(ailsa)) === (await seq(iain)));
      await ailsa.page.getByRole("button", { name: "Ce qui s’est passé" }).click();
      const log = await ailsa.page.locator(".step").allTextContents();
      await picture(evening, ailsa, "log");
      await ailsa.page.getByRole("button", { name: "Ce qui s’est passé" }).click();
      const hexes = log.filter((line) => line.includes(String(last.do[2]))).length;
      sure(hexes === 1, `the log tells of ${last.do[2]} ${hexes} times`);
    },
  ],
  [
    "the banner says what is saved; the same half-made turn; nothing played twice",
    async (evening) => {
      const { ailsa, eve } = evening.people;
      await turnOf(evening, ailsa);
      await small(evening, ailsa);
      if (!(await ailsa.page.locator(END).count())) throw new Error("her turn is not half made");
      const [before, held] = [await seq(ailsa), await viewOf(ailsa.page)];
      const { cut, mend } = evening.host.doors[0];
      const banner = ailsa.page.locator('.banner[role="alert"]');
      cut();
      await banner.waitFor();
      const said = await text(banner);
      sure(/Vos coups sont enregistrés/.test(said), `the banner says ${said}`);
      await picture(evening, ailsa, "banner");
      await ailsa.page.waitForTimeout(TUNNEL);
      sure((await seq(ailsa)) === before && (await banner.isVisible()), "something was played in the tunnel");
      mend();
      await banner.waitFor({ state: "detached", timeout: 30_000 });
      await ailsa.page.waitForTimeout(1000);
      sure((await seq(ailsa)) === before, "something was played on the way out");
      sure((await ailsa.page.locator(END).count()) === 1, "her turn is no longer half made");
      const now = await viewOf(ailsa.page);
      sure(JSON.stringify(now.players) === JSON.stringify(held.players), "her turn is another one");
      await picture(evening, ailsa, "back");
      // A second, short tunnel: her action waits, and is played once.
      cut();
      await banner.waitFor();
      await ailsa.hands.press(END);
      await ailsa.page.waitForTimeout(3000);
      mend();
      await banner.waitFor({ state: "detached", timeout: 30_000 });
      await until("what she did is sent", async () => (await seq(ailsa)) > before);
      await until("the spectator comes back too", async () => (await seq(eve)) === (await seq(ailsa)), 30_000);
      const ends = (await history(ailsa.page, before + 1)).filter(
        ({ by, do: [verb] = [] }) => by === 0 && verb === "end-turn",
      );
      sure(ends.length === 1, `her turn ended ${ends.length} times`);
      return `${TUNNEL / 1000} s in the tunnel: ${said}`;
    },
  ],
  [
    "at most one short “reconnecting”; the game goes on",
    async (evening) => {
      const { iain, una } = evening.people;
      const before = [await noticed(iain), await noticed(una)];
      await evening.host.kill(1);
      await iain.page.waitForTimeout(500);
      for (const who of [iain, una])
        await who.page.locator('.banner[role="alert"]').waitFor({ state: "detached", timeout: 30_000 });
      await turnOf(evening, iain);
      const from = await seq(iain);
      await idle(evening, iain);
      await until("the game goes on for all", async () => (await seq(una)) > from);
      await picture(evening, iain);
      const told = await Promise.all(
        [iain, una].map(async (who, at) => {
          const { lost, away } = await noticed(who);
          const [times, long] = [lost - (before[at]?.lost ?? 0), away - (before[at]?.away ?? 0)];
          sure(times <= 1 && long < SHORT, `${who.name} read it ${times} times, ${long.toFixed(0)} ms`);
          return `${who.name} ${times} time, ${(long / 1000).toFixed(1)} s`;
        }),
      );
      return told.join(", ");
    },
  ],
  [
    "selling what she has bought is refused with the reason and a link to the rule",
    async (evening) => {
      const { una } = evening.people;
      const buys = async () =>
        (await choices(evening, una)).find(({ do: [verb, what] }) => verb === "buy" && what === "milk");
      await turnOf(evening, una);
      for (let turns = 0; turns < 9 && !(await buys()); turns++) {
        await pass(una);
        await turnOf(evening, una);
      }
      const bought = await buys();
      if (!bought) throw new Error("she can buy no milk");
      const { round } = await viewOf(una.page);
      await act(una, bought);
      await finish(una);
      await turnOf(evening, una);
      sure((await viewOf(una.page)).round === round, "the round is over");
      await good(una, "milk");
      const reason = una.page.locator(".lot .why").last();
      await reason.locator("a").waitFor();
      await picture(evening, una);
      sure(/^Sell · .*milk/.test(await text(reason)), `the reason is ${await text(reason)}`);
      const rule = (await reason.locator("a").getAttribute("href")) ?? "";
      sure(/^\/rules\/caledonia#C7\.5$/.test(rule), `the link goes to ${rule}`);
      // The rule opens over the table at that paragraph, and closes again, leaving her where she was.
      const [before, open] = [await seq(una), una.page.context().pages().length];
      await una.hands.press(".lot .why a", (await una.page.locator(".lot .why a").count()) - 1);
      const rules = una.page.locator("dialog[open]");
      const paragraph = rules.locator('[id="C7.5"]');
      await paragraph.waitFor();
      await until("the paragraph is in sight", () => inSight(paragraph));
      const law = await text(paragraph);
      sure(law.includes("both sides of the same good"), `the rule says ${law}`);
      await picture(evening, una, "rule");
      await una.page.keyboard.press("Escape");
      await rules.waitFor({ state: "detached" });
      sure(una.page.context().pages().length === open, "the rule opened a page of its own");
      sure((await seq(una)) === before && (await choosing(una)), "it is no longer her turn");
      await until("her focus is back at the link", () => focused(reason.locator("a")));
      const told = await text(reason);
      // Escape drops her uncommitted choice.
      await una.page.keyboard.press("Escape");
      await reason.waitFor({ state: "detached" });
      return told;
    },
  ],
];

/** Steps 18 to 20: the final scoring, the rematch, and the replay two days later. */

import { readFileSync } from "node:fs";
import { towardsContract } from "./contracts";
import { type Evening, picture, players, type Step, seatOf, sure } from "./evening";
import { fetched, viewOf } from "./land";
import { asked, noticed, type Person, text, until } from "./people";
import { act, answer, choices, choosing, finish, pass } from "./playing";

const SHEET = "dialog[open] table";

/**
 * Plays to the end. The leader in glory, which is counted first, passes; the others fulfil contracts, which are
 * counted late, so that the lead changes.
 */
async function playOut(evening: Evening): Promise<void> {
  const { ailsa } = evening.people;
  const sheet = ailsa.page.locator(SHEET).first();
  for (let tries = 0; tries < 300 && !(await sheet.count()); tries++) {
    let found: Person | undefined;
    for (const who of players(evening)) if (await asked(who)) found = who;
    if (!found) await ailsa.page.waitForTimeout(200);
    else if (await choosing(found)) await catchUp(evening, found);
    else await answer(found);
  }
  await sheet.waitFor();
}

async function catchUp(evening: Evening, who: Person): Promise<void> {
  const glory = (await viewOf(who.page)).forecast.map((scores) => scores.glory ?? 0);
  const ahead = glory.indexOf(Math.max(...glory)) === seatOf(evening, who);
  const fulfil = (await choices(evening, who)).find(({ do: [verb] }) => verb === "fulfil");
  const wanted = ahead ? undefined : (fulfil ?? (await towardsContract(evening, who)));
  if (!wanted) return pass(who);
  await act(who, wanted);
  await finish(who);
}

/** Returns the numbers of a sheet row. */
const numbers = (row: string) => row.match(/-?−?\d+/g)?.map((each) => Number(each.replace("−", "-"))) ?? [];

export const AFTERWARDS: Step[] = [
  [
    "scoring category by category, leader changes visible; every number opens to its reason; the tick explains itself",
    async (evening) => {
      const { page } = evening.people.ailsa;
      await playOut(evening);
      await page.locator(`${SHEET} button[aria-expanded]`).first().waitFor();
      await picture(evening, evening.people.ailsa);
      await picture(evening, evening.people.iain);
      const names = await page.locator(`${SHEET} thead .name`).allTextContents();
      const rows = page.locator(`${SHEET} tbody tr`);
      const points = (await rows
        .locator("xpath=.")
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.trim()))),
        )) as number[][];
      const categories = points.length;
      const changes = await countOut();
      const opened = await openAll();
      const proof = page.locator(".proof details");
      await proof.waitFor();
      await proof.locator("summary").click();
      const why = await text(proof.locator("ol"));
      sure((await proof.locator("ol li").count()) === 5, `the tick explains: ${why}`);
      for (const name of ["Ailsa", "Iain", "Una"]) sure(why.includes(name), `${name}'s word is not named`);
      sure(/empreinte/.test(why) && /tirages/.test(why), `the tick explains: ${why}`);
      await proof.scrollIntoViewIfNeeded();
      await picture(evening, evening.people.ailsa, "proof");
      return `${categories} categories, ${changes.join("; ")}; ${opened} numbers opened`;

      /** Counts category by category, and returns every announced change of the lead. */
      async function countOut(): Promise<string[]> {
        await page.getByRole("button", { name: "Compter catégorie par catégorie" }).click();
        const sums = names.map(() => 0);
        const heard: string[] = [];
        let before = "";
        for (const [at, row] of points.entries()) {
          for (const [seat, each] of row.entries()) sums[seat] = (sums[seat] ?? 0) + each;
          const shown = numbers((await page.locator(`${SHEET} tfoot td`).allTextContents()).join(" "));
          sure(shown.join() === sums.join(), `after ${at + 1} categories the sheet says ${shown}, not ${sums}`);
          const leaders = names.filter((_, seat) => sums[seat] === Math.max(...sums));
          const said = await text(page.locator(".count .lead"));
          for (const name of leaders) sure(said.includes(name), `${name} leads, and it says ${said}`);
          const marked = await page.locator(`${SHEET} tfoot td.ahead`).count();
          sure(marked === leaders.length, "those ahead are not marked");
          const changed = before !== "" && before !== leaders.join();
          if (changed && leaders.length === 1) sure(/prend la tête/.test(said), `no change is told: ${said}`);
          if (changed) heard.push(said);
          if (changed) await picture(evening, evening.people.ailsa, `lead-${at + 1}`);
          before = leaders.join();
          await page.locator(".count .steps button.main").click();
        }
        sure(heard.length > 0, "the lead never changed");
        return heard;
      }

      /** Opens every number, and checks that its reasons add up. */
      async function openAll(): Promise<number> {
        const cells = page.locator(`${SHEET} button[aria-expanded]`);
        const count = await cells.count();
        sure(
          count === categories * names.length,
          `${count} of ${categories * names.length} numbers can be opened`,
        );
        for (let at = 0; at < count; at++) {
          const cell = cells.nth(at);
          await cell.click();
          const lines = await page
            .locator(".reason li")
            .evaluateAll((all) =>
              all.map((line) => [...line.querySelectorAll("span")].map((each) => each.textContent?.trim() ?? "")),
            );
          const sum = lines.reduce((all, [, value = "0"]) => all + Number(value.replace("−", "-")), 0);
          const label = (await cell.getAttribute("aria-label")) ?? "";
          sure(lines.length > 0 && lines.every(([words]) => words), `${label} has no reason`);
          sure(sum === Number(await text(cell)), `${label} opens to ${sum}`);
          if (at === 1) await picture(evening, evening.people.ailsa, "reason");
          await cell.click();
        }
        return count;
      }
    },
  ],
  [
    "rematch of the other game, same seats, two clicks; the first hover shows who would move next",
    async (evening) => {
      const { ailsa, iain, una } = evening.people;
      let clicks = 0;
      await ailsa.page.getByRole("button", { name: /Ensuite\s: Glen More/ }).click();
      clicks++;
      const start = ailsa.page.getByRole("button", { name: "Commencer" });
      await start.waitFor();
      await picture(evening, ailsa, "waiting");
      const names = await ailsa.page.locator("main ul li .name").allTextContents();
      sure(/^Ailsa( vous)?,Iain,Una$/.test(names.map((name) => name.trim()).join()), `the seats are ${names}`);
      await start.click();
      clicks++;
      await ailsa.page.locator("main[data-seq] section.prompt").waitFor();
      sure(clicks <= 2, `${clicks} clicks`);
      for (const who of [iain, una]) {
        const there = who.page.getByRole("button", { name: "Go to table" });
        await there.waitFor();
        await picture(evening, who, "invited");
        if (who === iain) await there.tap();
        else await una.hands.press("dialog[open] footer button.main, dialog[open] button.main");
        await who.page.locator("main[data-seq] section.prompt").waitFor();
      }
      await ailsa.page.locator(".space.tile").nth(1).hover();
      const follows = ailsa.page.locator("dd.order").first();
      await follows.waitFor();
      const order = await text(follows);
      await picture(evening, ailsa, "hover");
      sure(
        ["Iain", "Una"].some((name) => order.includes(name)),
        `the hover says ${order}`,
      );
      const { pointed } = await noticed(una);
      sure(pointed === 0, `Una has used a pointer ${pointed} times`);
      return `${clicks} clicks; ${order}; Una used no pointer all evening`;
    },
  ],
  [
    "the replay opens at the turning point, from her seat; keys forward and back; download gives the record",
    async (evening) => {
      const { page } = evening.people.ailsa;
      const course = await fetched<{ steps: number[]; seats: { points: number[][] } }>(
        page,
        `/api/matches/${evening.match}/course`,
      );
      const step = turningPoint(course.steps, course.seats.points);
      await page.goto("about:blank");
      await page.goto(`${evening.host.doors[0].site}/replay/${evening.match}?step=${step}&seat=0`);
      const main = page.locator("main[data-seq]");
      const shows = async () => Number(await main.getAttribute("data-seq"));
      await main.waitFor();
      await until("the replay opens at the step of the link", async () => (await shows()) === step);
      await page.locator("svg[role=application]").waitFor();
      await page.waitForTimeout(800);
      await picture(evening, evening.people.ailsa, "replay");
      const seat = await page
        .locator("label.from select")
        .evaluate((each) => (each as HTMLSelectElement).selectedOptions[0]?.text);
      sure(seat === "Ailsa", `it is seen from ${seat}`);
      sure((await text(page.locator(".told"))).length > 3, "nothing is told of the step");
      await page.keyboard.press("ArrowRight");
      await until(
        "a key goes forward",
        async () => (await shows()) > step && page.url().includes(`step=${await shows()}`),
      );
      await page.keyboard.press("ArrowLeft");
      await until("a key goes back", async () => (await shows()) === step);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator("header a[download]").click(),
      ]);
      const record = readFileSync(await download.path(), "utf8");
      const { valid, text: why } = await page.evaluate(async (text) => {
        const { csrf } = (await (await fetch("/api/me")).json()) as { csrf: string };
        const answer = await fetch("/api/records/verify", {
          method: "POST",
          headers: { "content-type": "application/json", "x-bothy-csrf": csrf },
          body: JSON.stringify({ record: text }),
        });
        return answer.json() as Promise<{ valid: boolean; text?: string }>;
      }, record);
      sure(valid, `the record that was downloaded is not that of a true game: ${why}`);
      return `step ${step}; ${record.split("\n").length} lines, verified`;
    },
  ],
];

/** Returns the last moment at which the lead changed; points are by seat, then by moment. */
function turningPoint(steps: readonly number[], points: readonly (readonly number[])[]): number {
  const leads = (at: number) => {
    const now = points.map((seat) => seat[at] ?? 0);
    return now.indexOf(Math.max(...now));
  };
  let found = Math.floor(steps.length / 2);
  for (let at = 1; at < steps.length; at++) if (leads(at) !== leads(at - 1)) found = at;
  return steps[found] ?? 0;
}

/**
 * The four players' actions: based on what the page shows, with each person's input device. The server is asked
 * only for legal moves.
 */

import { towardsContract } from "./contracts";
import { type Evening, players, seatOf } from "./evening";
import { type Choice, choicesOf, plan, viewOf } from "./land";
import { asked, COMMIT, END, type Person, point, press, seq, type, until } from "./people";

export const PASS = "section.actions .pass button";
const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';

/** Declines the rest of a bonus. */
const DONE = /Nothing more|Rien de plus/;

/** Returns the person to decide now. */
export async function next(evening: Evening): Promise<Person> {
  let found: Person | undefined;
  await until("somebody is asked", async () => {
    for (const who of players(evening)) if (await asked(who)) found = who;
    return found !== undefined;
  });
  await found?.page.waitForTimeout(300);
  return found as Person;
}

/** Returns whether a person may choose an action, rather than only answer. */
export const choosing = async ({ page }: Person) => (await page.locator(PASS).count()) > 0;

export const choices = (evening: Evening, who: Person) => choicesOf(who.page, seatOf(evening, who));

export async function playerOf(evening: Evening, who: Person) {
  const found = (await viewOf(who.page)).players[seatOf(evening, who)];
  if (!found) throw new Error(`${who.name} has no seat`);
  return found;
}

/** Ends the turn, if there is one to end. */
export async function end(who: Person): Promise<void> {
  if (await who.page.locator(END).count()) await press(who, END);
}

/** Ends the turn, answering any questions on the way. */
export async function finish(who: Person): Promise<void> {
  for (let tries = 0; tries < 12 && (await asked(who)) && !(await choosing(who)); tries++) await answer(who);
}

/** Plays on until this person may choose an action; the others make small moves meanwhile. */
export async function turnOf(evening: Evening, who: Person): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const now = await next(evening);
    const free = await choosing(now);
    if (now === who && free) return;
    if (free) await idle(evening, now);
    else await answer(now);
  }
  throw new Error(`${who.name} never gets a turn`);
}

/** Makes a small move, so that the round continues: the cheapest on offer, or a pass. */
export async function idle(evening: Evening, who: Person): Promise<void> {
  await small(evening, who);
  await end(who);
}

/** Returns the price of a choice. */
export const costOf = ({ totals }: Choice, seat: number) => -(totals[`money-${seat}`] ?? 0);

/** Does the same, but leaves the turn open. */
export async function small(evening: Evening, who: Person): Promise<void> {
  const seat = seatOf(evening, who);
  const found = await choices(evening, who);
  const { merchants, money, box } = await playerOf(evening, who);
  const hire = found.find(({ do: [verb] }) => verb === "hire-merchant");
  const wanted = box.length ? undefined : await towardsContract(evening, who);
  const cheap = found.find(
    (choice) => choice.do[0] === "buy" && choice.do[2] === 1 && costOf(choice, seat) <= 6 && money > 12,
  );
  if (wanted && costOf(wanted, seat) < 0) await act(who, wanted);
  else if (hire && merchants < 3 && money > 12) await act(who, hire);
  else if (cheap) await act(who, cheap);
  else {
    await who.hands.press(PASS);
    await press(who, COMMIT);
  }
}

export async function pass(who: Person): Promise<void> {
  await who.hands.press(PASS);
  await press(who, COMMIT);
  await end(who);
}

/** Answers any question: by moving on if possible, otherwise with the first offer. */
export async function answer(who: Person): Promise<void> {
  if (await who.page.locator(COMMIT).count()) return press(who, COMMIT);
  if (await who.page.locator(END).count()) return press(who, END);
  const groups = await who.page
    .locator(".arguments .argument")
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll("button")].map((chip) => chip.ariaPressed ?? "false")),
    );
  const open = groups.findIndex((chips) => chips.length > 0 && !chips.includes("true"));
  if (open >= 0) {
    await who.hands.press(".arguments .argument button", groups.slice(0, open).flat().length);
    return who.page.waitForTimeout(300);
  }
  const verbs = await who.page.locator(VERBS).allTextContents();
  if (verbs.length) {
    const done = verbs.findIndex((each) => DONE.test(each));
    await who.hands.press(VERBS, Math.max(0, done));
    return who.page.waitForTimeout(300);
  }
  const lists = await who.page
    .locator(".arguments select")
    .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).selectedIndex));
  if (lists.includes(0)) await who.hands.choose(".arguments select", lists.indexOf(0), 1);
  await who.page.waitForTimeout(300);
}

/** Performs an offer at its place on the page. */
export async function act(who: Person, { do: [verb, first, second] }: Choice): Promise<void> {
  if (verb === "buy" || verb === "sell") await trade(who, verb, String(first), Number(second));
  else if (verb === "expand") return expand(who, String(first), String(second));
  else if (verb === "obtain") await obtain(who, (first as number[])[0] ?? 0);
  else if (verb === "hire-merchant") await pressVerb(who, /merchant|marchand/i);
  else if (verb === "fulfil") {
    await pressVerb(who, /fulfil|rempli|honor|exécut/i);
    for (let tries = 0; tries < 4 && !(await who.page.locator(COMMIT).count()); tries++) await answer(who);
  } else throw new Error(`nobody knows how to ${verb}`);
  await press(who, COMMIT);
}

async function pressVerb(who: Person, name: RegExp): Promise<void> {
  const verbs = await who.page.locator(VERBS).allTextContents();
  await who.hands.press(
    VERBS,
    verbs.findIndex((each) => name.test(each)),
  );
  await who.page.waitForTimeout(300);
}

async function tab({ page }: Person, name: RegExp): Promise<void> {
  const found = page.getByRole("tab", { name });
  if (await found.count()) await found.tap();
}

const ROW: Record<string, number> = { wool: 0, grain: 1, milk: 2, bread: 3, cheese: 4, whisky: 5 };

/** Opens the actions for a good. */
export async function good(who: Person, name: string): Promise<void> {
  await tab(who, /Trade|Commerce/);
  await who.hands.press(".ladder button", ROW[name]);
}

/** Chooses a trade at the market: the good, then how many. */
export async function trade(who: Person, verb: "buy" | "sell", name: string, count: number): Promise<void> {
  await good(who, name);
  const lots = who.page.locator(`.lot .side >> nth=${verb === "buy" ? 0 : -1}`).locator("button");
  await lots.first().waitFor();
  const side = (await who.page.locator(".lot .side").count()) > 1 && verb === "sell" ? 2 : 1;
  await who.hands.press(`.lot .side:nth-of-type(${side}) button`, count - 1);
  await who.page.locator(COMMIT).waitFor();
  await who.page.waitForTimeout(300);
}

async function obtain(who: Person, contract: number): Promise<void> {
  await tab(who, /Trade|Commerce/);
  await who.hands.press(`button[data-contract="${contract}"]`);
  await who.page.locator(COMMIT).waitFor();
}

/** Deploys a unit: on the map, or by command without a pointer. */
export async function expand(who: Person, unit: string, hex: string): Promise<void> {
  if (who.name === "una") {
    const before = await seq(who);
    await type(who, `expand ${unit} ${hex}`);
    await who.page.keyboard.press("Enter");
    await until("the unit stands", async () => (await seq(who)) > before);
    return who.page.keyboard.press("Escape");
  }
  await choose(who, unit, hex);
  await press(who, COMMIT);
}

/** Does the same without committing: the hex, then the unit. */
export async function choose(who: Person, unit: string, hex: string): Promise<void> {
  await tab(who, /Map|Carte/);
  await point(who, hex);
  const commits = who.page.locator(COMMIT);
  if (!(await commits.count())) {
    const units = ".card .choices button";
    await who.page.locator(units).first().waitFor();
    const kinds = await who.page
      .locator(units)
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-unit")));
    await who.hands.press(units, kinds.indexOf(unit));
  }
  await commits.waitFor();
}

/** Returns the cheapest place for a seat to expand. */
export async function cheapest(evening: Evening, who: Person): Promise<{ unit: string; hex: string }> {
  const seat = seatOf(evening, who);
  const places = (await choices(evening, who))
    .filter(({ do: [verb] }) => verb === "expand")
    .sort((a, b) => costOf(a, seat) - costOf(b, seat));
  const near = places.find(({ do: [, , hex] }) => who === evening.people.una && hex === evening.plan?.other);
  const found = near ?? places[0];
  if (!found) throw new Error(`${who.name} cannot expand`);
  return { unit: String(found.do[1]), hex: String(found.do[2]) };
}

/** Places a worker for the deciding player: near the second player's future distillery, or where it's cheapest. */
export async function worker(evening: Evening): Promise<void> {
  const who = await next(evening);
  let { unit, hex } = await cheapest(evening, who);
  if (who === evening.people.iain && !evening.plan) {
    const found = await choices(evening, who);
    evening.plan = await plan(
      who.page,
      found.map((each) => String(each.do[2])),
    );
    hex = evening.plan.worker;
    unit = String(found.find((each) => each.do[2] === hex)?.do[1]);
  }
  await expand(who, unit, hex);
}

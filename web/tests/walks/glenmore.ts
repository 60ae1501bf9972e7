/** A player who plays Glen More by thumb, sensibly enough to reach what the walk needs. */

import { CONFIRM, END } from "../chromium/player";
import type { Thumb } from "./walk";

/** The rondel, which folds once a tile is taken. */
export const RONDEL = '[data-part="rondel"]';
export const OPEN = `${RONDEL} button.open`;
export const LEGAL = ".place.legal";
const SCORING = ".scoring";
const DEEDS = "button.deed:not(:has(.warning)):not(.far)";

/** Returns the current question, judged by what can be pressed. */
export async function asked(thumb: Thumb): Promise<string> {
  if (await thumb.count(CONFIRM)) return "confirm";
  if (await thumb.count(OPEN)) return "take";
  if (await thumb.count(`${LEGAL}, .cell.open:not([data-tile^="home"])`)) {
    if (await thumb.count(LEGAL)) return "place";
  }
  if (await thumb.count(".clan.open")) return "clan";
  if (await thumb.count(".choices button")) return "choices";
  if (await thumb.count(DEEDS)) return "activate";
  if (await thumb.count(END)) return "end";
  if (await thumb.count("button.deed.far")) return "favour";
  return "other";
}

/** Picks the tile to take: a cheap one with something to activate, not too far ahead. */
async function pickTile(thumb: Thumb): Promise<number> {
  const labels = await thumb.page.locator(OPEN).evaluateAll((all) => all.map((each) => each.textContent ?? ""));
  const worth = (label: string, at: number) =>
    (/activation/.test(label) ? 2 : 0) +
    (/person/.test(label) ? 2 : 0) -
    (/market charges/.test(label) ? 3 : 0) -
    at * 0.4;
  const values = labels.map(worth);
  return values.indexOf(Math.max(...values));
}

/** Picks the place that activates most. */
export async function pickPlace(thumb: Thumb): Promise<number> {
  const wakes = await thumb.page
    .locator(LEGAL)
    .evaluateAll((all) => all.map((each) => Number(each.querySelector(".wakes")?.textContent)));
  return wakes.indexOf(Math.max(...wakes));
}

/** Answers questions that only the action bar shows, with the first of everything. */
async function pickOther(thumb: Thumb): Promise<void> {
  if (!(await thumb.count(".arguments"))) await thumb.press("section.actions .verbs button");
  const open = '.arguments .argument:not(:has([aria-pressed="true"])) button';
  for (let more = 6; more && !(await thumb.count(CONFIRM)) && (await thumb.count(".arguments")); more--) {
    if (await thumb.count(open)) await thumb.press(open);
    else await thumb.page.locator(".arguments select").first().selectOption({ index: 1 });
  }
}

/** Gives one answer. */
export async function answer(thumb: Thumb): Promise<void> {
  const what = await asked(thumb);
  if (what === "take") await thumb.press(OPEN, await pickTile(thumb));
  else if (what === "place") await thumb.press(LEGAL, await pickPlace(thumb));
  else if (what === "clan") await thumb.press(".clan.open");
  else if (what === "choices") await thumb.press(".choices button");
  else if (what === "activate") await thumb.press(DEEDS);
  else if (what === "favour") await thumb.press("button.deed.far");
  else if (what === "end") return thumb.commit(END);
  else if (what === "other") await pickOther(thumb);
  if (await thumb.count(CONFIRM)) await thumb.commit();
}

/** Plays until a condition is true, checked before each answer. False if the game ended first. */
export async function until(thumb: Thumb, so: (what: string) => Promise<boolean>, most = 400): Promise<boolean> {
  for (let answers = 0; answers < most; answers++) {
    if (!(await thumb.myTurn())) return false;
    // Closes a scoring that others caused.
    if (await thumb.count(SCORING)) await thumb.press(`${SCORING} .close`);
    if (await so(await asked(thumb))) return true;
    await answer(thumb);
  }
  return false;
}

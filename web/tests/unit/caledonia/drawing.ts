/** What drawing the boards of Caledonia in jsdom needs, and the steps of every recorded game drawn. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Drawing } from "../../../src/games/caledonia/hooks";
import { drawingsAt, loadDrawings } from "../../../src/games/caledonia/modules";
import { selectorOf } from "../../../src/games/caledonia/parts";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { StepSeen } from "../../../src/table/state.svelte";
import { learn, speak } from "../../../src/words/words.svelte";
import { type Golden, goldenGames, tableOfGolden, wordsIn } from "../../support/games";
import { NIGHTLY } from "../../support/nightly";

/** A message that nobody wrote, or a value that nobody gave. */
export const MISSING = /\[[a-z]+(-[a-z0-9]+)+|\{\s*\$|undefined|NaN|\[object/;

/** Whatever is drawn is read for the first time here, and on a busy machine that takes a while. */
const READY = 120_000;

export function setUp(): void {
  beforeAll(async () => {
    // As wide as a table with the whole of my board.
    vi.stubGlobal("innerWidth", 1440);
    vi.stubGlobal("innerHeight", 900);
    // Nor does it open a dialog, or close it.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    await speak("en");
    await learn("caledonia");
    // What a table of modules draws is there from the start.
    await loadDrawings({ railway: {}, outlook: { seats: [{ cellar: [] }] } } as unknown as CaledoniaView);
  }, READY);
  afterEach(cleanup);
}

/** Where a question of a module is answered, as a selector; nothing for questions of the game itself. */
export function placeOf(question: string, drawings: readonly Drawing[]): string | undefined {
  const part = drawings.flatMap(({ answers }) => answers?.[question] ?? [])[0];
  const stage = drawings.some(({ name, stage }) => stage && name === part);
  return part && (stage ? `[data-part="${part}"]` : selectorOf(part));
}

/** Of the steps, one in so many is drawn by day; at night it is every one. */
const ONE_IN = NIGHTLY ? 1 : 30;

/** By day the base game, and one game with every module of Industria. */
const DRAWN = NIGHTLY ? [] : ["four-players", "solo", "two-players-auction", "industria"];

/** A test for each recorded game. Wide and on a phone stand in files of their own, so that they run side by side. */
export function drawsSteps(narrow: boolean): void {
  for (const golden of goldenGames("caledonia", DRAWN))
    it(`${golden.name} is drawn without an error or a missing word`, () => draw(golden, narrow));
}

function draw(golden: Golden, narrow: boolean): void {
  const table = tableOfGolden(golden);
  const choosing = new ChoosingModel(table);
  let container: Element | undefined;
  const log: StepSeen[] = [];
  for (const [seq, { by, action, events, view, owes, decisions }] of golden.steps.entries()) {
    const [decision] = decisions;
    log.push({ seq, by, action, events, texts: [] });
    table.view = view;
    table.owes = owes;
    table.me = decision?.seat ?? null;
    table.ask(decision ?? null, seq);
    table.log = [...log];
    table.fresh = log.slice(-ONE_IN);
    table.finished = !owes.length;
    if (owes.length && seq % ONE_IN !== (narrow ? ONE_IN - 1 : 0)) continue;
    container ??= render(Table, { table, choosing, narrow }).container;
    flushSync();
    // What a module asks has its place on the table, which is there. On a phone it may lie behind a tab.
    const place = placeOf(table.question?.key ?? "", drawingsAt(view as CaledoniaView));
    if (place && !narrow)
      expect(container.querySelector(place), `step ${seq}: ${table.question?.key}`).toBeTruthy();
    // What is chosen is drawn as well: the first offer of each kind, one after the other.
    const [offer] = table.offers.filter(({ verb }) => verb !== "pass" && verb !== "end-turn");
    if (offer) choosing.pick(offer);
    flushSync();
    expect(wordsIn(container), `step ${seq}`).not.toMatch(MISSING);
  }
  expect(container?.querySelectorAll("[data-hex]").length ?? 0).toBe(narrow ? 0 : 117);
}

/** Setup for drawing Caledonia's boards in jsdom, and tests that draw the steps of every recorded game. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Drawing } from "../../../src/games/caledonia/hooks";
import { drawingsAt, loadDrawings } from "../../../src/games/caledonia/modules";
import { selectorOf } from "../../../src/games/caledonia/parts";
import type { CaledoniaView } from "../../../src/games/caledonia/shape";
import Table from "../../../src/games/caledonia/Table.svelte";
import { learn, speak } from "../../../src/messages/messages.svelte";
import { ChoosingModel } from "../../../src/table/choosing.svelte";
import type { StepSeen } from "../../../src/table/state.svelte";
import { type Golden, goldenGames, tableOfGolden, wordsIn } from "../../support/games";
import { NIGHTLY } from "../../support/nightly";

/** A missing message, or a missing value. */
export const MISSING = /\[[a-z]+(-[a-z0-9]+)+|\{\s*\$|undefined|NaN|\[object/;

/** Drawings are loaded here for the first time, which takes a while on a busy machine. */
const READY = 120_000;

export function setUp(): void {
  beforeAll(async () => {
    // Wide enough for a table with my full board.
    vi.stubGlobal("innerWidth", 1440);
    vi.stubGlobal("innerHeight", 900);
    // jsdom doesn't open or close dialogs either.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    await speak("en");
    await learn("caledonia");
    // Module drawings are loaded from the start.
    await loadDrawings({ railway: {}, outlook: { seats: [{ cellar: [] }] } } as unknown as CaledoniaView);
  }, READY);
  afterEach(cleanup);
}

/** Returns a selector for the place that answers a module's question; undefined for the game's own. */
export function placeOf(question: string, drawings: readonly Drawing[]): string | undefined {
  const part = drawings.flatMap(({ answers }) => answers?.[question] ?? [])[0];
  const stage = drawings.some(({ name, stage }) => stage && name === part);
  return part && (stage ? `[data-part="${part}"]` : selectorOf(part));
}

/** One in this many steps is drawn by day; at night, every one. */
const ONE_IN = NIGHTLY ? 1 : 50;

/** By day the base game, and one game with every module of Industria. */
const DRAWN = NIGHTLY ? [] : ["four-players", "solo", "two-players-auction", "industria"];

/**
 * Defines a test for each recorded game. Wide and phone versions are in separate files, so that they run in
 * parallel.
 */
export function drawsSteps(narrow: boolean): void {
  for (const golden of goldenGames("caledonia", DRAWN))
    it(`${golden.name} is drawn without an error or a missing word`, () => draw(golden, narrow));
}

function draw(golden: Golden, narrow: boolean): void {
  const table = tableOfGolden(golden);
  const choosing = new ChoosingModel(table);
  let container: Element | undefined;
  const log: StepSeen[] = [];
  for (const [seq, { by, action, events, view, seatsToAct, decisions }] of golden.steps.entries()) {
    const [decision] = decisions;
    log.push({ seq, by, action, events, texts: [] });
    table.view = view;
    table.seatsToAct = seatsToAct;
    table.me = decision?.seat ?? null;
    table.ask(decision ?? null, seq);
    table.log = [...log];
    table.fresh = log.slice(-ONE_IN);
    table.finished = !seatsToAct.length;
    if (seatsToAct.length && seq % ONE_IN !== (narrow ? ONE_IN - 1 : 0)) continue;
    container ??= render(Table, { table, choosing, narrow }).container;
    flushSync();
    // A module's question has its place on the table. On a phone it may be behind a tab.
    const place = placeOf(table.question?.key ?? "", drawingsAt(view as CaledoniaView));
    if (place && !narrow)
      expect(container.querySelector(place), `step ${seq}: ${table.question?.key}`).toBeTruthy();
    // Choices are drawn as well: the first offer of each kind, one after the other.
    const [offer] = table.offers.filter(({ verb }) => verb !== "pass" && verb !== "end-turn");
    if (offer) choosing.pick(offer);
    flushSync();
    expect(wordsIn(container), `step ${seq}`).not.toMatch(MISSING);
  }
  expect(container?.querySelectorAll("[data-hex]").length ?? 0).toBe(narrow ? 0 : 117);
}

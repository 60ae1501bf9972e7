/**
 * Whole games with expansions by ear: Industria and the Automa, the chronicles. All module state is announced in
 * time.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { heard as caledonia } from "../../../src/games/caledonia/screenreader";
import { noteText } from "../../../src/games/glenmore/labels";
import { heard as glenmore } from "../../../src/games/glenmore/screenreader";
import { learn, sayOf, speak } from "../../../src/messages/messages.svelte";
import type { Heard } from "../../../src/table/screenreader";
import { withNames } from "../../../src/table/steps";
import { type Golden, goldenGames, NAMES } from "../../support/games";
import * as highlands from "../../support/heard/caledonia";
import * as glen from "../../support/heard/glenmore";
import { type Known, spoken, whoOnlyListens } from "../../support/listener";
import { some } from "../../support/nightly";

beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
  await learn("glenmore");
});

type Note = [key: string, values: Record<string, unknown>];
const notesOf = ({ steps }: Golden, at: number) => (steps.at(at)?.view.notes ?? []) as Note[];
/** Values that identify a line; the rest of it may change. */
const ABOUT = [
  "seat",
  "owner",
  "stop",
  "site",
  "hex",
  "number",
  "contract",
  "measure",
  "mobster",
  "river",
  "card",
  "history",
  "clan",
  "tile",
];
const about = ([key, values]: Note) => [key, ...ABOUT.map((each) => values[each] ?? "")].join(" ");

/** Checks that module state at the end matches the last announcement, for any time of arrival. */
function whoHearsOfModules(
  title: string,
  games: readonly Golden[],
  heard: Heard,
  text: (note: Note) => string,
  /** Lines that needn't be repeated, because events cover their changes. */
  byEvents: RegExp,
): void {
  describe(`who only listens to a game with ${title}`, () => {
    it.each(games.map((golden) => [golden.name, golden] as const))(
      "knows what modules hold at the end of %s",
      (_name, golden) => {
        const last = notesOf(golden, -1).filter(([key]) => !byEvents.test(key));
        expect(last.length).toBeGreaterThan(0);
        for (const from of [0, Math.floor(golden.steps.length / 2)]) {
          const told = spoken(golden, heard, from).join(" ");
          const earlier = golden.steps.flatMap((_, at) => notesOf(golden, at));
          const wrong = last.filter((note) => {
            const now = text(note);
            const others = earlier.filter((each) => about(each) === about(note)).map(text);
            const before = others.filter((each) => each !== now).map((each) => told.lastIndexOf(each));
            return told.lastIndexOf(now) <= Math.max(-1, ...before);
          });
          expect(wrong.map(text)).toEqual([]);
        }
      },
    );
  });
}

/** The mountain has two spaces with one name, and it doesn't matter which is free. */
const notMountains = (known: Known): Known => {
  const { "rondel the mountain": _, ...rest } = known;
  return rest;
};

const TRAINS = goldenGames("caledonia", some(["industria", "trains"], ["trains"]));
const AUTOMA = goldenGames("caledonia", ["automa"]);
const CHRONICLES = goldenGames(
  "glenmore",
  some(["all-chronicles", "four-chronicles-at-two"], ["four-chronicles-at-two"]),
);

whoOnlyListens("Caledonia with Industria", TRAINS, caledonia, highlands.listen, highlands.shown);
whoOnlyListens(
  "Caledonia with the Automa",
  AUTOMA,
  caledonia,
  (messages) => highlands.listen(messages, NAMES[1]),
  highlands.shown,
);
whoOnlyListens(
  "Glen More with chronicles",
  CHRONICLES,
  glenmore,
  (messages) => notMountains(glen.listen(messages)),
  (golden) => notMountains(glen.shown(golden)),
);
whoHearsOfModules(
  "Industria or the Automa",
  [...TRAINS, ...AUTOMA],
  caledonia,
  ([key, values]) => sayOf("caledonia")(key, withNames(values, NAMES)),
  /^note-automa/,
);
/**
 * Progress with a measure, or distance from home, changes with every tile: it's announced at the start, and shown
 * in the panel.
 */
const steady = (text: string) => text.replace(/ So far: .*|, \d+ steps? from home/, "");
whoHearsOfModules(
  "chronicles",
  CHRONICLES,
  glenmore,
  ([key, values]) => steady(noteText(key, values, NAMES)),
  /^none/,
);

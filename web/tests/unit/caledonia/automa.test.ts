/**
 * The Automa's turns from a whole golden game: every step gives its reason, and the map ends on the hex it took.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import AutomaCard from "../../../src/games/caledonia/expansions/automa/AutomaCard.svelte";
import { appliedIn, expandsBy, followsFrom } from "../../../src/games/caledonia/expansions/automa/check";
import { type Card, cardsOf, NOTCHES } from "../../../src/games/caledonia/expansions/automa/data";
import { DRAWINGS } from "../../../src/games/caledonia/expansions/automa/drawings";
import { QUESTIONS } from "../../../src/games/caledonia/expansions/automa/entering";
import { MOVES } from "../../../src/games/caledonia/expansions/automa/moves";
import { storiesOf } from "../../../src/games/caledonia/expansions/automa/scenes";
import type { Story } from "../../../src/games/caledonia/expansions/automa/story";
import { sentenceOf } from "../../../src/games/caledonia/expansions/automa/words";
import type { CaledoniaPack } from "../../../src/games/caledonia/shape";
import { learn, sayOf, speak } from "../../../src/messages/messages.svelte";
import type { StepSeen } from "../../../src/table/state.svelte";
import { eventText } from "../../../src/table/steps";
import { goldenGames } from "../../support/games";
import { MISSING, placeOf } from "./drawing";

const GAME = join(import.meta.dirname, "../../../../src/bothy/games/caledonia");
const LOCALES = join(GAME, "expansions/automa/locales/en/automa.ftl");
const WITH_INDUSTRIA = join(GAME, "expansions/combinations/locales/en/combinations.ftl");
const SEAT = 1;
const [golden] = goldenGames("caledonia", ["automa"]);
const cards: readonly Card[] = cardsOf(golden?.pack as unknown as CaledoniaPack);

function stepsOf(): StepSeen[] {
  const say = sayOf("caledonia");
  return (golden?.steps ?? []).map(({ by, action, events, explained }, seq) => ({
    seq,
    by,
    action,
    events,
    explained,
    texts: events.filter(({ values }) => values).map((event) => eventText(event, say, ["Ailsa", "Automa"])),
  }));
}
const told = (): { step: StepSeen; story: Story }[] =>
  stepsOf().flatMap((step) => storiesOf(step, cards, SEAT).map((story) => ({ step, story })));
const keysOf = (kind: string, file = LOCALES): string[] =>
  [...readFileSync(file, "utf8").matchAll(new RegExp(`^(${kind}-[a-z-]+) *=`, "gm"))].map(([, key]) => key ?? "");

beforeAll(async () => {
  await speak("en");
  await learn("caledonia");
});
afterEach(cleanup);

describe("its turn is described", () => {
  it("in every turn of a whole game, with a sentence for every scene in three languages", async () => {
    for (const language of ["fr", "pt", "en"] as const) {
      await speak(language);
      await learn("caledonia");
      const stories = told();
      expect(stories.length).toBeGreaterThan(20);
      for (const { story } of stories) {
        expect(story.scenes.length).toBeGreaterThan(1);
        for (const scene of story.scenes) expect(sentenceOf(scene)).not.toMatch(MISSING);
      }
    }
  });

  it("ends on the hex it expands to, and every hex that fell carries the figure that felled it", () => {
    let expansions = 0;
    for (const { step, story } of told()) {
      const argument = story.scenes.findLast((scene) => scene.argument)?.argument;
      if (!argument?.chosen) continue;
      expansions += 1;
      const deployed = step.events.filter(({ key, values }) => key === "deployed" && values?.seat === SEAT);
      expect(deployed.map(({ values }) => values?.hex)).toContain(argument.chosen);
      const begun = story.scenes.find((scene) => scene.argument?.alive.length)?.argument?.alive ?? [];
      expect([...argument.fallen.map(({ hex }) => hex), argument.chosen].sort()).toEqual([...begun].sort());
      for (const fallen of argument.fallen) expect(fallen.figure).toBeTypeOf("number");
    }
    expect(expansions).toBeGreaterThan(5);
  });

  it("with the criteria of its support card in their order, those not needed last", () => {
    for (const { story } of told()) {
      const support = [...story.supports.values()].at(-1);
      if (!support || appliedIn(story).length === 0) continue;
      const spare = story.scenes.filter((scene) => scene.spare).length;
      if (spare) expect(appliedIn(story).length + spare).toBe(support.criteria.length);
    }
  });
});

describe("own cards", () => {
  it("are found right if the same steps follow from them, and wrong if they don't", () => {
    const other = (card: Card) => cards.find((each) => each.actions[0] !== card.actions[0]) as Card;
    let wrong = 0;
    for (const { story } of told()) {
      const card = story.card as Card;
      expect(followsFrom(story, card)).toBe(true);
      expect(followsFrom(story, other(card))).toBe(false);
      const support = [...story.supports.values()].at(-1);
      if (!support || !appliedIn(story).length) continue;
      expect(expandsBy(story, support, appliedIn(story)[0] === "settlements")).toBe(true);
      wrong += cards.filter((each) => !expandsBy(story, each, false)).length;
    }
    expect(wrong).toBeGreaterThan(20);
  });
});

describe("its cards", () => {
  it("are 22 pictures drawn from the pack, each with everything printed on it", () => {
    expect(cards).toHaveLength(22);
    for (const card of cards) {
      const { container, getByRole, unmount } = render(AutomaCard, { card });
      expect(getByRole("img").getAttribute("aria-label")).not.toMatch(MISSING);
      const [actions, criteria] = container.querySelectorAll("ol");
      expect(actions?.children).toHaveLength(card.actions.length + (card.removed ? 1 : 0));
      expect(criteria?.children).toHaveLength(4);
      expect(container.querySelectorAll(".named")).toHaveLength(card.modules.length);
      expect(container.textContent).toContain(`+${card.steps}`);
      unmount();
    }
  });

  it("move the token along seven notches", () => {
    expect(keysOf("notch")).toEqual(NOTCHES.map((notch) => `notch-${notch}`));
  });
});

describe("nothing of it is left out", () => {
  it("every event has its movement, or the reason why it has none", () => {
    const events = keysOf("event").map((key) => key.slice("event-".length));
    expect(Object.keys(MOVES).sort()).toEqual(events.sort());
    for (const [key, entry] of Object.entries(MOVES))
      if (typeof entry !== "function") expect(entry.none, key).toMatch(/\w+ \w+ \w+/);
  });

  it("every question has its own place, those that it has with Industria too", () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual([...keysOf("ask"), ...keysOf("ask", WITH_INDUSTRIA)].sort());
    for (const question of Object.keys(QUESTIONS))
      expect(placeOf(question, DRAWINGS)).toBe('[data-part="automa"]');
  });

  it("every set of its rows has a drawing, or a place where its figures are written", () => {
    const sets = Object.keys(golden?.pack.sets ?? {}).filter((name) => name.startsWith("Automa"));
    // Cards are pictures; a level is next to its name, and its figures are at setup and in the rules.
    expect(sets.sort()).toEqual(["Automa cards", "Automa figures", "Automa levels"]);
  });
});

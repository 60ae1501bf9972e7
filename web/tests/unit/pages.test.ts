/** Pages: text in lists of tables, filters for open ones, paths, push messages, and a replay before its table is there. */

import { render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { client } from "../../src/games/plain";
import { learnMore, say, speak } from "../../src/messages/messages.svelte";
import { ANY, fits } from "../../src/pages/mine/filters";
import Sitters from "../../src/pages/mine/Sitters.svelte";
import {
  dateOf,
  expansionsOf,
  isInvitation,
  isSoon,
  lasting,
  outcomeOf,
  paceOf,
  signed,
  turnOf,
} from "../../src/pages/mine/table-summary";
import { canPush, isForbidden, keyBytes } from "../../src/pages/notices/push";
import Told from "../../src/pages/replay/Told.svelte";
import { placeOf } from "../../src/router.svelte";
import type { GameInfo, MyTable, OpenTable, TableInfo } from "../../src/wire/types";

describe("lists of tables", () => {
  const HOUR = 3_600_000;
  const table = (more: Partial<TableInfo> = {}): TableInfo =>
    ({
      id: "t",
      game: "creel",
      options: {},
      seats: [{ name: "Ailsa" }, { name: "Boyd" }],
      state: "playing",
      ...more,
    }) as TableInfo;
  const mine = (more: Partial<MyTable>): MyTable => ({ part: "running", table: table(), ...more });

  describe("my tables", () => {
    beforeAll(async () => {
      await speak("en");
      await learnMore();
    });

    it("a place kept for me is an invitation, at a table of another's or at a rematch that another opened", () => {
      const seats = [
        { person: "a", name: "Ailsa" },
        { person: "b", name: "Boyd" },
      ];
      const again = table({ state: "waiting", before: "t0", host: "a", seats });
      expect(isInvitation(mine({ part: "invited", table: table({ state: "waiting", host: "a" }) }))).toBe(true);
      expect(isInvitation(mine({ part: "gathering", table: again, seats: [1] }))).toBe(true);
      expect(isInvitation(mine({ part: "gathering", table: again, seats: [0] }))).toBe(false);
      expect(isInvitation(mine({ part: "gathering", table: { ...again, before: null }, seats: [1] }))).toBe(false);
    });

    it.each([
      ["en-GB", "17/11/2026"],
      ["de-DE", "17.11.2026"],
      ["pt-BR", "17/11/2026"],
    ])("a date is written as the browser's %s does, whatever language the page speaks", (locale, written) => {
      const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue([locale]);
      expect(dateOf(Date.UTC(2026, 10, 17, 12))).toBe(written);
      languages.mockRestore();
    });

    it("a bot is called as at the table, in the language spoken", async () => {
      const seats = [{ name: "Ailsa" }, { bot: "collie", name: "Collie" }];
      const told = () => turnOf(mine({ table: table({ seats }), turn: [1] }), 0, "pt", say);
      expect(told()).toBe("Collie to move");
      await speak("pt");
      expect(told()).toContain("Cão pastor");
      await speak("en");
    });

    it("both are named while a bot plays for a player", () => {
      const away = mine({ turn: [1], away: { 1: "collie" } });
      expect(turnOf(away, 0, "en", say)).toBe("Collie for Boyd to move");
      expect(turnOf(mine({ turn: [1], away: { 1: "" } }), 0, "en", say)).toBe("Boyd is away");
      const { container } = render(Sitters, { of: away });
      const heard = [...container.querySelectorAll(".visually-hidden")].map(({ textContent }) =>
        textContent?.trim(),
      );
      expect(heard).toEqual(["Ailsa", "Collie for Boyd"]);
    });

    it("time is given in the largest unit that still says something", () => {
      expect(lasting(50 * HOUR, "en")).toBe("2 days");
      expect(lasting(13.5 * HOUR, "en")).toBe("13 hr");
      expect(lasting(90_000, "en")).toBe("2 min");
      expect(lasting(-5, "en")).toBe("0 min");
      expect([isSoon(2 * HOUR, 0), isSoon(4 * HOUR, 0)]).toEqual([true, false]);
    });

    it("a table says by name whose turn it is, and since when if that is known", () => {
      const now = new Date(2026, 10, 17, 15, 0).getTime();
      expect(turnOf(mine({ turn: [1] }), now, "en", say)).toBe("Boyd to move");
      expect(turnOf(mine({ turn: [1], since: now - HOUR }), now, "en", say)).toMatch(/^Boyd to move, since 2:00/);
      expect(turnOf(mine({ turn: [1], since: now - 72 * HOUR }), now, "en", say)).toBe(
        "Boyd to move, since November 14",
      );
      expect(turnOf(mine({ turn: [0, 1] }), now, "en", say)).toBe("2 players to move");
    });

    it("a finished game says who won, from where I sat", () => {
      const result = { game: "creel", ended: 0, seats: 2, place: 1, points: 21 };
      expect(outcomeOf(mine({ result, points: [21, 15] }), say)).toBe("You won, 21 to 15");
      const lost = { ...result, place: 2, points: 10, winner: "Boyd", most: 13 };
      expect(outcomeOf(mine({ result: lost, points: [10, 13] }), say)).toBe("Boyd won, 13 to 10");
      expect(outcomeOf(mine({}), say)).toBe("over");
      expect([signed(12), signed(-3)]).toEqual(["+12", "−3"]);
    });

    it("only what is usually off counts as an expansion, each box once", () => {
      const game = {
        name: "caledonia",
        groups: ["industria"],
        options: [
          { id: "rail", group: "industria", default: false },
          { id: "ports", group: "industria", default: "off" },
          { id: "map", group: "", default: "random" },
        ],
      } as unknown as GameInfo;
      expect(expansionsOf(game, { rail: true, ports: "all", map: "a1" })).toEqual(["Industria"]);
      expect(expansionsOf(game, { rail: false, ports: "off", map: "a1" })).toEqual([]);
    });

    it("open tables are chosen by game, language, expansions, pace and the host's rating", () => {
      const open = { table: table(), language: "fr", rating: 1620 } as OpenTable;
      expect(fits(open, ANY, false)).toBe(true);
      expect(fits(open, { ...ANY, game: "nim" }, false)).toBe(false);
      expect(fits(open, { ...ANY, language: "en" }, false)).toBe(false);
      expect(fits(open, { ...ANY, expansions: "expanded" }, false)).toBe(false);
      expect(fits(open, { ...ANY, expansions: "expanded" }, true)).toBe(true);
      expect(fits(open, { ...ANY, rating: "below" }, false)).toBe(false);
      expect(fits(open, { ...ANY, pace: "days" }, false)).toBe(false);
      const slow = { ...open.table, pace: { kind: "days" } } as unknown as TableInfo;
      expect(paceOf(slow)).toBe("days");
    });
  });
});

describe("the router", () => {
  it("finds a page and the parts of its path", () => {
    expect(placeOf("/").page).toBe("home");
    expect(placeOf("/settings/").page).toBe("settings");
    expect(placeOf("/table/a1b2")).toMatchObject({ page: "table", parts: { table: "a1b2" } });
    expect(placeOf("/replay/x", "?step=12").query.get("step")).toBe("12");
  });

  it("says when there is no such page", () => {
    expect(placeOf("/table").page).toBe("lost");
    expect(placeOf("/a/b/c/d").page).toBe("lost");
    expect(placeOf("/table/%E0%A4").page).toBe("lost");
  });
});

// Push messages, as far as testable without a browser.

describe("push messages", () => {
  it("the host's key is read as browsers take it: a point of 65 bytes", () => {
    const key = `B${"A".repeat(84)}-_`;
    const bytes = keyBytes(key);
    expect(bytes.length).toBe(65);
    expect([bytes[0], ...bytes.slice(-2)]).toEqual([4, 0x03, 0xef]);
  });

  it("a browser that has no push is not asked for permission", () => {
    expect(canPush()).toBe(false);
    expect(isForbidden()).toBe(false);
  });
});

describe("a replay", () => {
  beforeAll(() => speak("en"));

  it("a step is described before the table is there, and drawn once it is", async () => {
    const line = vi.fn();
    const step = { seq: 4, by: 0, action: ["expand", "cow", "f6"], events: [], texts: ["Ailsa deploys a cow."] };
    const replay = { step, recap: [step], seats: [], name: "Ailsa", told: "Ailsa deploys a cow.", view: {} };
    const props = {
      replay,
      client: { ...client, turn: { line, draws: () => true } },
      playing: false,
      narrow: false,
    } as unknown as ComponentProps<typeof Told>;
    const { rerender } = render(Told, props);
    expect(screen.getByText("Ailsa deploys a cow.")).toBeTruthy();
    expect(line).not.toHaveBeenCalled();
    await rerender({ ...props, replay: { ...replay, view: { layout: "a1b1c1d1" } } } as unknown as typeof props);
    expect(line).toHaveBeenCalledOnce();
  });
});

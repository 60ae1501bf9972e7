import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, type Showing } from "../../src/table/director.svelte";

/** A director whose shows note when they begin and end, and which play now. */
class Theatre {
  readonly director = new Director();
  readonly told: string[] = [];

  /** A move that lasts a second, with the shows it brings. */
  move(name: string, by = 1, ...brings: Showing[]): void {
    this.director.push({
      rank: "move",
      by,
      lasts: () => 1000,
      begin: (late) => {
        this.told.push(late ? `${name} at once` : name);
        for (const show of brings) this.director.ask(show);
      },
      end: () => this.told.push(`${name} ends`),
    });
  }

  /** A show of a board's own; one that is closed by hand has no end. */
  show(rank: Showing["rank"], closes = true): Showing {
    const ends = closes ? { end: () => void this.told.push(`${rank} ends`) } : {};
    return { rank, begin: () => this.told.push(rank), ...ends };
  }
}

describe("the director", () => {
  let theatre: Theatre;
  beforeEach(() => {
    vi.useFakeTimers();
    theatre = new Theatre();
  });
  afterEach(() => void vi.useRealTimers());

  it("gives each move its time, in order, and says how many wait", () => {
    for (const name of ["a", "b", "c"]) theatre.move(name);
    expect(theatre.told).toEqual(["a"]);
    expect(theatre.director.behind).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(theatre.told).toEqual(["a", "b"]);
    vi.advanceTimersByTime(5000);
    expect(theatre.told).toEqual(["a", "b", "c"]);
    expect(theatre.director.behind).toBe(0);
  });

  it("tells the Automa's story before the round's card, and the next move waits for both", () => {
    const [card, story] = [theatre.show("round", false), theatre.show("story")];
    theatre.move("a", 1, card, story);
    theatre.move("b");
    vi.advanceTimersByTime(1000);
    expect(theatre.told).toEqual(["a", "story"]);
    vi.advanceTimersByTime(9000);
    theatre.director.over(story);
    expect(theatre.told).toEqual(["a", "story", "round"]);
    vi.advanceTimersByTime(9000);
    expect(theatre.told).toEqual(["a", "story", "round"]);
    theatre.director.over(card);
    expect(theatre.told).toEqual(["a", "story", "round", "b"]);
  });

  it("shows everything at once when a player skips, and ends what plays", () => {
    for (const name of ["a", "b", "c"]) theatre.move(name);
    theatre.director.skip();
    expect(theatre.told).toEqual(["a", "a ends", "b at once", "c at once"]);
    expect(theatre.director.now).toBe(null);
    expect(theatre.director.behind).toBe(0);
  });

  it("keeps the round's card when a player skips, and drops stories", () => {
    theatre.move("a", 1, theatre.show("story"), theatre.show("round", false));
    theatre.move("b");
    theatre.director.skip();
    expect(theatre.told).toEqual(["a", "a ends", "b at once", "round"]);
  });

  it("lets all but the last turn jump once more than three wait", () => {
    theatre.move("first", 0);
    for (const [name, by] of [
      ["a", 1],
      ["b", 1],
      ["c", 2],
      ["d", 3],
      ["e", 1],
    ] as const)
      theatre.move(name, by);
    expect(theatre.told).toEqual(["first", "a at once", "b at once", "c at once", "d at once"]);
    vi.advanceTimersByTime(1000);
    expect(theatre.told.at(-1)).toBe("e");
  });

  it("drops everything when something newer replaces it", () => {
    theatre.move("a");
    theatre.move("b");
    theatre.director.clear();
    vi.advanceTimersByTime(5000);
    expect(theatre.told).toEqual(["a", "a ends"]);
    expect(theatre.director.behind).toBe(0);
  });
});

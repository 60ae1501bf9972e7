import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { isShort, leftOf, shownTime } from "../../src/table/clock/time";
import { Queue, readingTime } from "../../src/table/queue";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const say = (key: string, values: object = {}) => `${key} ${Object.values(values).join(" ")}`;

test("a clock that runs is counted down from what was told", () => {
  const seat = { left: 5 * MINUTE, ends: 1000 + 5 * MINUTE };
  expect(leftOf(seat, 1000, 1000 + MINUTE)).toBe(4 * MINUTE);
  expect(leftOf(seat, 1000, 1000 + HOUR)).toBe(0);
  expect(leftOf(seat, 1000, 500)).toBe(5 * MINUTE);
});

test("a clock that stands still has what it had, and a bot has none", () => {
  expect(leftOf({ left: 5 * MINUTE }, 0, HOUR)).toBe(5 * MINUTE);
  expect(leftOf({}, 0, HOUR)).toBeNull();
  expect(leftOf({ away: "casual" }, 0, HOUR)).toBeNull();
});

test("no time counts before a rest is over", () => {
  const seat = { left: HOUR, ends: 3 * HOUR, resumes: 2 * HOUR };
  expect(leftOf(seat, 0, HOUR)).toBe(HOUR);
  expect(leftOf(seat, 0, 2 * HOUR + MINUTE)).toBe(59 * MINUTE);
});

test("time is shown as it is read at a glance, and a begun second counts", () => {
  expect(shownTime(53 * HOUR, say)).toBe("clock-days 2 5");
  expect(shownTime(HOUR + 5 * MINUTE, say)).toBe("clock-hours 1 05");
  expect(shownTime(9 * MINUTE + 6_100, say)).toBe("9:07");
  expect(shownTime(1, say)).toBe("0:01");
  expect(shownTime(0, say)).toBe("0:00");
});

test("under a tenth it is time to hurry", () => {
  expect(isShort(6 * MINUTE, HOUR)).toBe(false);
  expect(isShort(6 * MINUTE - 1, HOUR)).toBe(true);
});

describe("spoken messages", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("come one after the other, each with its time and a silence after it", () => {
    const heard: string[] = [];
    const queue = new Queue((text) => heard.push(text));
    queue.say("Iain sells two wool.");
    queue.say("Your turn.");
    expect(heard).toEqual(["Iain sells two wool."]);
    vi.advanceTimersByTime(readingTime("Iain sells two wool."));
    expect(heard).toEqual(["Iain sells two wool.", ""]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["Iain sells two wool.", "", "Your turn."]);
  });

  it("are spoken at once after a silence, and the same words twice are heard twice", () => {
    const heard: string[] = [];
    const queue = new Queue((text) => heard.push(text));
    queue.say("Your turn.");
    vi.runAllTimers();
    queue.say("Your turn.");
    expect(heard).toEqual(["Your turn.", "", "Your turn."]);
  });
});

// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Queue, readingTime } from "../../src/table/queue";

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

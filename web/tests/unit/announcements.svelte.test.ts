import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Files share modules: in the usual ones, another file's announcement may still be read out.
vi.resetModules();
const { clearRefusals, dismiss, hold, live, release, toast } = await import(
  "../../src/table/announcements.svelte"
);

const WAIT = "It is not for you to decide just now.";
const shown = () => live.toasts.map(({ text, count }) => [text, count]);

describe("a refusal", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const { id } of live.toasts) dismiss(id);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("that comes again is counted, and doesn't pile up", () => {
    for (let press = 0; press < 3; press++) toast(WAIT, "warn");
    toast("Too far.", "warn");
    expect(shown()).toEqual([
      [WAIT, 3],
      ["Too far.", 1],
    ]);
  });

  it("is read out once while it is still waiting to be heard", () => {
    const heard: string[] = [];
    for (let press = 0; press < 3; press++) toast(WAIT, "warn");
    for (let at = 0; at < 600; at++) {
      if (live.spoken && live.spoken !== heard.at(-1)) heard.push(live.spoken);
      if (!live.spoken && heard.at(-1)) heard.push("");
      vi.advanceTimersByTime(100);
    }
    expect(heard.filter((text) => text === WAIT)).toHaveLength(1);
  });

  it("goes away on its own after a while, counted from when it last came", () => {
    toast(WAIT, "warn");
    vi.advanceTimersByTime(6000);
    toast(WAIT, "warn");
    vi.advanceTimersByTime(6000);
    expect(shown()).toEqual([[WAIT, 2]]);
    vi.advanceTimersByTime(6000);
    expect(shown()).toEqual([]);
  });

  it("stays while the pointer is on it", () => {
    toast(WAIT, "warn");
    const id = live.toasts[0]?.id ?? 0;
    hold(id);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([[WAIT, 1]]);
    release(id);
    vi.advanceTimersByTime(11_000);
    expect(shown()).toEqual([]);
  });

  it("doesn't come along to another page; a note does", () => {
    toast(WAIT, "warn");
    toast("Link copied.");
    clearRefusals();
    expect(shown()).toEqual([["Link copied.", 1]]);
  });
});

/** A number that counts to its new value. */

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import Counted from "../../src/table/Counted.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.motion = "system";
});

async function paid() {
  const { container, rerender } = render(Counted, { value: 30 });
  await rerender({ value: 18 });
  flushSync();
  const shown = () => Number(container.querySelector('[aria-hidden="true"]')?.textContent);
  const heard = () => Number(container.querySelector(".visually-hidden")?.textContent);
  return { shown, heard };
}

it("goes down step by step and ends where it must; those who listen have the new number at once", async () => {
  settings.motion = "on";
  const { shown, heard } = await paid();
  expect(heard()).toBe(18);
  const seen = new Set([shown()]);
  for (let at = 0; at < 20; at++) {
    vi.advanceTimersByTime(40);
    flushSync();
    seen.add(shown());
  }
  expect(shown()).toBe(18);
  expect([...seen]).toEqual([...seen].toSorted((one, other) => other - one));
  expect(seen.size).toBeGreaterThan(5);
});

it("is there at once where nothing is to move", async () => {
  settings.motion = "off";
  expect((await paid()).shown()).toBe(18);
});

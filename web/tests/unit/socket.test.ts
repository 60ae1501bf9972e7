/** A rejected socket retries with growing delays, so that a rate-limiting server isn't flooded. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "../../src/wire/socket";

const opened: number[] = [];

class Refused {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = 0;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    opened.push(Date.now());
    setTimeout(() => {
      this.readyState = 3;
      this.onclose?.({ code: 1006 });
    });
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Refused);
  opened.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a socket that is turned away tries again, less and less often", async () => {
  const socket = new Socket("/api/live/t", { heard: () => {}, opened: () => {}, status: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  socket.close();
  const waits = opened.slice(1).map((at, index) => at - (opened[index] ?? 0));
  expect(waits.length).toBeGreaterThan(5);
  expect(waits.length).toBeLessThan(20);
  expect(waits[0]).toBeLessThan(400);
  expect(Math.min(...waits.slice(5))).toBeGreaterThan(5000);
});

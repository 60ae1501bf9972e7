import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Log } from "../../src/table/steps";
import type { Refusal } from "../../src/wire/api";
import { Live } from "../../src/wire/live";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: Wire;
  readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(): void {}
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a match the server will not go on with", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("location", { protocol: "http:", host: "bothy.example" });
    vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is reported to its followers, with the reason", () => {
    const heard: Refusal[] = [];
    const nothing = (): void => {};
    const live = new Live("table", {
      resync: nothing,
      steps: nothing,
      prices: nothing,
      table: nothing,
      said: nothing,
      presence: nothing,
      status: nothing,
      givenUp: (refusal) => heard.push(refusal),
    });
    const told = { is: "refused", id: null, text: "It leads elsewhere.", seq: 4 };
    Wire.last.tell({ ...told, reason: { key: "match-diverged", values: { step: 5 }, rule: "" } });
    Wire.last.tell({ ...told, reason: { key: "match-not-begun", values: {}, rule: "" } });
    expect(heard.map(({ reason, message }) => [reason.key, message])).toEqual([
      ["match-diverged", "It leads elsewhere."],
    ]);
    live.close();
  });
});

describe("a log whose newest entries the server has lost", () => {
  it("forgets them, and takes what is played instead", () => {
    const log = new Log(
      () => (key: string) => key,
      () => [],
    );
    const step = (seq: number, action: string) => ({ seq, by: 0, events: [], do: [action] });
    log.add([step(0, "a"), step(1, "b"), step(2, "c")]);
    log.forget(0);
    expect(log.gap).toBe(1);
    log.add([step(1, "d")]);
    expect(log.standing().map(({ seq }) => seq)).toEqual([0, 1]);
  });
});

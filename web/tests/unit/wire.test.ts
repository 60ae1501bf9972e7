import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { Log } from "../../src/table/steps";
import type { Refusal } from "../../src/wire/api";
import { Assembly, fingerprint, sorted } from "../../src/wire/assembly";
import { Live } from "../../src/wire/live";
import { sha256 } from "../../src/wire/sha256";
import { Socket } from "../../src/wire/socket";
import type { Message } from "../../src/wire/types";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the fingerprint of a view", () => {
  it("is SHA-256, for texts of every length around a block and for letters of several bytes", () => {
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 5000]) {
      const text = "whisky é £".repeat(600).slice(0, length);
      expect(sha256(text)).toBe(hash(text));
    }
  });

  it("does not depend on the order of keys, only on what is there", () => {
    const one = { b: [1, { d: null, c: true }], a: "£" };
    const other = { a: "£", b: [1, { c: true, d: null }] };
    expect(sorted(one)).toBe('{"a":"£","b":[1,{"c":true,"d":null}]}');
    expect(fingerprint(one)).toBe(fingerprint(other));
    expect(fingerprint(one)).not.toBe(fingerprint({ ...one, a: "$" }));
  });
});

function steps(
  seq: number,
  changed: Record<string, unknown>,
  hash: string,
  gone: string[] = [],
): Message<"steps"> {
  return { is: "steps", seq, steps: [{ seq, by: 0, events: [] }], changed, hash, seats_to_act: [], gone };
}

describe("the assembly of a view", () => {
  const whole = {
    is: "resync",
    seq: 4,
    seat: 0,
    view: { market: 1, drawn: [] },
    hash: "",
    seats_to_act: [],
  } as const;

  it("applies the changes to what it has, and removes what is gone", () => {
    const assembly = new Assembly();
    assembly.replace({ ...whole, seats_to_act: [] });
    expect(assembly.follow(steps(5, { market: 2 }, fingerprint({ market: 2 }), ["drawn"]))).toBe(true);
    expect(assembly.view).toEqual({ market: 2 });
    expect(assembly.seq).toBe(5);
  });

  it("asks for everything again when a step is missing or the view is not the server's", () => {
    const assembly = new Assembly();
    assembly.replace({ ...whole, seats_to_act: [] });
    expect(assembly.follow(steps(6, { market: 2 }, fingerprint({ market: 2, drawn: [] })))).toBe(false);
    expect(assembly.follow(steps(5, { market: 2 }, "0000000000000000"))).toBe(false);
  });
});

/** A rejected socket retries with growing delays, so that a rate-limiting server isn't flooded. */
describe("a socket that is turned away", () => {
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
});

describe("a match given up", () => {
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
      const told = { is: "refused", id: null, seq: 4 };
      Wire.last.tell({ ...told, reason: { key: "match-diverged", values: { step: 5 }, rule: "" } });
      Wire.last.tell({ ...told, reason: { key: "match-not-begun", values: {}, rule: "" } });
      expect(heard.map(({ reason }) => [reason.key, reason.values])).toEqual([["match-diverged", { step: 5 }]]);
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
});

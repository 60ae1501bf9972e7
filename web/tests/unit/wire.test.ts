import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Assembly, fingerprint, sorted } from "../../src/wire/assembly";
import { sha256 } from "../../src/wire/sha256";
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

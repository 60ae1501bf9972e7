/** Push messages, as far as testable without a browser. */

import { describe, expect, it } from "vitest";
import { canPush, isForbidden, keyBytes } from "../../src/pages/notices/push";

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

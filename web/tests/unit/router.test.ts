import { describe, expect, it } from "vitest";
import { placeOf } from "../../src/router.svelte";

describe("the router", () => {
  it("finds a page and the parts of its path", () => {
    expect(placeOf("/").page).toBe("home");
    expect(placeOf("/settings/").page).toBe("settings");
    expect(placeOf("/table/a1b2")).toMatchObject({ page: "table", parts: { table: "a1b2" } });
    expect(placeOf("/replay/x", "?step=12").query.get("step")).toBe("12");
  });

  it("says when there is no such page", () => {
    expect(placeOf("/table").page).toBe("lost");
    expect(placeOf("/a/b/c/d").page).toBe("lost");
    expect(placeOf("/table/%E0%A4").page).toBe("lost");
  });
});

/** No dead space: a table has no larger gap than its mock-up. */

import { expect, it } from "vitest";
import { DRAWN, largestEmpty, leaves } from "../../scripts/emptiness.mjs";
import { LOW, NARROW, useBrowser, WIDE } from "./browser";

const { open } = useBrowser();
const SIZES = [WIDE, { width: 1920, height: 1080 }, LOW, { width: 1024, height: 768 }, NARROW];

it("in the middle of a game of four nothing on the table is as empty as the drawing is, at any size", async () => {
  const page = await open("/story/glenmore/middle");
  // An empty page is the emptiest of all: measure only once the last panel is there.
  await page.locator("[data-tile]").first().waitFor();
  await page.waitForLoadState("networkidle");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    const found = await page.evaluate(leaves);
    const { y = 0 } = (await page.locator(".wide, .narrow").first().boundingBox()) ?? {};
    const onTable = found.map((each) => ({ ...each, top: each.top - y, bottom: each.bottom - y }));
    const most = DRAWN.glenmore * Math.max(1, (size.width * size.height) / (WIDE.width * WIDE.height));
    const hole = largestEmpty(onTable, size.width, size.height - y);
    expect(hole.area, `${size.width}x${size.height}: ${JSON.stringify(hole)}`).toBeLessThanOrEqual(most);
  }
});

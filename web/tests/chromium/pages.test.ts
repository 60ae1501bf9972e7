import { describe, expect, it } from "vitest";
import { useBrowser } from "./browser";

const { open } = useBrowser();

describe("pages", () => {
  it("home leads to the gallery and back without loading the page anew", async () => {
    const page = await open("/");
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.getByRole("link", { name: "Gallery" }).click();
    await page.getByRole("heading", { name: "Gallery", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/gallery");
    await page.goBack();
    await page.getByRole("heading", { name: "Bothy", level: 1 }).waitFor();
    expect(await page.evaluate(() => "mark" in window)).toBe(true);
  });

  it("an address of ours opens by itself, a wrong one says so", async () => {
    const page = await open("/no/such/page");
    await page.getByRole("heading", { name: "There is no page here." }).waitFor();
  });
});

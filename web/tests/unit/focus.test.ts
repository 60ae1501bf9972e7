import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "../../src/table/focus";

const settled = () => new Promise((done) => setTimeout(done));
let main: HTMLElement;
let stop: () => void;
const at = (selector: string) => main.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><p tabindex="-1">Which tile?</p><button id="take">Take</button><button id="end">End</button></main>';
  main = document.querySelector("main") as HTMLElement;
  stop = keepFocus("p")(main);
});
afterEach(() => stop());

describe("the focus, when a board redraws", () => {
  it("goes to what is asked if the button that had it is gone", async () => {
    at("#take").focus();
    at("#take").remove();
    await settled();
    expect(document.activeElement).toBe(at("p"));
  });

  it("stays where it is if something else goes", async () => {
    at("#end").focus();
    at("#take").remove();
    await settled();
    expect(document.activeElement).toBe(at("#end"));
  });

  it("is left to who has taken it already", async () => {
    at("#take").focus();
    at("#take").remove();
    at("#end").focus();
    await settled();
    expect(document.activeElement).toBe(at("#end"));
  });

  it("is not fetched back for somebody who had let go of the button", async () => {
    at("#take").focus();
    at("#take").blur();
    await settled();
    at("#take").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

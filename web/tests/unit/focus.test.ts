import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Choosing } from "../../src/table/choosing.svelte";
import { confirmNext, keepFocus } from "../../src/table/focus";
import type { Offer } from "../../src/table/state.svelte";

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
  it("goes to the question if the button that had it is gone", async () => {
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

  it("is not brought back for a player who had already left the button", async () => {
    at("#take").focus();
    at("#take").blur();
    await settled();
    at("#take").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("one Enter chooses, the next confirms", () => {
  let chosen: Offer | null;
  let away: () => void;
  const choose = (name: string | null) => {
    chosen = name === null ? null : ({ action: ["take", name] } as unknown as Offer);
  };

  beforeEach(() => {
    chosen = null;
    main.innerHTML = `<button id="tile">Meadow</button><svg tabindex="0"><g id="hex" tabindex="-1"></g></svg>
      <input id="typed"><ul data-more><li><button id="card">3</button></li></ul>
      <div class="commit"><button id="commit">Take</button></div>`;
    at("#tile").addEventListener("click", () => choose("meadow"));
    at("#card").addEventListener("click", () => choose("three"));
    away = confirmNext(() => ({ chosen }) as unknown as Choosing)(main);
  });
  afterEach(() => away());

  /** Presses what has the focus, as a key does: without a pointer. */
  const press = async (selector: string) => {
    at(selector).focus();
    at(selector).click();
    await settled();
  };

  it("a key press that completes a choice leads to the commit button, Escape back", async () => {
    await press("#tile");
    expect(document.activeElement).toBe(at("#commit"));
    at("#commit").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(document.activeElement).toBe(at("#tile"));
  });

  it("also from a drawing, which hears keys rather than clicks", async () => {
    at("#hex").addEventListener("keydown", (event) => {
      event.stopPropagation();
      choose("f6");
    });
    at("#hex").focus();
    at("#hex").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await settled();
    expect(document.activeElement).toBe(at("#commit"));
  });

  it("a mouse keeps its place", async () => {
    at("#tile").focus();
    at("#tile").dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    await settled();
    expect(document.activeElement).toBe(at("#tile"));
  });

  it("so does a player who takes a choice back, or presses something that changes none", async () => {
    await press("#tile");
    at("#tile").addEventListener("click", () => choose(null));
    await press("#tile");
    expect(document.activeElement).toBe(at("#tile"));
    await press("#commit");
    await press("#tile");
    expect(document.activeElement).toBe(at("#tile"));
  });

  it("and so does one who types, or can choose more", async () => {
    at("#typed").focus();
    at("#typed").addEventListener("keydown", () => choose("f6"));
    at("#typed").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await settled();
    expect(document.activeElement).toBe(at("#typed"));
    await press("#card");
    expect(document.activeElement).toBe(at("#card"));
  });

  it("where the page moves the focus itself, it stays", async () => {
    at("#tile").addEventListener("click", () => at("#typed").focus());
    await press("#tile");
    expect(document.activeElement).toBe(at("#typed"));
  });

  it("a key that is held down does not confirm", async () => {
    await press("#tile");
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    at("#commit").dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });
});

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import ActionBar from "../../src/table/ActionBar.svelte";
import Counted from "../../src/table/Counted.svelte";
import Leaving from "../../src/table/Leaving.svelte";
import type { Offer, Verb } from "../../src/table/parts";
import type { Preferences } from "../../src/table/preferences.svelte";
import Reactions from "../../src/table/Reactions.svelte";
import Button from "../../src/ui/Button.svelte";
import Price from "../../src/ui/Price.svelte";
import Tabs from "../../src/ui/Tabs.svelte";
import type { ReactionInfo } from "../../src/wire/types";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const nothing = (): void => {};

describe("a button", () => {
  it("that is blocked keeps its place, does nothing, and says why", async () => {
    const onclick = vi.fn();
    render(Button, { children: words("Expand"), blocked: "It costs £18, and you have £14.", onclick });
    const button = screen.getByRole("button", { name: "Expand", description: "It costs £18, and you have £14." });
    expect(button.hasAttribute("disabled")).toBe(false);
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });
});

describe("a price", () => {
  it.each([
    [{ amount: -8, sign: "£", change: true }, "−£8"],
    [{ amount: 5, sign: "£", change: true }, "+£5"],
    [{ amount: 0, sign: "£", change: true }, "+£0"],
    [{ amount: 18, sign: "£" }, "£18"],
    [{ amount: -6 }, "−6"],
  ])("%o reads %s", (props, text) => {
    const { container } = render(Price, props);
    expect(container.textContent?.trim()).toBe(text);
  });
});

describe("the action bar", () => {
  const verbs: Verb[] = [
    { id: "trade", label: "Trade", icon: "trade" },
    { id: "hire", label: "Hire", icon: "hire-merchant", blocked: "All your merchants are hired." },
  ];
  const offer: Offer = {
    lines: [{ label: "3 × £10", amount: -30, sign: "£" }],
    confirm: "Buy",
  };

  it("chooses a verb without committing anything", async () => {
    const [onchoose, onconfirm] = [vi.fn(), vi.fn()];
    render(ActionBar, { verbs, onchoose, onconfirm, oncancel: nothing });
    await fireEvent.click(screen.getByRole("button", { name: "Trade" }));
    await fireEvent.click(screen.getByRole("button", { name: "Hire" }));
    expect(onchoose.mock.calls).toEqual([["trade"]]);
    expect(onconfirm).not.toHaveBeenCalled();
  });

  it("shows what an offer costs before the button that commits it", async () => {
    const onconfirm = vi.fn();
    render(ActionBar, { verbs, offer, onchoose: nothing, onconfirm, oncancel: nothing });
    expect(screen.getByText("−£30")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Buy" }));
    expect(onconfirm).toHaveBeenCalledOnce();
  });

  it("does not commit an offer that is blocked", async () => {
    const onconfirm = vi.fn();
    render(ActionBar, {
      verbs,
      offer: { ...offer, blocked: "Too dear." },
      onchoose: nothing,
      onconfirm,
      oncancel: nothing,
    });
    await fireEvent.click(screen.getByRole("button", { name: "Buy" }));
    expect(onconfirm).not.toHaveBeenCalled();
  });
});

describe("tabs", () => {
  it("go along with the arrows, round the ends", async () => {
    const onchoose = vi.fn();
    const tabs = [
      { id: "map", label: "Map" },
      { id: "log", label: "Log" },
    ] as const;
    render(Tabs, { tabs, chosen: "map", label: "Boards", onchoose, children: words("a board") });
    const map = screen.getByRole("tab", { name: "Map" });
    expect(map.tabIndex).toBe(0);
    expect(screen.getByRole("tab", { name: "Log" }).tabIndex).toBe(-1);
    await fireEvent.keyDown(map, { key: "ArrowLeft" });
    expect(onchoose).toHaveBeenCalledWith("log");
  });
});

/** A number that counts to its new value. */
describe("a number that counts to its new value", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    settings.motion = "system";
  });

  async function paid() {
    const { container, rerender } = render(Counted, { value: 30 });
    await rerender({ value: 18 });
    flushSync();
    const shown = () => Number(container.querySelector('[aria-hidden="true"]')?.textContent);
    const heard = () => Number(container.querySelector(".visually-hidden")?.textContent);
    return { shown, heard };
  }

  it("goes down step by step and ends where it must; those who listen have the new number at once", async () => {
    settings.motion = "on";
    const { shown, heard } = await paid();
    expect(heard()).toBe(18);
    const seen = new Set([shown()]);
    for (let at = 0; at < 20; at++) {
      vi.advanceTimersByTime(40);
      flushSync();
      seen.add(shown());
    }
    expect(shown()).toBe(18);
    expect([...seen]).toEqual([...seen].toSorted((one, other) => other - one));
    expect(seen.size).toBeGreaterThan(5);
  });

  it("is there at once where nothing is to move", async () => {
    settings.motion = "off";
    expect((await paid()).shown()).toBe(18);
  });
});

/** A seat's preferences for reactions: three choices for each, and the current one. */
describe("a seat's preferences", () => {
  const reactions: ReactionInfo[] = [
    { reaction: "tokens", preference: "ask" },
    { reaction: "rolls", preference: "never" },
  ];

  const tell = (key: string) =>
    ({ "reaction-tokens": "Buying tokens", "reaction-rolls": "Extra rolls" })[key] ?? key;

  it("shows never, ask and always for each, and reports what is chosen", () => {
    const chosen: string[][] = [];
    const onprefer = (...choice: string[]) => chosen.push(choice);
    const { container } = render(Reactions, { reactions, onprefer, tell });
    const legends = [...container.querySelectorAll("legend")].map((each) => each.textContent);
    expect(legends).toEqual(["Buying tokens", "Extra rolls"]);
    const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map((each) => each.checked)).toEqual([false, true, false, true, false, false]);
    radios[2]?.click();
    expect(chosen).toEqual([["tokens", "always"]]);
  });

  it("a reaction being asked shows the preference from now on and a leave button next to the answers", () => {
    const asked: string[][] = [];
    let left = 0;
    const preferences = {
      of: (name: string) => reactions.find(({ reaction }) => reaction === name),
      prefer: async (...choice: string[]) => void asked.push(choice),
    } as unknown as Preferences;
    const onleave = () => {
      left += 1;
    };
    const { container } = render(Leaving, { reaction: "rolls", preferences, onleave });
    const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map((each) => each.checked)).toEqual([true, false, false]);
    radios[1]?.click();
    expect(asked).toEqual([["rolls", "ask"]]);
    container.querySelector("button")?.click();
    expect(left).toBe(1);
  });
});

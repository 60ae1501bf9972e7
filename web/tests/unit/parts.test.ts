import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import ActionBar from "../../src/table/ActionBar.svelte";
import type { Offer, Verb } from "../../src/table/parts";
import Button from "../../src/ui/Button.svelte";
import Price from "../../src/ui/Price.svelte";
import Tabs from "../../src/ui/Tabs.svelte";

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

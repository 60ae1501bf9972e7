/** The action bar as a player reads it, and a player who uses only that. */

import type { Page } from "playwright-core";
import { type Hands, mouse } from "./hands";
import { CONFIRM, commit, END, PASS, SHEET } from "./player";
import { faultsOf, faultsOfSentence } from "./sentences";

/** Questions whose answers are numbers. */
const COUNTS = /^(?:How many|Merchants|Shipping levels|Steps)$/;

export const VERBS = 'section.actions .verbs button:not([aria-disabled="true"])';
export const CHIPS = "section.actions .argument button";
export const LISTS = "section.actions .argument select";

export interface Bar {
  prompt: string;
  confirm: boolean;
  end: boolean;
  pass: boolean;
  over: boolean;
  title: string;
  notes: string[];
  verbs: string[];
  /** Open arguments: by chips, or from a list. */
  args: { label: string; chips: string[]; options: string[]; open: boolean }[];
}

/** Reads the bar's full content. */
export function read(page: Page): Promise<Bar> {
  return page.evaluate(
    ([verbs, sheet, end, pass, confirm]) => {
      const text = (each: Element | null | undefined) => (each?.textContent ?? "").replace(/\s+/g, " ").trim();
      const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
      return {
        prompt: text(document.querySelector("section.prompt .asked")),
        confirm: !!document.querySelector(confirm),
        end: !!document.querySelector(end),
        pass: !!document.querySelector(pass),
        over: !!document.querySelector(sheet),
        title: text(document.querySelector("section.prompt h2")),
        notes: all("section.actions .account p").map(text),
        verbs: all(verbs).map(text),
        args: all("section.actions .argument").map((each) => {
          const list = each.querySelector("select");
          const chips = all("button", each);
          return {
            label: each.getAttribute("aria-label") ?? "",
            chips: chips.map(text),
            options: list ? [...list.options].slice(1).map(text) : [],
            open: list ? list.selectedIndex === 0 : !chips.some((chip) => chip.ariaPressed === "true"),
          };
        }),
      };
    },
    [VERBS, SHEET, END, PASS, CONFIRM] as const,
  );
}

export function faultsOfBar({ prompt, title, notes, verbs, args, over }: Bar): string[] {
  if (over) return [];
  return [
    ...faultsOfSentence(prompt),
    ...[title, ...verbs]
      .filter(Boolean)
      .flatMap((each) => [...faultsOf(each), ...(/^\p{Lu}/u.test(each) ? [] : [`no beginning: “${each}”`])]),
    ...notes.flatMap(faultsOf),
    ...args.flatMap(({ label, chips, options }) => [
      ...faultsOf(label),
      ...[...chips, ...options].flatMap(faultsOf),
      ...[...chips, ...options]
        .filter((each) => /^\d+(?:(?:, | and )\d+)*$/.test(each) && !COUNTS.test(label))
        .map((each) => `${label} ${each}: a number for a thing`),
    ]),
  ];
}

/** Presses one item of the bar: the least pressed so far, to reach many decisions. */
export async function press(
  page: Page,
  bar: Bar,
  often: Map<string, number>,
  pick: (count: number) => number,
  hands: Hands = mouse(page),
): Promise<void> {
  if (bar.confirm) return commit(page, CONFIRM, hands);
  const chosen = bar.args.findIndex(({ open }) => open);
  if (chosen >= 0) {
    const { chips, options } = bar.args[chosen] as Bar["args"][number];
    const group = `section.actions .argument:nth-of-type(${chosen + 1})`;
    if (chips.length) return hands.press(`${group} button`, pick(chips.length));
    return hands.choose(`${group} select`, 0, 1 + pick(options.length));
  }
  if (bar.end && (!bar.verbs.length || pick(3) > 0)) return commit(page, END, hands);
  if (!bar.verbs.length || (bar.pass && (often.size === 0 || pick(8) === 0))) return hands.press(PASS);
  const kind = (label: string) => label.replace(/[\d−+£:(].*$/, "");
  const least = Math.min(...bar.verbs.map((label) => often.get(kind(label)) ?? 0));
  const rare = bar.verbs.flatMap((label, at) => ((often.get(kind(label)) ?? 0) === least ? [at] : []));
  const at = rare[pick(rare.length)] ?? 0;
  const label = kind(bar.verbs[at] ?? "");
  often.set(label, (often.get(label) ?? 0) + 1);
  return hands.press(VERBS, at);
}

/** Labels for action arguments on buttons: always text, plus an icon if there is one. */

import { knows } from "../../../messages/messages.svelte";
import type { Arg } from "../../../table/state.svelte";
import type { IconName } from "../../../ui/icons";
import { CALEDONIA } from "../icons";
import { tell } from "../labels";

export interface Shown {
  icons: readonly IconName[];
  words: string;
}

const GOOD_ARGS = ["good", "give", "take"];
const MEATS = ["beef", "mutton"];
const UNIT_ARGS = ["unit", "first", "second"];

/** Returns the label of one argument value. */
export function shown(arg: string, value: Arg): Shown {
  const values = Array.isArray(value) ? (value as Arg[]) : [value];
  const names = values.map(String);
  if (GOOD_ARGS.includes(arg)) {
    return {
      icons: names.map((name) => CALEDONIA.goods[name as keyof typeof CALEDONIA.goods]),
      words: names.map((name) => tell(`good-${name}`)).join(", "),
    };
  }
  if (UNIT_ARGS.includes(arg) && names[0] && names[0] in CALEDONIA.units) {
    return {
      icons: names.map((name) => CALEDONIA.units[name as keyof typeof CALEDONIA.units]),
      words: names.map((name) => tell(`unit-${name}`)).join(", "),
    };
  }
  if (arg === "steps")
    return {
      icons: [Number(value) > 0 ? "up" : "down"],
      words: tell("cal-steps", { steps: Math.abs(Number(value)) }),
    };
  if (arg === "spare")
    return {
      icons: names.map((name) =>
        MEATS.includes(name) ? "spare-animal" : CALEDONIA.goods[name as keyof typeof CALEDONIA.goods],
      ),
      words: names.length ? names.map((name) => tell(`spare-${name}`)).join(", ") : tell("cal-spare-none"),
    };
  if (arg === "ports") return { icons: [], words: names.join(", ") };
  if (typeof value === "boolean") return { icons: [], words: tell(`cal-${arg}-${value}`) };
  const worded = (name: string) => (knows("caledonia", `${arg}-${name}`) ? tell(`${arg}-${name}`) : name);
  return { icons: [], words: names.map(worded).join(", ") };
}

/** Arguments per action that are chosen on a board rather than here. */
export const ON_BOARDS: Readonly<Record<string, readonly string[]>> = {
  expand: ["unit", "hex"],
  buy: ["good", "count"],
  sell: ["good", "count"],
  obtain: ["contracts"],
  keep: ["contracts"],
  fulfil: ["contract", "animals"],
  "take-off-two": ["first", "second", "port"],
  row: ["start", "end"],
  "choose-clan": ["clan", "tile"],
};

/** Lists the arguments of an action that still need a button, in order, with their values. */
export function openArgs(
  choosing: { values(arg: string): Arg[]; fixed: Readonly<Record<string, Arg>> },
  verb: string,
  args: readonly string[],
): { arg: string; values: Arg[] }[] {
  const elsewhere = ON_BOARDS[verb] ?? [];
  return args
    .filter((arg) => !elsewhere.includes(arg))
    .map((arg) => ({ arg, values: choosing.values(arg) }))
    .filter(({ values }) => values.length > 1);
}

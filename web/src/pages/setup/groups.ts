/** A game's option groups, and which of them lay out the board. */

import type { GameInfo, OptionInfo } from "../../wire/types";

export interface OptionGroup {
  id: string;
  options: readonly OptionInfo[];
}

/** Returns the game's own options first, then those of each group. */
export function groupsOf({ groups, options }: Pick<GameInfo, "groups" | "options">): OptionGroup[] {
  return ["", ...groups]
    .map((id) => ({ id, options: options.filter(({ group = "" }) => group === id) }))
    .filter((group) => group.options.length > 0);
}

/** Returns whether an option is a switch: off or on. */
export function isSwitch(option: Pick<OptionInfo, "values">): boolean {
  const [one, other] = option.values.map(({ value }) => value);
  return option.values.length === 2 && typeof one === "boolean" && typeof other === "boolean";
}

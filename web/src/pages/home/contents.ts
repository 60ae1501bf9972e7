/** A game's contents besides the base game: read from its options, so that pages don't depend on a game. */

import { groupText } from "../../messages/titles.svelte";
import type { GameInfo } from "../../wire/types";

const isOff = (value: unknown): boolean => value === false || value === "off";

/**
 * Returns the names of possible additions, without repeats: option groups that are mostly off by default. A box
 * with several groups names them "Box: part".
 */
export function contentsOf({ name, groups, options }: Pick<GameInfo, "name" | "groups" | "options">): string[] {
  const added = groups.filter((id) => {
    const own = options.filter(({ group }) => group === id);
    return own.length > 0 && own.filter(({ default: usual }) => isOff(usual)).length * 2 >= own.length;
  });
  return [...new Set(added.map((group) => groupText(name, group)).map((text) => text.split(/\s*:/)[0] ?? text))];
}

/** Returns values for the player-count message: minimum, maximum, and their difference. */
export function playersOf(seats: readonly number[]): { from: number; to: number; more: number } {
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  return { from, to, more: to - from };
}

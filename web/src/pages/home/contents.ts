/** What a game holds beside its base: read off its options, so that no page needs to know any game. */

import type { GameInfo } from "../../wire/types";

const isOff = (value: unknown): boolean => value === false || value === "off";

/**
 * The names of what may be added, each once: groups of options most of which are off unless somebody wants them.
 * A group is called "Box: part of it" where a box has several.
 */
export function contentsOf({ groups, options }: Pick<GameInfo, "groups" | "options">): string[] {
  const added = groups.filter(({ id }) => {
    const own = options.filter(({ group }) => group === id);
    return own.length > 0 && own.filter(({ default: usual }) => isOff(usual)).length * 2 >= own.length;
  });
  return [...new Set(added.map(({ text }) => text.split(/\s*:/)[0] ?? text))];
}

/** How many may play, for the message that says so: from, to, and how many more than the fewest. */
export function playersOf(seats: readonly number[]): { from: number; to: number; more: number } {
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  return { from, to, more: to - from };
}

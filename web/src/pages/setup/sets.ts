/** The expansions of a game's cover, and which are chosen for a table. */

import type { Expansion, ReadySet } from "../../table/contract/game";
import type { Choices, Value } from "./choices.svelte";

type Chosen = Readonly<Record<string, Value>>;

const agrees = (played: Chosen, wanted: Chosen): boolean =>
  Object.entries(wanted).every(([option, value]) => played[option] === value);

/** Returns whether an expansion is selected: all its options differ from their defaults. */
export function playsWith(choices: Choices, { with: options }: Expansion): boolean {
  return Object.keys(options).every((id) => {
    const option = choices.info.options.find((each) => each.id === id);
    return option !== undefined && choices.played(option)?.value !== option.default;
  });
}

/** Returns whether an expansion is possible with the chosen seats. */
export function fits(choices: Choices, { with: options }: Expansion): boolean {
  return Object.entries(options).every(([id, value]) => {
    const option = choices.info.options.find((each) => each.id === id);
    return option !== undefined && choices.open(option).some((each) => each.value === value);
  });
}

/** Selects or deselects an expansion. */
export function take(choices: Choices, { with: options }: Expansion, wanted: boolean): void {
  for (const [id, value] of Object.entries(options)) {
    if (wanted) choices.chosen[id] = value;
    else delete choices.chosen[id];
  }
}

/** Chooses a set: only its expansion options, and its number of seats if it has one. */
export function choose(choices: Choices, expansions: readonly Expansion[], set: ReadySet): void {
  for (const expansion of expansions) take(choices, expansion, false);
  if (set.seats && choices.info.seats.includes(set.seats)) choices.seats = set.seats;
  for (const [id, value] of Object.entries(set.with)) choices.chosen[id] = value;
}

/** Returns the current set, if any: of those that match, the one with the most options. */
export function chosenSet(
  choices: Choices,
  expansions: readonly Expansion[],
  sets: readonly ReadySet[],
): ReadySet | undefined {
  const played = choices.options;
  const others = (set: ReadySet) =>
    expansions.flatMap((each) => Object.keys(each.with)).filter((id) => !(id in set.with));
  const usual = Object.fromEntries(choices.info.options.map((option) => [option.id, option.default]));
  return sets.find(
    (set) =>
      agrees(played, set.with) &&
      others(set).every((id) => played[id] === usual[id]) &&
      (set.seats === undefined || set.seats === choices.seats),
  );
}

/** Returns the minutes per player that the chosen expansions add. */
export function longerBy(choices: Choices, expansions: readonly Expansion[]): number {
  return expansions.filter((each) => playsWith(choices, each)).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Compares cards from a physical box with a turn shown here: do they lead to the same steps? */

import type { ActionName, Card } from "./data";
import type { Story } from "./story";

/** Returns the actions tried in a turn, in the order of the printed icons. */
export function triedIn({ scenes }: Story): ActionName[] {
  return [...new Set(scenes.slice(1).flatMap(({ action }) => action ?? []))];
}

/** Returns the criteria applied, in order. */
export function appliedIn({ scenes }: Story): string[] {
  return scenes.flatMap(({ criterion, spare }) =>
    criterion && !spare && criterion !== "growth" ? [criterion] : [],
  );
}

/** Returns whether a story matches an action card: it tried the card's actions from left to right. */
export function followsFrom(story: Story, card: Card): boolean {
  return triedIn(story).every((action, at) => card.actions[at] === action);
}

/** Returns whether an expansion matches a support card: its modules, criteria in order, and token steps. */
export function expandsBy(story: Story, card: Card, last: boolean): boolean {
  const applied = appliedIn(story);
  const order = last ? ["settlements", ...card.criteria.filter((each) => each !== "settlements")] : card.criteria;
  const drawn = [...story.supports.values()].at(-1);
  const same = drawn?.modules.join() === card.modules.join() && drawn.steps === card.steps;
  return (last || same) && drawn?.upgrade === card.upgrade && applied.every((each, at) => order[at] === each);
}

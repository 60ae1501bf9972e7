/** Cards drawn from a box on the table, held against a turn that was told: do the same steps follow from them? */

import type { ActionName, Card } from "./data";
import type { Story } from "./story";

/** What was tried in a turn, in order, as the printed icons must have it. */
export function triedIn({ scenes }: Story): ActionName[] {
  return [...new Set(scenes.slice(1).flatMap(({ action }) => action ?? []))];
}

/** Which criteria were applied, in order. */
export function appliedIn({ scenes }: Story): string[] {
  return scenes.flatMap(({ criterion, spare }) =>
    criterion && !spare && criterion !== "growth" ? [criterion] : [],
  );
}

/** Whether a story follows from an action card: it tried what the card says, from left to right. */
export function followsFrom(story: Story, card: Card): boolean {
  return triedIn(story).every((action, at) => card.actions[at] === action);
}

/** Whether an expansion follows from a support card: its modules, its criteria in order, its steps of the token. */
export function expandsBy(story: Story, card: Card, last: boolean): boolean {
  const applied = appliedIn(story);
  const order = last ? ["settlements", ...card.criteria.filter((each) => each !== "settlements")] : card.criteria;
  const drawn = [...story.supports.values()].at(-1);
  const same = drawn?.modules.join() === card.modules.join() && drawn.steps === card.steps;
  return (last || same) && drawn?.upgrade === card.upgrade && applied.every((each, at) => order[at] === each);
}

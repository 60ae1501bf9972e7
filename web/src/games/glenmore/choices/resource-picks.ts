/** A choice of several resources, made one by one rather than from all combinations. */

import type { Arg, Offer } from "../../../table/state.svelte";

export interface Pick {
  verb: string;
  /** Number of resources to choose. */
  count: number;
  offers: readonly Offer[];
}

const listOf = (offer: Offer): readonly Arg[] | undefined =>
  Array.isArray(offer.args.resources) ? (offer.args.resources as readonly Arg[]) : undefined;

/** Returns the offers if each is a list of two or more resources; otherwise null. */
export function picksOf(offers: readonly Offer[]): Pick | null {
  const lists = offers.filter((offer) => (listOf(offer)?.length ?? 0) > 1);
  const first = lists[0];
  if (!first || lists.length < 4) return null;
  const count = listOf(first)?.length ?? 0;
  if (lists.some((offer) => offer.verb !== first.verb || listOf(offer)?.length !== count)) return null;
  return { verb: first.verb, count, offers: lists };
}

/** Returns whether a list contains all of these, counting repeats. */
function holds(list: readonly Arg[], these: readonly string[]): boolean {
  const left = list.map(String);
  return these.every((each) => {
    const at = left.indexOf(each);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Returns the options for one slot, given the other slots. */
export function openAt(pick: Pick, chosen: readonly (string | null)[], place: number): string[] {
  const others = chosen.flatMap((each, at) => (each !== null && at !== place ? [each] : []));
  const found = new Set<string>();
  for (const offer of pick.offers) {
    const list = listOf(offer) ?? [];
    for (const one of new Set(list.map(String))) if (holds(list, [...others, one])) found.add(one);
  }
  return [...found];
}

/** Returns the matching offer, once every slot is filled. */
export function offerFor(pick: Pick, chosen: readonly (string | null)[]): Offer | undefined {
  if (chosen.some((each) => each === null)) return undefined;
  return pick.offers.find((offer) => holds(listOf(offer) ?? [], chosen as string[]));
}

/** What the clan council shows of itself, and how its cards are drawn. */

import type { IconName } from "../../../../look/icons";
import type { Board } from "../../board.svelte";
import type { SignName } from "../art/signs";

export interface CouncilCard {
  measure: string;
  /** Ayes and nays, once all have voted. */
  vote: readonly [number, number] | null;
  accepted: boolean | null;
  /** What each seat has of it, and what the card would give each as things stand. */
  counts: readonly number[];
  vp: readonly number[];
}
export interface CouncilView {
  cards: readonly CouncilCard[];
  /** The card that is voted on. */
  voting: string | null;
  /** Ayes and nays in hand, by seat. */
  tokens: readonly (readonly [number, number])[];
  own_discards: readonly (readonly string[])[];
}

/** A card's picture: an icon of the game, or a sign of its own. */
export const MEASURES: Readonly<Record<string, { icon: IconName } | { sign: SignName }>> = {
  animals: { icon: "animals" },
  "wood-and-stone": { sign: "materials" },
  "largest-square": { sign: "square" },
  "full-sets": { sign: "sets" },
  "manned-castles": { icon: "castle-scotsmen" },
  "whisky-tiles": { icon: "still" },
  "farthest-scotsman": { icon: "movement" },
  "own-discards": { icon: "discard-pile" },
  "smallest-territory": { icon: "territory-size" },
  "joined-pastures": { sign: "pastures" },
};

/** The tokens of a ballot, as they are laid. */
export const BALLOTS: Readonly<Record<string, readonly ("aye" | "nay")[]>> = {
  aye: ["aye"],
  nay: ["nay"],
  "two-ayes": ["aye", "aye"],
  "two-nays": ["nay", "nay"],
  "one-each": ["aye", "nay"],
};

export function councilOf(board: Board): CouncilView {
  return (board.view as unknown as { council: CouncilView }).council;
}

/** How a card stands: it counts, it is struck, it is voted on now, or it hasn't been called. */
export type Standing = "counts" | "struck" | "now" | "open";
export function standingOf({ measure, accepted }: CouncilCard, voting: string | null): Standing {
  if (measure === voting) return "now";
  return accepted === null ? "open" : accepted ? "counts" : "struck";
}

/** The seats, whoever would get the card first, then those who come closest. */
export function ranked({ counts, vp }: CouncilCard): number[] {
  const best = counts[vp.findIndex((each) => each > 0)] ?? 0;
  const away = (seat: number) => (vp[seat] ? -1 : Math.abs((counts[seat] ?? 0) - best));
  return counts.map((_, seat) => seat).toSorted((one, other) => away(one) - away(other));
}

/** What a card gives. */
export function worthOf(board: Board, measure: string): number {
  const sets = board.pack.sets as unknown as Record<string, readonly { id: string; vp: number }[]>;
  return sets["council cards"]?.find(({ id }) => id === measure)?.vp ?? 0;
}

/** The clan council's part of the view, and its cards' pictures. */

import type { IconName } from "../../../../ui/icons";
import type { Board } from "../../board.svelte";
import type { GlenView } from "../../shape";
import type { Sign } from "../../shelf/art/signs";
import { SIGNS } from "./art";
import type { CouncilCard, CouncilFacts, CouncilView } from "./view";

/** A card's picture: a game icon, or its own. */
export const MEASURES: Readonly<Record<string, { icon: IconName } | { sign: Sign }>> = {
  animals: { icon: "animals" },
  "wood-and-stone": { sign: SIGNS.materials },
  "largest-square": { sign: SIGNS.square },
  "full-sets": { sign: SIGNS.sets },
  "manned-castles": { icon: "castle-scotsmen" },
  "whisky-tiles": { icon: "still" },
  "farthest-scotsman": { icon: "movement" },
  "own-discards": { icon: "discard-pile" },
  "smallest-territory": { icon: "territory-size" },
  "joined-pastures": { sign: SIGNS.pastures },
};

/** Tokens of each ballot, in the order laid. */
export const BALLOTS: Readonly<Record<string, readonly ("aye" | "nay")[]>> = {
  aye: ["aye"],
  nay: ["nay"],
  "two-ayes": ["aye", "aye"],
  "two-nays": ["nay", "nay"],
  "one-each": ["aye", "nay"],
};

export function councilOf(board: Board): CouncilView {
  return (board.view as GlenView & CouncilFacts).council;
}

/** A card's status: counting, struck, being voted on, or not called yet. */
export type Standing = "counts" | "struck" | "now" | "open";
export function standingOf({ measure, accepted }: CouncilCard, voting: string | null): Standing {
  if (measure === voting) return "now";
  return accepted === null ? "open" : accepted ? "counts" : "struck";
}

/** Returns the seats by how close they are to winning the card. */
export function ranked({ counts, vp }: CouncilCard): number[] {
  const best = counts[vp.findIndex((each) => each > 0)] ?? 0;
  const away = (seat: number) => (vp[seat] ? -1 : Math.abs((counts[seat] ?? 0) - best));
  return counts.map((_, seat) => seat).toSorted((one, other) => away(one) - away(other));
}

/** Returns a card's value. */
export function worthOf(board: Board, measure: string): number {
  return board.pack.sets["council cards"].find(({ id }) => id === measure)?.vp ?? 0;
}

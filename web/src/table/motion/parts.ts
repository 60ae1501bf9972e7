/** The movements that all games are made of. Times and curves are said here once. */

import type { IconName } from "../../look/icons";
import type { SoundName } from "../../look/sound/recipes";
import type { PlayerColour } from "../../look/tartan/setts";
import type { Anchor, Part, Picture } from "./movement";

/** A piece comes to a place: an arc, then it settles. */
export function piece(picture: Picture, from: Anchor | undefined, at: Anchor, more: Partial<Part> = {}): Part {
  return { does: "fly", picture, from, at, ms: 260, curve: "fly", arc: 40, land: 180, sound: "wood", ...more };
}

/** A chip drops beside something. */
export function chip(colour: PlayerColour, icon: IconName, from: Anchor, at: Anchor, count: number): Part {
  const picture: Picture = { is: "plate", colour, icon };
  return { does: "fly", picture, from, at, count, apart: 60, ms: 220, curve: "fly", land: 180, sound: "wood" };
}

/** Things of a kind leave (below nought) for a place or arrive from it, one after the other. */
export function stock(
  icon: IconName,
  amount: number,
  own: Anchor,
  about: Anchor | null,
  more: Partial<Part> = {},
): Part {
  const picture: Picture = { is: "icon", icon };
  const flight = { does: "fly", picture, count: Math.abs(amount), apart: 60, ms: 220, curve: "fly" } as const;
  const leaves = amount < 0 ? { leaves: true } : {};
  return { ...flight, at: own, from: about ?? undefined, ...leaves, later: true, ...more };
}

/** Coins to the purse or out of it, with the amount written beside it. */
export function coins(amount: number, purse: Anchor, about: Anchor | null, text: string): Part {
  const sound: SoundName = amount < 0 ? "coin-out" : "coin";
  const more: Partial<Part> = { text, sound, sounds: amount < 0 ? "start" : "each", stays: 1200 };
  // Nobody counts more than five coins on their way; a pound is no coin of its own either.
  return stock("coin", Math.sign(amount) * Math.ceil(Math.abs(amount) / 4), purse, about, more);
}

/** A place lights up once. */
export function ring(at: Anchor, sound?: SoundName, ms = 180): Part {
  return {
    does: "ring",
    at,
    ms: ms + 160,
    curve: "out",
    stays: 600,
    ...(sound ? { sound, sounds: "start" } : {}),
  };
}

/** A card or a tile goes from place to place as it is. */
export function card(from: Anchor, at: Anchor, of: "from" | "to" = "from"): Part {
  return { does: "fly", picture: { is: "copy", of }, from, at, ms: 260, curve: "fly", land: 120, sound: "paper" };
}

/** A card turns its face up. */
export function turned(at: Anchor): Part {
  return { does: "turn", at, ms: 240, curve: "out", sound: "paper", sounds: "start", stays: 120 };
}

/** What lay there goes. */
export function gone(at: Anchor): Part {
  return { does: "sink", at, ms: 200, curve: "out", stays: 200 };
}

/** A die rolls in its place. */
export function rolled(at: Anchor, icon: IconName): Part {
  return { does: "roll", picture: { is: "icon", icon }, at, ms: 420, curve: "out", sound: "die", sounds: "start" };
}

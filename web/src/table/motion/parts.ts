/** The movements shared by all games, with their durations and curves. */

import type { IconName } from "../../ui/icons";
import type { SoundName } from "../../ui/sound/recipes";
import type { PlayerColour } from "../../ui/tartan/setts";
import type { Anchor, Part, Picture } from "./movement";

/** A piece arrives: an arc, then it settles. */
export function piece(picture: Picture, from: Anchor | undefined, at: Anchor, more: Partial<Part> = {}): Part {
  return { does: "fly", picture, from, at, ms: 360, curve: "fly", arc: 56, land: 180, sound: "wood", ...more };
}

/** The piece itself flies to its place, which stays empty until it lands; `elsewhere` if that place isn't in sight. */
export function itself(
  lands: string,
  from: Anchor | undefined,
  at: Anchor,
  elsewhere: Picture,
  more: Partial<Part> = {},
): Part {
  return piece({ is: "copy", of: "to" }, from, [lands, ...[at].flat()], {
    lands,
    elsewhere,
    grows: true,
    ...more,
  });
}

/** A chip drops next to something. */
export function chip(colour: PlayerColour, icon: IconName, from: Anchor, at: Anchor, count: number): Part {
  const picture: Picture = { is: "plate", colour, icon };
  return { does: "fly", picture, from, at, count, apart: 60, ms: 220, curve: "fly", land: 180, sound: "wood" };
}

/** Items of a kind leave for a place (negative count) or arrive from it, one after the other. */
export function stock(
  icon: IconName,
  amount: number,
  own: Anchor,
  about: Anchor | null,
  more: Partial<Part> = {},
): Part {
  const picture: Picture = { is: "icon", icon };
  const flight = {
    does: "fly",
    picture,
    count: Math.abs(amount),
    apart: 60,
    ms: 220,
    curve: "fly",
    arc: 34,
  } as const;
  // What is paid leaves with what it's paid for; what is brought comes after it.
  const way = amount < 0 ? ({ leaves: true, beside: true } as const) : ({ stage: 2 } as const);
  return { ...flight, at: own, from: about ?? undefined, ...way, ...more };
}

/** Coins to or from a stock, with the amount next to it. */
export function coins(
  amount: number,
  purse: Anchor,
  about: Anchor | null,
  text: string,
  more: Partial<Part> = {},
): Part {
  const sound: SoundName = amount < 0 ? "coin-out" : "coin";
  const told: Partial<Part> = { text, sound, sounds: amount < 0 ? "start" : "each", stays: 1200 };
  // Fewer coins than pounds: only five are drawn anyway.
  return stock("coin", Math.sign(amount) * Math.ceil(Math.abs(amount) / 4), purse, about, { ...told, ...more });
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

/** A card or tile moves unchanged from place to place. */
export function card(from: Anchor, at: Anchor, of: "from" | "to" = "from"): Part {
  return { does: "fly", picture: { is: "copy", of }, from, at, ms: 260, curve: "fly", land: 120, sound: "paper" };
}

/** A card is turned face up; its place is empty until then. */
export function turned(at: Anchor): Part {
  const [itself] = [at].flat();
  return {
    does: "turn",
    at,
    ...(itself ? { lands: itself } : {}),
    ms: 240,
    next: 160,
    curve: "out",
    sound: "paper",
    sounds: "start",
    stage: 3,
    stays: 120,
  };
}

/** An item disappears. */
export function gone(at: Anchor): Part {
  return { does: "sink", at, ms: 200, next: 60, curve: "out", stays: 200 };
}

/** A die rolls in place. */
export function rolled(at: Anchor, icon: IconName): Part {
  return { does: "roll", picture: { is: "icon", icon }, at, ms: 420, curve: "out", sound: "die", sounds: "start" };
}

/** Animations for the railway, or the reason for none. */

import {
  type Anchor,
  type GameMotion,
  none,
  type Part,
  type Picture,
  type Scene,
} from "../../../../../table/motion/movement";
import { card, gone, piece, ring, stock, turned } from "../../../../../table/motion/parts";
import type { Data } from "../../../../../table/state.svelte";
import { bendOf } from "./geometry";

/** The board, or its stand-in while it's closed. */
const CLOSED = ['[data-part="railway"]', '[data-chip="railway"]'];
const stop = (place: unknown): Anchor => [`[data-stop="${place}"]`, ...CLOSED];
const demand = (number: unknown): Anchor => [`[data-anchor="demand-${number}"]`, ...CLOSED];
const track = (seat: unknown): Anchor => [
  `[data-anchor="track-${seat}"]`,
  `[data-anchor="seat-${seat}"]`,
  ...CLOSED,
];
const hex = (name: unknown): Anchor => `[data-hex="${name}"]`;
const seat = (at: unknown): Anchor => [`[data-anchor="row-${at}"]`, `[data-anchor="seat-${at}"]`];
const site = (name: unknown): Anchor => [`[data-site="${name}"]`, ...CLOSED];
const DEALT = "it is dealt before anybody looks on; the board shows where it lies";

/** Finds the train's current place on the page: events only name its destination. */
function standing(seat: unknown, train: unknown): string | null {
  const found = document.querySelector(`[data-train="${seat}-${train}"]`);
  return found?.getAttribute("data-at") ?? null;
}

/** Moves a train along its tracks, from its current place through each stop. */
function driven({ seat: owner, train, path }: Data, { seats }: Scene): Part[] {
  const stops = path as string[];
  const start = standing(owner, train);
  const colour = seats[Number(owner)]?.colour;
  const picture: Picture = colour ? { is: "plate", colour, icon: "train" } : { is: "icon", icon: "train" };
  return stops.map((place, at): Part => {
    const from = at ? stops[at - 1] : start;
    const track = from ? { from: stop(from), bend: bendOf(from, place) } : {};
    const sound: Partial<Part> = at ? {} : { sound: "train", sounds: "start" };
    return { does: "fly", picture, at: stop(place), ms: 500, curve: "step", ...track, ...sound };
  });
}

export const MOVES: GameMotion["events"] = {
  "train-placed": ({ stop: at }) => [piece({ is: "icon", icon: "train" }, undefined, stop(at))],
  "train-moved": driven,
  delivered: ({ stop: at }, scene) => {
    scene.about = stop(at);
    return [{ ...ring(stop(at), "seal"), stage: 3 }];
  },
  "bonus-taken": none("what it brings comes with events of its own; the log says which bonus it was"),
  "marker-taken": ({ seat: at }) => [{ ...ring(track(at), "wood"), stage: 3 }],
  "further-action": ({ seat: at }) => [{ ...ring(seat(at)), text: "+1" }],
  "demand-placed": ({ number }) => [turned(demand(number))],
  "demand-to-come": () => [turned(['[data-part="next-demands"]', ...CLOSED])],
  "demand-gone": ({ number }) => [gone(demand(number))],
  "bonus-placed": none(DEALT),
  "bonus-gone": ({ stop: at }) => [ring(stop(at))],
  "station-placed": ({ seat: at, hex: name }) => [piece({ is: "icon", icon: "station" }, track(at), hex(name))],
  "station-lapsed": none("a station that nobody can place goes back to the box, where nobody sees it"),
  "city-placed": ({ hex: name }) => [piece({ is: "icon", icon: "settlements" }, undefined, hex(name))],
  "hex-reserved": ({ seat: at, hex: name }) => [stock("merchant", 1, hex(name), seat(at), { sound: "wood" })],
  "merchant-home": ({ seat: at, hex: name }) => [stock("merchant", 1, seat(at), hex(name))],
  "upgrades-undone": ({ seat: at }) => [ring(seat(at), "wood")],
  "contract-exchanged": ({ taken }) => [
    card(`[data-contract="${taken}"]`, ['[data-part="box"]', '[data-part="mine"]'], "to"),
  ],
  "contract-covered": none("it lies below the contract that was just seen to come"),
  "contract-uncovered": none("the contract on top has just been seen to go"),
  "milestone-placed": none(DEALT),
  "milestone-claimed": ({ site: name }, scene) => {
    scene.about = site(name);
    return [ring(site(name), "seal", 300)];
  },
  "marker-unlocked": ({ seat: at }) => [{ ...ring(track(at)), stage: 3 }],
};

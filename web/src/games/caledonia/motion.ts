/** Animations for this game's events, or the reason for none: every event of the base game is listed. */

import { type Anchor, type GameMotion, none, type Part, type Scene } from "../../table/motion/movement";
import { card, chip, coins, gone, piece, ring, rolled, stock, turned } from "../../table/motion/parts";
import type { EventSeen } from "../../table/state.svelte";
import type { IconName } from "../../ui/icons";
import { CALEDONIA } from "./icons";
import { moveOf } from "./modules";
import type { Good, Unit } from "./shape";

/** Values of this game's events. */
export type EventValues = Readonly<{
  seat: number;
  amount: number;
  count: number;
  glory: number;
  vp: number;
  good: Good;
  unit: Unit;
  hex: string;
  port: string;
  contract: number;
  contracts: readonly number[];
  /** A hex, or a step of a price ladder. */
  start: string | number;
  end: string;
  steps: number;
}>;

// Parts of the table

const seat = (at: number): Anchor => [`[data-anchor="row-${at}"]`, `[data-anchor="seat-${at}"]`];
const own = (place: string, at: number): Anchor => [`[data-anchor="${place}-${at}"]`, ...seat(at)];
const part = (scene: Scene, at: number, name: string): Anchor =>
  at === scene.me ? [`[data-part="${name}"]`, `[data-part="mine"]`, ...seat(at)] : seat(at);
const purse = (at: number) => own("purse", at);
const store = (at: number, good: string): Anchor => [`[data-anchor="good-${at}-${good}"]`, ...purse(at)];
const column = (at: number, unit: string): Anchor => [`[data-anchor="unit-${at}-${unit}"]`, ...seat(at)];
const hexOf = (hex: unknown): Anchor => `[data-hex="${hex}"]`;
const ladder = (good: unknown): Anchor => [`[data-anchor="ladder-${good}"]`, '[data-part="market"]'];
const rung = (good: unknown, step: number): Anchor => `[data-anchor="price-${good}-${step}"]`;
const contract = (id: unknown): Anchor => [
  `[data-part="contracts"] [data-contract="${id}"]`,
  `[data-contract="${id}"]`,
];

// Pictures

const colourOf = ({ seats }: Scene, at: number) => seats[at]?.colour ?? "snow";
const unitOf = (unit: unknown): IconName => (CALEDONIA.units as Record<string, IconName>)[`${unit}`] ?? "expand";
const goodOf = (good: unknown): IconName =>
  (CALEDONIA.goods as Record<string, IconName>)[`${good}`] ?? "export-box";
const unit = (scene: Scene, values: EventValues) =>
  ({ is: "plate", colour: colourOf(scene, values.seat), icon: unitOf(values.unit) }) as const;

/** Records a step's subject, so that coins know where to go. */
function about(scene: Scene, anchor: Anchor, ...parts: Part[]): Part[] {
  scene.about = anchor;
  return parts;
}
const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}£${Math.abs(amount)}`;
function money(at: number, amount: number, scene: Scene): Part[] {
  return amount ? [coins(amount, purse(at), scene.about, signed(amount))] : [];
}
function goods(at: number, good: string, count: number, scene: Scene): Part[] {
  return [stock(goodOf(good), count, store(at, good), scene.about, { sound: "sheaf", sounds: "start" })];
}
const DEALT = "it is dealt before anybody looks on; the board shows where it lies";

export const MOTION: GameMotion<EventValues> = {
  events: {
    // Money, goods, glory
    money: ({ seat: at, amount }, scene) => money(at, amount, scene),
    bill: ({ seat: at, amount }, scene) => money(at, -amount, scene),
    goods: ({ seat: at, good, count }, scene) => goods(at, good, count, scene),
    glory: ({ seat: at, glory }) => [
      stock("glory", glory, own("glory", at), '[data-part="scoring"]', { text: `+${glory}`, sound: "tick" }),
    ],
    // On the map
    deployed: (values, scene) =>
      about(
        scene,
        hexOf(values.hex),
        piece(unit(scene, values), column(values.seat, values.unit), hexOf(values.hex)),
      ),
    withdrawn: (values, scene) =>
      about(
        scene,
        hexOf(values.hex),
        piece(unit(scene, values), hexOf(values.hex), column(values.seat, values.unit)),
      ),
    moved: (values, scene) => [piece(unit(scene, values), hexOf(values.start), hexOf(values.end))],
    rowed: (values, scene) => [
      piece(
        { is: "plate", colour: colourOf(scene, values.seat), icon: "fisherman" },
        hexOf(values.start),
        hexOf(values.end),
        { arc: 6, sound: "water" },
      ),
    ],
    port: ({ port }, scene) =>
      about(
        scene,
        [`[data-anchor="port-${port}"]`, '[data-part="map"]'],
        ring(`[data-anchor="port-${port}"]`, "water"),
      ),
    // At the market
    "merchants-sent": ({ seat: at, good, count }, scene) =>
      about(scene, ladder(good), chip(colourOf(scene, at), "merchant", own("merchants", at), ladder(good), count)),
    "merchants-return": ({ seat: at }, scene) => [
      chip(colourOf(scene, at), "merchant", '[data-part="market"]', own("merchants", at), 1),
    ],
    "merchant-back": ({ seat: at, good }, scene) => [
      chip(colourOf(scene, at), "merchant", ladder(good), own("merchants", at), 1),
    ],
    price: ({ good, start, steps }) => [
      {
        does: "fly",
        // The brass marker itself slides; the new price appears where it lands.
        picture: { is: "copy", of: "from" },
        from: rung(good, Number(start)),
        at: rung(good, Math.max(0, Number(start) + steps)),
        leftMark: rung(good, Number(start)),
        ms: 160 * Math.max(1, Math.min(3, Math.abs(steps))),
        curve: "step",
        sound: "tick",
        stays: 600,
      },
    ],
    // Contracts
    obtained: ({ seat: at, contracts }, scene) =>
      about(
        scene,
        [...contracts.slice(0, 1).map((id) => `[data-contract="${id}"]`), '[data-part="contracts"]'],
        ...contracts.flatMap((id) => [
          card(contract(id), part(scene, at, "box")),
          // Closes the lid.
          ring(part(scene, at, "box"), undefined, 0),
        ]),
      ),
    drawn: ({ contract: id }) => [turned(contract(id))],
    opened: ({ contract: id }) => [turned(contract(id))],
    "under-pile": none("what goes under the pile is seen by nobody again"),
    removed: ({ contract: id }) => [gone(contract(id))],
    fulfilled: ({ seat: at, contract: id }, scene) =>
      about(
        scene,
        part(scene, at, "box"),
        // It leaves the box, and is sealed on arrival.
        card([`[data-part="box"] [data-contract="${id}"]`, ...seat(at)], part(scene, at, "won")),
        piece({ is: "icon", icon: "seal" }, undefined, part(scene, at, "won"), {
          arc: 0,
          ms: 200,
          sound: "seal",
        }),
      ),
    imported: ({ seat: at, good, count }, scene) => [
      stock(goodOf(good), count, part(scene, at, "won"), scene.about, { sound: "sheaf", sounds: "start" }),
    ],
    // Upgrades
    shipping: ({ seat: at }, scene) =>
      about(scene, part(scene, at, "shipping"), ring(part(scene, at, "shipping"), "water")),
    technology: ({ seat: at, unit: kind }, scene) =>
      about(scene, column(at, kind), ring(column(at, kind), "wood")),
    hired: ({ seat: at }, scene) => about(scene, own("merchants", at), ring(own("merchants", at), "wood")),
    "barrel-in": ({ seat: at }, scene) => [
      stock("whisky", 1, part(scene, at, "power"), store(at, "whisky"), { sound: "wood" }),
    ],
    "barrel-out": ({ seat: at }, scene) =>
      about(scene, part(scene, at, "power"), ring(part(scene, at, "power"), "wood")),
    // Turns and rounds
    passed: ({ seat: at }) => [ring(`[data-anchor="seat-${at}"]`)],
    round: () => [{ ...ring('[data-part="scoring"]', "bell"), later: true }],
    clan: ({ seat: at }) => [ring(`[data-anchor="seat-${at}"]`, "seal")],
    "auction-won": ({ seat: at }) => [ring(`[data-anchor="seat-${at}"]`, "seal")],
    bid: ({ seat: at, vp }) => [{ ...ring(`[data-anchor="seat-${at}"]`, "tick"), text: `${vp}` }],
    "dropped-out": none("who drops out does nothing more; the turn order and the log say so"),
    // Dice of the solo game
    "rolled-price": () => [rolled('[data-part="market"]', "die")],
    "rolled-good": none("its face is told by the card of the dice and by the price that steps"),
    // Before the game
    side: none(DEALT),
    covered: none(DEALT),
    "port-placed": none(DEALT),
    "tile-placed": none(DEALT),
    offer: none(DEALT),
    "first-player": none("the turn order shows who is first"),
    "clan-start": none("a clan begins with what its board shows"),
  },
  other({ key, values, lines }: EventSeen, scene: Scene): readonly Part[] {
    const known = moveOf(key);
    if (known) return typeof known === "function" ? known((values ?? {}) as EventValues, scene) : [];
    return lines.flatMap(([name, amount]) => {
      const [, stockName = "", at = ""] = /^(.*)-(\d+)$/.exec(name) ?? [];
      if (!at || !amount) return [];
      if (stockName === "money") return money(Number(at), amount, scene);
      return stockName in CALEDONIA.goods ? goods(Number(at), stockName, amount, scene) : [];
    });
  },
};

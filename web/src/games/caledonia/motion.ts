/** Animations for this game's events, or the reason for none: every event of the base game is listed. */

import {
  type Anchor,
  type Brought,
  type GameMotion,
  none,
  type Part,
  type Scene,
} from "../../table/motion/movement";
import { card, chip, coins, gone, itself, piece, ring, rolled, stock, turned } from "../../table/motion/parts";
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
const purse = (at: number): Anchor => [`[data-anchor="purse-${at}"] svg`, ...[own("purse", at)].flat()];
const store = (at: number, good: string): Anchor => [
  `[data-anchor="good-${at}-${good}"] svg`,
  `[data-anchor="good-${at}-${good}"]`,
  ...[purse(at)].flat(),
];
const column = (at: number, unit: string): Anchor => [`[data-anchor="unit-${at}-${unit}"]`, ...seat(at)];
const hexOf = (hex: unknown): Anchor => `[data-hex="${hex}"]`;
const ladder = (good: unknown): Anchor => [`[data-anchor="ladder-${good}"]`, '[data-part="market"]'];
const rung = (good: unknown, step: number): string => `[data-anchor="price-${good}-${step}"]`;
const boxed = (id: unknown): string => `[data-part="box"] [data-contract="${id}"]`;
const contract = (id: unknown): Anchor => [
  `[data-part="contracts"] [data-contract="${id}"]`,
  `[data-contract="${id}"]`,
];

// Pictures

const CONTRACT = { is: "icon", icon: "contract" } as const;
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
const figure = (at: number, name: string, by: number): Brought => ({ figure: `players.${at}.${name}`, by });
function money(at: number, amount: number, scene: Scene): Part[] {
  const brings = [figure(at, "money", amount)];
  return amount ? [coins(amount, purse(at), scene.about, signed(amount), { brings })] : [];
}
function goods(at: number, good: string, count: number, scene: Scene): Part[] {
  const more: Partial<Part> = { sound: "sheaf", sounds: "start", brings: [figure(at, `goods.${good}`, count)] };
  // One kind of good after the other, each overlapping the one before.
  return [
    stock(goodOf(good), count, store(at, good), scene.about, { ...more, ms: 320, next: 140, beside: false }),
  ];
}
/** A piece on the map, and its column in its owner's tray, which stays empty while it flies. */
const onMap = ({ seat: at, unit }: EventValues, hex: string) => `[data-piece="${hex}-${at}-${unit}"]`;
const tray = (at: number, unit: unknown): string => `[data-anchor="unit-${at}-${unit}"] [data-tray]`;
/** What a piece changes on the map as it lands: its owner's land, and what that yields. */
const settles = (at: number): Brought[] => [
  { figure: "pieces" },
  { figure: `outlook.seats.${at}.income` },
  { figure: `outlook.seats.${at}.makes` },
];
const DEALT = "it is dealt before anybody looks on; the board shows where it lies";

export const MOTION: GameMotion<EventValues> = {
  last: ["forecast"],
  events: {
    // Money, goods, glory
    money: ({ seat: at, amount }, scene) => money(at, amount, scene),
    bill: ({ seat: at, amount }, scene) => money(at, -amount, scene),
    goods: ({ seat: at, good, count }, scene) => goods(at, good, count, scene),
    glory: ({ seat: at, glory }) => [
      stock("glory", glory, own("glory", at), '[data-part="scoring"]', {
        text: `+${glory}`,
        sound: "tick",
        brings: [figure(at, "glory", glory)],
      }),
    ],
    // On the map
    deployed: (values, scene) =>
      about(
        scene,
        hexOf(values.hex),
        itself(
          onMap(values, values.hex),
          [tray(values.seat, values.unit), ...[column(values.seat, values.unit)].flat()],
          hexOf(values.hex),
          unit(scene, values),
          { empties: tray(values.seat, values.unit), brings: settles(values.seat) },
        ),
      ),
    withdrawn: (values, scene) =>
      about(scene, hexOf(values.hex), {
        ...piece({ is: "copy", of: "from" }, onMap(values, values.hex), column(values.seat, values.unit)),
        elsewhere: unit(scene, values),
        next: 140,
      }),
    moved: (values, scene) => [
      itself(
        onMap(values, values.end),
        [onMap(values, String(values.start)), `${hexOf(values.start)}`],
        hexOf(values.end),
        unit(scene, values),
        { brings: settles(values.seat) },
      ),
    ],
    rowed: (values, scene) => [
      itself(
        onMap({ ...values, unit: "fisherman" }, values.end),
        [onMap({ ...values, unit: "fisherman" }, String(values.start)), `${hexOf(values.start)}`],
        hexOf(values.end),
        { is: "plate", colour: colourOf(scene, values.seat), icon: "fisherman" },
        { arc: 6, sound: "water", brings: settles(values.seat) },
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
      about(scene, ladder(good), {
        ...chip(colourOf(scene, at), "merchant", own("merchants", at), ladder(good), count),
        changes: [figure(at, "merchants", -count)],
        brings: [{ figure: `players.${at}.market.${good}` }],
      }),
    "merchants-return": ({ seat: at }, scene) => [
      {
        ...chip(colourOf(scene, at), "merchant", '[data-part="market"]', own("merchants", at), 1),
        stage: 3,
        beside: true,
      },
    ],
    "merchant-back": ({ seat: at, good }, scene) => [
      chip(colourOf(scene, at), "merchant", ladder(good), own("merchants", at), 1),
    ],
    price: ({ good, start, steps }) => [
      {
        does: "fly",
        // The brass marker itself slides; its place is empty until it lands.
        picture: { is: "copy", of: "to" },
        from: rung(good, Number(start)),
        at: rung(good, Math.max(0, Number(start) + steps)),
        lands: rung(good, Math.max(0, Number(start) + steps)),
        changes: [{ figure: "market" }],
        stage: 1,
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
        ...contracts.map(
          (id): Part => ({
            ...card(contract(id), at === scene.me ? [boxed(id), '[data-part="box"]', ...seat(at)] : seat(at)),
            ...(at === scene.me ? { lands: boxed(id) } : {}),
            elsewhere: CONTRACT,
            arc: 30,
            ms: 360,
            land: 120,
          }),
        ),
      ),
    drawn: ({ contract: id }) => [turned(contract(id))],
    opened: ({ contract: id }) => [turned(contract(id))],
    "under-pile": none("what goes under the pile is seen by nobody again"),
    removed: ({ contract: id }) => [{ ...gone(contract(id)), stage: 3 }],
    fulfilled: ({ seat: at, contract: id }, scene) => {
      const there: Anchor = [boxed(id), ...seat(at)];
      return about(
        scene,
        there,
        {
          does: "stamp",
          at: there,
          picture: { is: "icon", icon: "seal" },
          ms: 180,
          curve: "drop",
          sound: "seal",
          stage: 1,
        },
        // It leaves once its rewards have.
        { ...card(there, part(scene, at, "won")), elsewhere: CONTRACT, ms: 420, arc: 40, stage: 3 },
      );
    },
    imported: ({ seat: at, good, count }, scene) => [
      stock(goodOf(good), count, part(scene, at, "won"), scene.about, {
        sound: "sheaf",
        sounds: "start",
        apart: 50,
        ms: 180,
        next: 50,
        brings: [figure(at, `imports.${good}`, count)],
      }),
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
    round: () => [{ ...ring('[data-part="scoring"]', "bell"), stage: 3 }],
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

/** Labels for hexes, tiles and pieces, for screen readers and the command box. */

import type { Value, Values } from "../../messages/catalogue";
import type { Say } from "../../messages/messages.svelte";
import { sayOf } from "../../messages/messages.svelte";
import type { Fixed } from "../../table/choosing.svelte";
import type { Note } from "../../table/parts";
import type { Arg, Data, Offer, TableState } from "../../table/state.svelte";
import { withNames } from "../../table/steps";
import type { Board } from "./board.svelte";
import { CALEDONIA } from "./icons";
import { cheapBeside } from "./map/beside";
import { type Hex, levelOf } from "./map/land";
import {
  type CaledoniaPack,
  type CaledoniaView,
  type Contract,
  GOODS,
  IMPORTS,
  type Port,
  packOf,
  rowOf,
  type Unit,
} from "./shape";

/** Formats a message of this game, or a shared one. */
export const tell: Say = (key, values) => sayOf("caledonia")(key, values);

/** Joins items into a list: "wool, milk and bread". */
export function listed(things: readonly string[]): string {
  const [last, ...rest] = [...things].reverse();
  return rest.length && last !== undefined
    ? tell("list", { rest: rest.reverse().join(", "), last })
    : (last ?? "");
}

export function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}£${Math.abs(amount)}`;
}

/** Formats an offer's effect on my money, with its sign: a negative price is income. */
export function change(price: number): string {
  return `${price > 0 ? "−" : "+"}£${Math.abs(price)}`;
}

/** Formats a cost, or the income if the price is negative. */
export function cost(price: number): string {
  return price < 0 ? change(price) : money(price);
}

export function landName(hex: Hex): string {
  return hex.land.length ? listed(hex.land.map((land) => tell(`land-${land}`))) : tell("land-loch");
}

export function levelName(board: Board, level: number): string {
  const row = board.pack.sets["shipping levels"][level];
  return row ? tell(`level-${row.id}`) : "";
}

/** Names the piece on a hex and its owner; several, if the hex is shared. */
export function pieceName(board: Board, hex: string): string {
  if (!board.pieces.has(hex)) return "";
  const names = board.view.pieces
    .filter(([where]) => where === hex)
    .map(([, seat, unit]) =>
      seat === null || unit === null
        ? tell("cal-hex-closed")
        : tell("cal-hex-piece", { name: board.nameOf(seat), thing: tell(`unit-${unit}`) }),
    );
  return names.join(", ");
}

/** Returns the modules' notes about a hex. */
export function notesOn(board: Board, hex: string): string[] {
  const names = board.table.seats.map(({ name }) => name);
  return (board.view.notes ?? [])
    .filter(([, values]) => values.hex === hex)
    .map(([key, values]) => tell(key, spelled(board, key, withNames(values, names))));
}

/** Returns a hex's screen-reader label: name, land, cost, pieces, then my options. */
export function hexLabel(board: Board, hex: Hex): string {
  if (hex.mist) return tell("cal-hex-mist", { hex: hex.name });
  const port = board.view.ports.find((each) => each.hex === hex.name);
  const parts = [hex.name, landName(hex)];
  if (hex.land.length) parts.push(money(hex.cost));
  if (port) parts.push(portName(board, port.port));
  const piece = pieceName(board, hex.name);
  if (piece) parts.push(piece);
  parts.push(...notesOn(board, hex.name));
  const mark = board.marks.hexes.get(hex.name);
  if (mark) parts.push(tell("cal-changed-by", { name: board.nameOf(mark.seat) }));
  if (!piece && hex.land.length) parts.push(...neighbourWords(board, hex.name), ...reachWords(board, hex));
  return parts.join(", ");
}

/** Lists goods that neighbours there sell, with their prices. */
function neighbourPrices({ view, table }: Pick<Board, "view" | "table">, hex: string, cheaper = false): Note[] {
  return cheapBeside(view, hex, table.me)
    .filter(({ instead }) => !cheaper || instead)
    .map(({ good, seat, price }) => ({
      icon: CALEDONIA.goods[good],
      text: tell("cal-hex-beside", {
        name: table.seats[seat]?.name ?? "",
        thing: tell(`good-${good}`),
        price: money(price),
      }),
    }));
}

const neighbourWords = (board: Pick<Board, "view" | "table">, hex: string): string[] =>
  neighbourPrices(board, hex).map(({ text }) => text);

function reachWords(board: Board, hex: Hex): string[] {
  const offer = board.open.get(hex.name);
  if (offer?.price !== undefined) return [`${offer.text}: ${cost(offer.price)}`];
  if (board.byHex.has(hex.name))
    return [tell("cal-hex-offers", { count: board.byHex.get(hex.name)?.length ?? 0 })];
  if (board.table.me === null || !board.outlook.reach) return [];
  const level = levelOf(board.land, board.outlook.reach, hex.name);
  if (level <= board.player.shipping) return [tell("cal-hex-in-reach")];
  return level < board.never ? [tell("cal-hex-needs", { level: levelName(board, level) })] : [];
}

type PortFace = Pick<Port, "id" | "effect" | "figures">;

/** Returns what a port tile shows at this table. */
export function portRow({ pack, view }: Pick<Board, "pack" | "view">, port: number): PortFace | undefined {
  const { railway } = view as { railway?: { ports: Readonly<Record<string, PortFace>> } };
  return railway?.ports[`${port}`] ?? pack.sets["port bonus tiles"][port - 1];
}

export function portName(board: Pick<Board, "pack" | "view">, port: number): string {
  const row = portRow(board, port);
  return tell("cal-port-name", { port, effect: row ? tell(`effect-${row.effect}`) : "" });
}

/** Describes a port's effect, with its figures. */
export function portText(board: Pick<Board, "pack" | "view">, port: number): string {
  const row = portRow(board, port);
  if (!row) return "";
  const figures = Object.fromEntries(Object.entries(row.figures).map(([name, [figure]]) => [name, figure ?? 0]));
  return tell(`cal-port-${row.effect}`, figures);
}

/** Describes what a scoring tile counts. */
export function tileText(board: Pick<Board, "pack">, id: string): string {
  const { counts, every, glory, glory_for_field, land_cost_from } = rowOf(board.pack.sets["scoring tiles"], id);
  return tell(`cal-tile-${counts}`, { every, glory, field: glory_for_field, from: land_cost_from });
}

/** Returns a player's clan name; a note in games without clans; empty until it's chosen. */
export function clanName(board: Board, clan: string): string {
  if (clan !== "none") return tell(`clan-${clan}`);
  return board.view.clanless ? tell("cal-no-clan") : "";
}

/** Without clans, players take a tile instead. */
export function named({ view }: TableState, verb: string): string | undefined {
  return verb === "choose-clan" && view.clanless ? tell("cal-take-tile") : undefined;
}

export function titled({ view }: TableState, offer: Offer): string | undefined {
  return offer.verb === "choose-clan" && view.clanless
    ? tell("cal-tile-taken", { tile: `${offer.args.tile}` })
    : undefined;
}

/** Message values that hold contract numbers. */
const CONTRACTS: readonly string[] = ["contract", "contracts", "taken", "top", "on"];
/** Messages that already include the contract's reward. */
const TOLD: readonly string[] = ["event-fulfilled"];

/** Replaces contract numbers with their requirements and rewards, as players don't know the numbers. */
export function spelled({ pack }: Pick<TableState, "pack">, key: string, values: Values): Values {
  if (TOLD.includes(key) || !CONTRACTS.some((name) => name in values)) return values;
  const { contracts = [] }: Partial<CaledoniaPack> = packOf({ pack });
  const spell = (value: Value): Value => {
    if (Array.isArray(value)) return value.map(spell);
    const contract = typeof value === "number" ? contracts[value] : undefined;
    return contract ? tell("cal-contract-named", { number: value, ...termsOf(contract) }) : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, CONTRACTS.includes(name) ? spell(value) : value]),
  );
}

/** Names the contracts of an offer. */
export function inFull(table: TableState, { verb, args }: Offer): string | undefined {
  const about = CONTRACTS.some((name) => name in args);
  return about ? tell(`do-${verb}`, spelled(table, `do-${verb}`, args as Values)) : undefined;
}

/**
 * Lists an offer's benefits other than goods and money: income, and goods cheaper from neighbours than at the
 * market.
 */
export function brings(table: TableState, offer: Offer, ghost: Data): Note[] {
  const seat = table.me ?? 0;
  const view = table.view as CaledoniaView;
  const before = view.outlook.seats[seat]?.income ?? 0;
  const after = (ghost as CaledoniaView).outlook.seats[seat]?.income ?? 0;
  const improved = offer.verb === "upgrade-technology" ? [{ text: upgraded(table, offer.args.unit as Unit) }] : [];
  const beside = offer.verb === "expand" ? neighbourPrices({ view, table }, String(offer.args.hex), true) : [];
  const income = before === after ? [] : [{ text: tell("cal-income-then", { before, after }) }];
  return [...improved, ...income, ...beside, ...portsUsed(view, ghost as CaledoniaView, seat, offer)];
}

/** Returns ports an offer uses without naming them: port 16, if a delivery leaves out goods. */
function portsUsed(view: CaledoniaView, ghost: CaledoniaView, seat: number, { args }: Offer): Note[] {
  const named = [args.port, args.ports].flat();
  return ghost.ports
    .filter(
      ({ port, marked }, at) =>
        !named.includes(port) && marked.includes(seat) && !view.ports[at]?.marked.includes(seat),
    )
    .map(({ port }) => ({ text: tell("cal-port-once", { port }), icon: "port" }));
}

/** "miner: £8 instead of £6 each". */
function upgraded(table: TableState, unit: Unit): string {
  const [before, after] = unitIncomes(packOf(table), unit);
  return tell("cal-technology-then", { thing: tell(`unit-${unit}`), before, after });
}

/** Returns a unit's income before and after its technology upgrade. */
export function unitIncomes(pack: CaledoniaPack, unit: Unit): [before: number, after: number] {
  const before = pack.units.find(({ id }) => id === unit)?.income ?? 0;
  const more = pack.sets["technology tiles"].find((tile) => tile.unit === unit)?.income ?? 0;
  return [before, before + more];
}

/** Describes a technology by the income it will bring. */
export function valued(table: TableState, argument: string, value: Arg, fixed: Fixed): string | undefined {
  return argument === "unit" && fixed.verb === "upgrade-technology" ? upgraded(table, value as Unit) : undefined;
}

/** Describes a clan's power. */
export function clanText(clan: string): string {
  return tell(`cal-clan-${clan}`);
}

/** Describes a contract's requirements. */
export function contractCost(contract: Contract): string {
  const asked = GOODS.flatMap((good) => goods(contract.goods[good], good));
  const meat = (["beef", "mutton"] as const).flatMap((each) => amount(contract.meat[each], tell(`meat-${each}`)));
  return listed([...asked, ...meat]);
}

/** Describes a contract's rewards. */
export function contractGain(contract: Contract): string {
  const imports = IMPORTS.flatMap((good) => goods(contract.imports[good], good));
  return listed([
    ...imports,
    ...amount(contract.hops, tell("cal-hops")),
    ...(contract.money ? [money(contract.money)] : []),
    ...(contract.free_hexes ? [tell("cal-free-land", { count: contract.free_hexes })] : []),
    ...(contract.upgrades ? [tell("cal-bonus-upgrade", { count: contract.upgrades })] : []),
  ]);
}

export function contractLabel(contract: Contract, number: number): string {
  return tell("cal-contract-label", { number, ...termsOf(contract) });
}

function termsOf(contract: Contract): { cost: string; gain: string } {
  return { cost: contractCost(contract), gain: contractGain(contract) };
}

function goods(count: number | undefined, good: string): string[] {
  return count ? [tell("cal-amount", { count, good })] : [];
}

function amount(count: number | undefined, thing: string): string[] {
  return count ? [`${count} ${thing}`] : [];
}

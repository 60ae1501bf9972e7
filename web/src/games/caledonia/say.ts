/** Words for what is on the table: names of hexes, tiles and pieces, for those who listen and for the command box. */

import type { Offer, TableState } from "../../table/state.svelte";
import type { Say } from "../../words/words.svelte";
import { sayOf } from "../../words/words.svelte";
import type { Board } from "./board.svelte";
import { type Hex, levelOf } from "./map/land";
import { type Contract, GOODS, IMPORTS, rowOf } from "./shape";

export { answer, next, questions, status, unused } from "./answers";
export { heard } from "./heard";

/** Says a message of this game, or of ours. */
export const tell: Say = (key, values) => sayOf("caledonia")(key, values);

/** Things in a row: "wool, milk and bread". */
export function listed(things: readonly string[]): string {
  const [last, ...rest] = [...things].reverse();
  return rest.length && last !== undefined
    ? tell("list", { rest: rest.reverse().join(", "), last })
    : (last ?? "");
}

export function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}£${Math.abs(amount)}`;
}

export function landName(hex: Hex): string {
  return hex.land.length ? listed(hex.land.map((land) => tell(`land-${land}`))) : tell("land-loch");
}

export function levelName(board: Board, level: number): string {
  const row = board.pack.sets["shipping levels"][level];
  return row ? tell(`level-${row.id}`) : "";
}

/** What stands on a hex, and whose it is. */
export function pieceName(board: Board, hex: string): string {
  const piece = board.pieces.get(hex);
  if (!piece) return "";
  const [, seat, unit] = piece;
  if (seat === null || unit === null) return tell("cal-hex-closed");
  return tell("cal-hex-piece", { name: board.nameOf(seat), thing: tell(`unit-${unit}`) });
}

/** A hex as a screen reader hears it: name, land, cost, who stands there, then what I can do. */
export function hexLabel(board: Board, hex: Hex): string {
  if (hex.mist) return tell("cal-hex-mist", { hex: hex.name });
  const port = board.view.ports.find((each) => each.hex === hex.name);
  const parts = [hex.name, landName(hex)];
  if (hex.land.length) parts.push(money(hex.cost));
  if (port) parts.push(portName(board, port.port));
  const piece = pieceName(board, hex.name);
  if (piece) parts.push(piece);
  const mark = board.marks.hexes.get(hex.name);
  if (mark) parts.push(tell("cal-changed-by", { name: board.nameOf(mark.seat) }));
  if (!piece && hex.land.length) parts.push(...neighbourWords(board, hex), ...reachWords(board, hex));
  return parts.join(", ");
}

/** What could be bought of the neighbours there, and for how much. */
function neighbourWords(board: Board, hex: Hex): string[] {
  return (board.view.outlook.beside[hex.name] ?? [])
    .filter(([, seat]) => seat !== board.table.me)
    .map(([good, seat]) =>
      tell("cal-hex-beside", {
        name: board.nameOf(seat),
        thing: tell(`good-${good}`),
        price: money(board.view.outlook.cheap[good]),
      }),
    );
}

function reachWords(board: Board, hex: Hex): string[] {
  const offer = board.open.get(hex.name);
  if (offer?.price !== undefined) return [`${offer.text}: ${money(offer.price)}`];
  if (board.byHex.has(hex.name))
    return [tell("cal-hex-offers", { count: board.byHex.get(hex.name)?.length ?? 0 })];
  if (board.table.me === null || !board.outlook.reach) return [];
  const level = levelOf(board.land, board.outlook.reach, hex.name);
  if (level <= board.player.shipping) return [tell("cal-hex-in-reach")];
  return level < 6 ? [tell("cal-hex-needs", { level: levelName(board, level) })] : [];
}

export function portName(board: Board, port: number): string {
  const row = board.pack.sets["port bonus tiles"][port - 1];
  return tell("cal-port-name", { port, effect: row ? tell(`effect-${row.effect}`) : "" });
}

/** What a port does, with its figures. */
export function portText(board: Board, port: number): string {
  const row = board.pack.sets["port bonus tiles"][port - 1];
  if (!row) return "";
  const figures = Object.fromEntries(Object.entries(row.figures).map(([name, [figure]]) => [name, figure ?? 0]));
  return tell(`cal-port-${row.effect}`, figures);
}

/** What a scoring tile counts. */
export function tileText(board: Board, id: string): string {
  const { counts, every, glory, glory_for_field, land_cost_from } = rowOf(board.pack.sets["scoring tiles"], id);
  return tell(`cal-tile-${counts}`, { every, glory, field: glory_for_field, from: land_cost_from });
}

/** The clan of a player; where nobody has one, that; and nothing while it is still to be chosen. */
export function clanName(board: Board, clan: string): string {
  if (clan !== "none") return tell(`clan-${clan}`);
  return board.view.clanless ? tell("cal-no-clan") : "";
}

/** Without clans it is a tile that one takes. */
export function named({ view }: TableState, verb: string): string | undefined {
  return verb === "choose-clan" && view.clanless ? tell("cal-take-tile") : undefined;
}

export function titled({ view }: TableState, offer: Offer): string | undefined {
  return offer.verb === "choose-clan" && view.clanless
    ? tell("cal-tile-taken", { tile: `${offer.args.tile}` })
    : undefined;
}

/** What a clan can do. */
export function clanText(clan: string): string {
  return tell(`cal-clan-${clan}`);
}

/** What a contract asks for. */
export function contractCost(contract: Contract): string {
  const goods = GOODS.flatMap((good) => amount(contract.goods[good], tell(`good-${good}`)));
  const meat = (["beef", "mutton"] as const).flatMap((each) => amount(contract.meat[each], tell(`meat-${each}`)));
  return listed([...goods, ...meat]);
}

/** What it brings. */
export function contractGain(contract: Contract): string {
  const imports = IMPORTS.flatMap((good) => amount(contract.imports[good], tell(`good-${good}`)));
  return listed([
    ...imports,
    ...amount(contract.hops, tell("cal-hops")),
    ...(contract.money ? [money(contract.money)] : []),
    ...amount(contract.free_hexes, tell("cal-free-land")),
    ...amount(contract.upgrades, tell("cal-bonus-upgrade")),
  ]);
}

export function contractLabel(contract: Contract, number: number): string {
  return tell("cal-contract-label", { number, cost: contractCost(contract), gain: contractGain(contract) });
}

function amount(count: number | undefined, thing: string): string[] {
  return count ? [`${count} ${thing}`] : [];
}

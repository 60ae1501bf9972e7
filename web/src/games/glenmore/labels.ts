/** Labels for tiles, prices, effects and places, for cards, names and the command box. */

import type { Say } from "../../messages/messages.svelte";
import { knows, sayOf } from "../../messages/messages.svelte";
import type { Arg, Offer, TableState } from "../../table/state.svelte";
import { withNames } from "../../table/steps";
import type { Board } from "./board.svelte";
import { cellKey } from "./board.svelte";
import {
  type Cell,
  type ClanTerritory,
  type Effect,
  type GlenView,
  type Piece,
  type Placed,
  type PlayerView,
  type PriceData,
  packOf,
  RESOURCES,
  type Tile,
} from "./shape";

/** Formats a message of this game, or a shared one. */
export const tell: Say = (key, values) => sayOf("glenmore")(key, values);

/** Joins items into a list: "wood, stone and barley". */
export function listed(things: readonly string[]): string {
  const last = things.at(-1);
  if (things.length < 2 || last === undefined) return last ?? "";
  return tell("glen-list", { rest: things.slice(0, -1).join(", "), last });
}

/** Values that list one number per seat. */
const BY_SEAT = ["counts", "ayes", "nays"];

/** Formats a module's note, with the players' names. */
export function noteText(
  key: string,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  const named = { ...values };
  for (const each of BY_SEAT) {
    const counts = named[each];
    if (Array.isArray(counts))
      named[each] = listed(counts.map((count, seat) => `${names[seat] ?? seat} ${count}`));
  }
  return tell(key, withNames(named, names));
}

export function tileName(id: string): string {
  return tell(`tile-${id}`);
}

/** Returns a tile's name for small spaces: people with long names have a short form. */
export function shortName(id: string): string {
  return knows("glenmore", `glen-short-${id}`) ? tell(`glen-short-${id}`) : tileName(id);
}

export function pieceName(board: Board, piece: Piece): string {
  if (typeof piece === "string") return piece === "die" ? tell("glen-die") : tell(`piece-${piece}`);
  return piece === board.table.me ? tell("glen-you") : board.nameOf(piece);
}

/** Names a piece in one word. */
export function pieceShort(piece: string): string {
  const short = `glen-piece-short-${piece}`;
  if (knows("glenmore", short)) return tell(short);
  return piece === "die" ? tell("glen-die") : tell(`piece-${piece}`);
}

// Prices and effects

export function priceWords(price: PriceData): string {
  const parts: string[] = [];
  for (const resource of RESOURCES) {
    const count = price[resource];
    if (count) parts.push(tell("glen-goods", { count, resource }));
  }
  for (const kind of ["any", "different", "animals", "scotsmen", "whisky", "coins"] as const) {
    const count = price[kind];
    if (count) parts.push(tell(`glen-some-${kind}`, { count }));
  }
  return listed(parts);
}

/** Describes an effect in a few words. */
export function effectWords(effect: Effect): string {
  switch (effect.effect) {
    case "produce":
      return priceWords(effect.resources);
    case "produce-any":
      return tell("glen-some-choice", { count: effect.count });
    case "gain-scotsmen":
      return tell("glen-some-scotsmen", { count: effect.count });
    case "gain-whisky":
      return tell("glen-some-whisky", { count: effect.count });
    case "gain-coins":
      return tell("glen-some-coins", { count: effect.count });
    case "place-markers":
      return tell("glen-some-markers", { count: effect.count });
    case "take-discard":
      return tell("glen-take-discard");
    case "remove-tiles":
      return tell(effect.may ? "glen-may-remove" : "glen-must-remove", { count: effect.count });
    case "score":
      return tell("glen-some-vp", { count: effect.points });
    case "move":
      return tell("glen-some-movement", { count: effect.points });
    case "score-steps":
      return tell("glen-steps", {
        what: tell(`glen-count-${effect.count}`),
        steps: effect.steps.map(([from, points]) => tell("glen-step", { from, points })).join(", "),
      });
    case "take-card":
      return tell("glen-card", { card: effect.card });
    case "take-person":
      return tell("glen-person", { tile: effect.person });
    case "activate":
      return tell("glen-activate", { icon: effect.icon });
    case "power":
      return tell(`glen-power-${effect.name}`, effect.figures);
    case "trade":
      return tell("glen-trade", { pay: priceWords(effect.pay), gain: listed(effect.gain.map(effectWords)) });
    default: {
      const { effect: kind, ...figures } = effect;
      return tell(
        `glen-effect-${kind}`,
        "pay" in figures ? { ...figures, pay: priceWords(figures.pay) } : figures,
      );
    }
  }
}

export function activationWords(tile: Tile): string {
  return tile.activation.map(effectWords).join(tell("glen-or"));
}

export function immediateWords(tile: Tile): string {
  return listed(tile.immediate.map(effectWords));
}

export function bonusWords(place: ClanTerritory): string {
  return listed(place.bonus.map(effectWords));
}

/** Names a tile's type: village, river village, person. */
export function kindWords(tile: Tile): string {
  if (tile.kind === "person") return tell("glen-kind-person");
  if (tile.kind === "end") return tell("glen-kind-end");
  if (tile.kind === "rondel") return tell("glen-kind-rondel");
  const parts = tile.icons.map((icon) => tell(`icon-${icon}`));
  if (tile.river) parts.push(tell("glen-river"));
  if (tile.overlay) parts.push(tell("glen-overlay"));
  return parts.join(", ");
}

/** Describes a rondel tile's cost for this seat in one line, with the market's price. */
export function costLine(board: Board, tile: Tile, seat: number): string {
  if (tile.kind === "end" || tile.kind === "rondel") return "";
  const price = priceWords(tile.cost);
  if (!price) return tell("glen-cost-free");
  const market = board.view.outlook.market_cost[tile.id]?.[seat];
  if (market === null) return tell("glen-cost-never", { price });
  if (market) return tell("glen-cost-market", { price, coins: market });
  return tell("glen-cost", { price });
}

// Names for screen readers

/** Describes a rondel space: what it is, its cost and effect, then the consequences. */
export function rondelLabel(board: Board, id: string): string {
  const tile = board.tile(id);
  const parts = [tileName(id), kindWords(tile), costLine(board, tile, board.seat)];
  if (tile.immediate.length) parts.push(tell("glen-at-once", { what: immediateWords(tile) }));
  if (tile.activation.length) parts.push(tell("glen-activation", { what: activationWords(tile) }));
  if (board.marks.laid.has(id)) parts.push(tell("glen-new"));
  parts.push(board.byRondel.has(id) ? tell("glen-takeable") : "");
  return parts.filter(Boolean).join(", ");
}

/** Describes a territory tile with everything on it. */
export function placedLabel(board: Board, placed: Placed, seat: number): string {
  const tile = board.tile(placed.tile);
  const parts = [tileName(placed.tile), kindWords(tile)];
  const goods = RESOURCES.filter((each) => placed.goods[each]);
  if (goods.length)
    parts.push(listed(goods.map((resource) => tell("glen-goods", { count: placed.goods[resource], resource }))));
  if (placed.scotsmen) parts.push(tell("glen-some-scotsmen", { count: placed.scotsmen }));
  for (const [kind, owner, count] of placed.pieces ?? [])
    parts.push(tell(`glen-piece-${kind}`, { name: board.nameOf(owner), count }));
  if (tile.activation.length) parts.push(tell("glen-activation", { what: activationWords(tile) }));
  if (seat === board.seat) {
    const used = board.view.turn?.seat === seat ? (board.view.turn.used.indexOf(placed.tile) ?? -1) : -1;
    if (used >= 0) parts.push(tell("glen-used", { number: used + 1 }));
    const verbs = [...new Set((board.byTile.get(placed.tile) ?? []).map((offer) => offer.verb))];
    if (board.coverable.has(cellKey(placed.at))) verbs.push("cover");
    if (verbs.length)
      parts.push(tell("glen-can", { what: listed(verbs.map((verb) => tell(`glen-verb-${verb}`))) }));
  }
  return parts.join(", ");
}

/** Names a place by an adjacent tile: "below Home village". */
export function placeName(player: PlayerView, [column, row]: Cell): string {
  const tileAt = (x: number, y: number) => player.territory.find(({ at }) => at[0] === x && at[1] === y)?.tile;
  const sides = {
    on: tileAt(column, row),
    below: tileAt(column, row - 1),
    above: tileAt(column, row + 1),
    right: tileAt(column - 1, row),
    left: tileAt(column + 1, row),
  };
  for (const [side, tile] of Object.entries(sides)) if (tile) return tell(`glen-place-${side}`, { tile });
  return tell("place-where", { column, row });
}

/** Returns the short way from the home village, "1 up 2 left", for screen readers going through a territory. */
export function wayTo([column, row]: Cell): string {
  return tell("glen-way", { column, row });
}

/** Lists what ending the turn leaves undone, and the tiles it reveals. */
export function ending(table: TableState): string[] {
  const { turn, outlook } = table.view as GlenView;
  if (!turn || turn.seat !== table.me || !table.offers.some(({ verb }) => verb === "end-turn")) return [];
  const wakeable = new Set(table.offers.filter(({ verb }) => verb === "activate").map(({ args }) => args.tile));
  const { laid = 0, scoring = false } = outlook.ending ?? {};
  return [
    ...(turn.movement ? [tell("glen-ending-movement", { count: turn.movement })] : []),
    ...(wakeable.size ? [tell("glen-ending-tiles", { count: wakeable.size })] : []),
    ...(laid ? [tell("glen-follow-laid", { count: laid })] : []),
    ...(scoring ? [tell("glen-follow-scoring")] : []),
  ];
}

/** Names the place of an offer by its tiles rather than numbers. */
export function titled(table: TableState, offer: Offer): string | undefined {
  // A module's own question names what is declined: "Sell nothing".
  const nothing = table.question?.key.replace(/^ask-/, "done-") ?? "";
  if (offer.verb === "done" && knows("glenmore", nothing)) return tell(nothing);
  const player = (table.view as GlenView).players[table.me ?? -1];
  if (offer.verb !== "place" || !player) return undefined;
  return tell("glen-place-it", { where: placeName(player, [Number(offer.args.column), Number(offer.args.row)]) });
}

/** Describes a tile's trade by its effect rather than its number. */
export function valued(
  table: TableState,
  argument: string,
  value: Arg,
  fixed: Readonly<Record<string, Arg>>,
): string | undefined {
  const tile = packOf(table).tiles[String(fixed.tile)];
  const effect = argument === "deal" ? tile?.activation[Number(value) - 1] : undefined;
  return effect && effectWords(effect);
}

/** Describes a free place: its position, and the tiles it would activate or why it's blocked. */
export function placeLabel(board: Board, at: Cell): string {
  const parts = [placeName(board.player, at)];
  const wakes = wakesAt(board, at);
  if (wakes) parts.push(wakesWords(wakes));
  const reason = board.blockedPlaces.get(cellKey(at));
  if (reason) parts.push(reason.text);
  return parts.join(", ");
}

export function wakesAt(board: Board, at: Cell): readonly string[] | undefined {
  return board.view.outlook.wakes.find((each) => cellKey(each.at) === cellKey(at))?.tiles;
}

/**
 * Describes what activating a full tile would waste: "3 of 3: this wood would be lost". Undefined if there is
 * room.
 */
export function fullWords(board: Board, tile: string): string | undefined {
  const lost = board.view.outlook.lost[tile];
  if (!lost) return undefined;
  const placed = board.player.territory.find((each) => each.tile === tile);
  const have = RESOURCES.reduce((sum, resource) => sum + (placed?.goods[resource] ?? 0), 0);
  const made = board.tile(tile).activation.find((effect) => effect.effect === "produce");
  const resource = made && lost === 1 ? RESOURCES.find((each) => made.resources[each]) : undefined;
  if (resource) return tell("glen-full-of", { have, room: board.room, resource });
  return tell("glen-full", { have, room: board.room, lost });
}

export function wakesCount(count: number): string {
  return tell("glen-wakes-count", { count });
}

export function wakesWords(tiles: readonly string[]): string {
  return tiles.length ? tell("glen-wakes", { what: listed(tiles.map(tileName)) }) : tell("glen-wakes-nothing");
}

export function clanLabel(board: Board, clan: string): string {
  const place = board.pack.clan_board.places[clan];
  if (!place) return clan;
  const parts = [tell(`clan-${clan}`), bonusWords(place)];
  const held = board.view.clans[clan] ?? [];
  if (held.length)
    parts.push(tell("glen-clan-held", { name: listed(held.map((seat) => pieceName(board, seat))) }));
  else parts.push(tell("glen-clan-road", { coins: board.view.roads[clan] ?? 0 }));
  return parts.join(", ");
}

/** Component kinds that every Glen More II table has, including sets that chronicles extend. */

import { colon } from "../../../messages/messages.svelte";
import { type ComponentKind, drawn, type Lying, type Source } from "../../../table/contract/components";
import type { TableState } from "../../../table/state.svelte";
import { type IconName, isIcon } from "../../../ui/icons";
import { symbols } from "../effects";
import {
  activationWords,
  bonusWords,
  effectWords,
  immediateWords,
  kindWords,
  listed,
  priceWords,
  tell,
  tileName,
} from "../labels";
import { type GlenView, packOf, type Tile } from "../shape";
import { clothPicture } from "../tile/picture";
import CardPicture from "./CardPicture.svelte";
import { artOf } from "./pictures";
import TilePicture from "./TilePicture.svelte";

const tileOf = (id: string, source: Source): Tile => packOf(source).tiles[id] as Tile;

/** Returns the tile that brings a landmark card. */
export function tileWith(card: string, source: Source): Tile | undefined {
  return Object.values(packOf(source).tiles).find(({ immediate }) =>
    immediate.some((each) => each.effect === "take-card" && each.card === card),
  );
}

function tileWords(id: string, source: Source): string {
  const tile = tileOf(id, source);
  const price = priceWords(tile.cost);
  const card = tile.immediate.find((each) => each.effect === "take-card");
  return [
    kindWords(tile),
    ...(price ? [tell("glen-cost", { price })] : []),
    ...(tile.immediate.length ? [tell("glen-at-once", { what: immediateWords(tile) })] : []),
    ...(card?.effect === "take-card" ? [landmarkWords(card.card, source)] : []),
    ...(tile.activation.length ? [tell("glen-activation", { what: activationWords(tile) })] : []),
  ]
    .filter(Boolean)
    .join("; ");
}

function landmarkWords(id: string, source: Source): string {
  const row = packOf(source).landmarks[id];
  return row?.effects.length ? colon(tell(`glen-timing-${row.timing}`), listed(row.effects.map(effectWords))) : "";
}

/** Finds a tile on the rondel, in a territory, or next to it. */
function tileLies(id: string, { view, me }: TableState): Lying | undefined {
  const { rondel, players } = view as GlenView;
  if (rondel.includes(id)) return { part: `tile ${id}` };
  const owner = players.findIndex(
    ({ territory, persons }) => persons.includes(id) || territory.some(({ tile }) => tile === id),
  );
  if (owner < 0) return undefined;
  return owner === (me ?? 0)
    ? { part: "territory", at: `[data-part="territory"] [data-tile="${id}"], [data-about="${id}"]` }
    : { part: "players", at: `[data-anchor="tile-${id}"], [data-anchor="row-${owner}"]` };
}

/** Adds the module's name to a tile that replaces another of the same name. */
function nameOf(id: string, source: Source): string {
  const { module } = tileOf(id, source);
  const name = tileName(id);
  const twin =
    module && Object.keys(packOf(source).tiles).some((other) => other !== id && tileName(other) === name);
  return twin ? `${name}: ${tell(`option-${module}`)}` : name;
}

const tiles: ComponentKind = {
  kind: "tile",
  rows: (pack) => Object.keys(packOf({ pack }).tiles),
  name: nameOf,
  words: tileWords,
  drawing: (id, source) => drawn(TilePicture, { tile: tileOf(id, source) }),
  lies: tileLies,
};

const landmarks: ComponentKind = {
  kind: "landmark",
  rows: (pack) => Object.keys(packOf({ pack }).landmarks),
  name: (id) => tell("shown-landmark", { card: id }),
  words: (id, source) => landmarkWords(id, source) || tell("shown-no-effect"),
  drawing: (id, source) => {
    const [tile, row] = [tileWith(id, source), packOf(source).landmarks[id]];
    return drawn(CardPicture, {
      art: tile ? artOf(tile) : clothPicture(id),
      timing: row?.timing ?? "at-once",
      sentence: row?.effects.flatMap(symbols) ?? [],
    });
  },
  lies: (id, table) => {
    const owner = (table.view as GlenView).players.findIndex(({ cards }) => cards.includes(id));
    if (owner < 0) return undefined;
    const tile = tileWith(id, table)?.id ?? id;
    return owner === (table.me ?? 0)
      ? { part: "territory", at: `[data-about="${tile}"]` }
      : { part: "players", at: `[data-anchor="row-${owner}"]` };
  },
};

const START = "start";
const clans: ComponentKind = {
  kind: "clan",
  rows: (pack) => Object.keys(packOf({ pack }).clan_board.places).filter((id) => id !== START),
  name: (id) => tell("shown-clan", { clan: id }),
  words: (id, source) => {
    const place = packOf(source).clan_board.places[id];
    return place ? colon(tell(`glen-timing-${place.timing}`), bonusWords(place)) : "";
  },
  drawing: (id, source) => {
    const [place, crest] = [packOf(source).clan_board.places[id], `clan-${id}`];
    return drawn(CardPicture, {
      ...(isIcon(crest) ? { icon: crest as IconName } : { art: clothPicture(id) }),
      timing: place?.timing ?? "at-once",
      sentence: place?.bonus.flatMap(symbols) ?? [],
    });
  },
  lies: (id) => ({ part: `clan ${id}` }),
};

export const KINDS: readonly ComponentKind[] = [tiles, landmarks, clans];

/** A tile's picture: its scene from type, river and yield; a person's tartan and figure. */

import { CLUMPS, type ClumpName, clump } from "../../../ui/art/glen/clumps";
import { compose, sceneOf } from "../../../ui/art/glen/compose";
import { awning, COBBLE, cloth, contours } from "../../../ui/art/glen/furniture";
import { RIVER } from "../../../ui/art/glen/grounds";
import { type Figure, portrait } from "../../../ui/art/glen/people";
import { DIE, PIECE_BOX, pawn, scotsman } from "../../../ui/art/glen/pieces";
import type { SceneName } from "../../../ui/art/glen/scenes";
import { print } from "../../../ui/art/print";
import { CLAN_SETTS, type Clan, type PlayerColour } from "../../../ui/tartan/setts";
import type { Resource, Tile } from "../shape";

const TILE = { box: "0 0 100 100", width: 168 } as const;

/** By the gold type icon, for types whose yield makes no difference. */
const BY_TYPE: Readonly<Record<string, SceneName>> = {
  village: "village",
  castle: "castle",
  whisky: "distillery",
  loch: "loch-r",
  inn: "inn",
  shipyard: "shipyard",
  gathering: "gathering",
};
const FIGURES: Readonly<Record<string, Figure>> = {
  "mary-stuart": "woman",
  "flora-macdonald": "woman",
  "robert-the-bruce": "soldier",
  "william-wallace": "soldier",
  "rob-roy": "soldier",
  "david-hume": "scholar",
  "james-watt": "scholar",
  "conan-doyle": "scholar",
};
const CLOTHS = Object.keys(CLAN_SETTS) as Clan[];

function yields(tile: Tile): ReadonlySet<Resource> {
  return new Set(
    tile.activation.flatMap((each) =>
      each.effect === "produce" ? (Object.keys(each.resources) as Resource[]) : [],
    ),
  );
}

/** Returns whether animals are traded there: a butcher rather than a fair. */
function slaughters(tile: Tile): boolean {
  return tile.activation.some(
    (each) => each.effect === "trade" && !!(each.pay.cattle || each.pay.sheep || each.pay.animals),
  );
}

/** Returns the scene of a tile; moor for unknown types. */
export function sceneName(tile: Tile): SceneName {
  if (tile.kind === "end") return "end";
  if (tile.kind === "rondel") return tile.id.includes("mountain") ? "peak" : "stop";
  const made = yields(tile);
  switch (tile.icons[0]) {
    case "animal":
      return made.has("sheep") && made.has("cattle") ? "pasture" : made.has("cattle") ? "cattle" : "sheep";
    case "cloth":
      return made.has("wood") && made.has("stone") ? "clearing" : made.has("stone") ? "quarry" : "forest";
    case "field":
      return made.has("barley") ? "field" : "farm";
    case "trade":
      return tile.river ? "bridge" : slaughters(tile) ? "butcher" : "fair";
    default:
      return BY_TYPE[tile.icons[0] ?? ""] ?? "moor";
  }
}

function number(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** Queues a tile's picture for printing and returns its name. */
export function pictureOf(tile: Tile): string {
  if (tile.kind === "person") {
    const name = `person-${tile.id}`;
    const cloth = CLOTHS[number(tile.id) % CLOTHS.length] as Clan;
    print(name, () => ({ ...TILE, markup: portrait(FIGURES[tile.id] ?? "man", cloth) }));
    return name;
  }
  const scene = sceneName(tile);
  const name = tile.river ? `${scene}-river` : scene;
  print(name, () => ({ ...TILE, markup: compose(sceneOf(scene, tile.river)) }));
  return name;
}

/** Queues the river alone for printing, to continue beyond the tiles, and returns its picture's name. */
export function riverPicture(): string {
  print("river", () => ({ ...TILE, markup: RIVER }));
  return "river";
}

export function piecePicture(kind: "scot" | "pawn", colour: PlayerColour): string {
  const name = `${kind}-${colour}`;
  print(name, () => ({
    markup: (kind === "scot" ? scotsman : pawn)(colour),
    box: PIECE_BOX[kind],
    width: kind === "scot" ? 64 : 112,
  }));
  return name;
}

export function diePicture(): string {
  print("die", () => ({ markup: DIE, box: PIECE_BOX.die, width: 100 }));
  return "die";
}

/** Queues the cobbles of the ring for printing and returns their picture's name. */
export function cobblePicture(): string {
  print("cobble", () => ({
    markup: COBBLE,
    box: "0 0 46 34",
    width: 46,
  }));
  return "cobble";
}

/** Queues a stall's awning, or the cloth on the back of the stack, for printing and returns its picture's name. */
export function awningPicture(colour: "awning" | "pennant"): string {
  print(colour, () => ({ markup: awning(colour), box: "-2 1 47 29", width: 94 }));
  return colour;
}

/** Queues a clan's tartan for printing and returns its picture's name. */
export function clothPicture(clan: string): string {
  const sett = CLAN_SETTS[clan as Clan] ?? CLAN_SETTS.macgregor;
  print(`cloth-${clan}`, () => ({ ...cloth(sett), width: 96 }));
  return `cloth-${clan}`;
}

/** Queues the contours of a moor: tall enough for any, cropped in smaller rooms. Returns their picture's name. */
export function landPicture(): string {
  print("contours", () => ({ markup: contours(), box: "0 0 600 580", width: 600 }));
  return "contours";
}

/** Queues a clump of plants for printing and returns its picture's name. */
export function clumpPicture(name: ClumpName): string {
  const { width, height } = CLUMPS[name];
  print(`clump-${name}`, () => ({ markup: clump(name), box: `0 0 ${width} ${height}`, width: width * 1.5 }));
  return `clump-${name}`;
}

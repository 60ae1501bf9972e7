/** State shared by all Glen More panels: the typed view, and the offers by place. */

import type { Choosing } from "../../table/choosing.svelte";
import type { Offer, TableState } from "../../table/state.svelte";
import type { PlayerColour } from "../../ui/tartan/setts";
import { Drawings } from "./drawings.svelte";
import { type OpponentTarget, opponentTargetKey } from "./opponent-targets";
import { marksOf } from "./recap";
import {
  type Cell,
  type GlenPack,
  type GlenView,
  type Move,
  type Piece,
  type Placed,
  type PlayerView,
  packOf,
  type Tile,
} from "./shape";

/** The item whose card is shown. */
export type Looked =
  | { kind: "rondel"; tile: string }
  | { kind: "tile"; tile: string; seat: number }
  | { kind: "place"; at: Cell }
  | { kind: "clan"; clan: string };

/** The eight directions in which a Scotsman moves. */
export const WAYS: Readonly<Record<string, Cell>> = {
  "north-west": [-1, -1],
  north: [0, -1],
  "north-east": [1, -1],
  west: [-1, 0],
  east: [1, 0],
  "south-west": [-1, 1],
  south: [0, 1],
  "south-east": [1, 1],
};

export function cellKey([column, row]: Cell): string {
  return `${column},${row}`;
}

/** Actions chosen on a tile of one's own territory. */
const ON_TILES = ["activate", "give", "send-away", "sell", "walk", "store", "station", "remove"];

/** The server's reason key for a place without a Scotsman nearby. */
const NOBODY_NEAR = "no-scotsman-near";

/** Actions chosen from a list. */
const UNSHOWN = [
  "give",
  "buy",
  "substitute",
  "send-away",
  "resolve",
  "gather",
  "store",
  "station",
  "fill",
  "retrieve",
  "remove",
];

/** Milliseconds of a long press. */
const HELD = 450;
/** Panel name for the clan board, distinct from all module names. */
const CLANS = "clan board";

export class Board {
  readonly table: TableState;
  readonly choosing: Choosing;
  /** Module drawings. */
  readonly drawings: Drawings;
  /** Selected by click or key, until something else is. */
  looked: Looked | null = $state.raw(null);
  /** The hovered item. */
  pointed: Looked | null = $state.raw(null);
  /** The item with keyboard focus. */
  focused: Looked | null = $state.raw(null);
  /** The seat whose territory is shown large; null for mine. */
  watched: number | null = $state(null);
  /** Reasons for blocked places, by cell; requested when a tile is to be placed. */
  blockedPlaces: ReadonlyMap<string, { text: string; key: string }> = $state.raw(new Map());

  constructor(table: TableState, choosing: Choosing, drawings = new Drawings()) {
    this.table = table;
    this.choosing = choosing;
    this.drawings = drawings;
  }

  /** True if the clan board is shown large over the table; only one panel is at a time. */
  get grown(): boolean {
    return this.drawings.open === CLANS;
  }

  set grown(large: boolean) {
    if (large) this.drawings.open = CLANS;
    else if (this.grown) this.drawings.open = null;
  }

  readonly view: GlenView = $derived.by(() => (this.table.drawn ?? this.table.view) as GlenView);
  /** The view with the current choice applied. */
  readonly ghost: GlenView = $derived.by(() => this.choosing.ghost as GlenView);
  readonly pack: GlenPack = $derived.by(() => packOf(this.table));
  readonly marks = $derived.by(() => marksOf(this.table.recap));
  readonly asked: string = $derived.by(() => this.table.question?.key ?? "");
  /** My seat; for a spectator, the acting player's. */
  readonly seat: number = $derived.by(() => this.table.me ?? this.table.watched ?? this.view.turn?.seat ?? 0);
  readonly player: PlayerView = $derived.by(() => this.view.players[this.seat] as PlayerView);
  readonly ghostPlayer: PlayerView = $derived.by(() => this.ghost.players[this.seat] as PlayerView);
  readonly shown: number = $derived.by(() => this.watched ?? this.seat);
  readonly acting: boolean = $derived.by(() => this.table.me !== null && this.view.turn?.seat === this.table.me);
  /** True if activations are relevant: a tile was placed, or a clan or card allows one. */
  readonly busy: boolean = $derived.by(() => {
    const { turn, outlook } = this.view;
    const questions = ["ask-turn-end", "ask-activations", "ask-favours"];
    return (
      !!turn?.acted && (questions.includes(this.asked) || turn.used.length > 0 || !!outlook.tray?.near.length)
    );
  });
  /** The amount I still have to pay, and its reason. */
  readonly bill = $derived.by(() => (this.acting ? this.view.outlook.bill : null));
  readonly room: number = $derived.by(() => this.pack.sets.pieces[0]?.room ?? 0);
  /** The hovered, else focused, else selected item. */
  readonly subject: Looked | null = $derived.by(() => this.pointed ?? this.focused ?? this.looked);

  tile(id: string): Tile {
    return this.pack.tiles[id] as Tile;
  }

  colourOf(seat: number): PlayerColour {
    return this.table.seats[seat]?.colour ?? "snow";
  }

  nameOf(piece: Piece): string {
    return typeof piece === "string" ? "" : (this.table.seats[piece]?.name ?? "");
  }

  // Offers

  offers(verb: string): Offer[] {
    return this.table.offers.filter((offer) => offer.verb === verb);
  }

  /** Possible actions by tile of my territory. */
  readonly byTile: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    const own = this.drawings.list.flatMap(({ onTiles }) => onTiles ?? []);
    for (const offer of this.table.offers) {
      if (!ON_TILES.includes(offer.verb) && !own.includes(offer.verb)) continue;
      const tile = String(offer.args.tile);
      found.set(tile, [...(found.get(tile) ?? []), offer]);
    }
    return found;
  });
  /** Returns the rondel tile that an offer concerns. */
  #aim(offer: Offer): string | undefined {
    if (offer.verb === "stop-at-end") return "the-end";
    return ["take", "discard"].includes(offer.verb) ? String(offer.args.tile) : this.drawings.aim(offer);
  }

  /** Taking, stopping and discarding, by rondel tile. */
  readonly byRondel: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.table.offers) {
      const tile = this.#aim(offer);
      if (!tile) continue;
      found.set(tile, [...(found.get(tile) ?? []), offer]);
    }
    return found;
  });
  readonly places: ReadonlyMap<string, Offer> = $derived.by(
    () => new Map(this.offers("place").map((offer) => [`${offer.args.column},${offer.args.row}`, offer] as const)),
  );
  /** Places for an overlay: those that already have a tile. */
  readonly coverable: ReadonlySet<string> = $derived.by(() => {
    const taken = this.player.territory.map(({ at }) => cellKey(at));
    return new Set(taken.filter((key) => this.places.has(key)));
  });
  /** Actions on the clan board by place: my marker, or a module's. */
  readonly clans: ReadonlyMap<string, Offer> = $derived.by(() => {
    const verbs = ["place-marker", ...this.drawings.list.flatMap(({ onClans }) => onClans ?? [])];
    const found = this.table.offers.filter(({ verb }) => verbs.includes(verb)).toReversed();
    return new Map(found.map((offer) => [String(offer.args.clan), offer] as const));
  });
  /** Actions on opponents' items. */
  readonly byTheirs: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.table.offers) {
      const theirs = this.drawings.abroad(offer, this);
      if (!theirs) continue;
      const key = opponentTargetKey(theirs);
      found.set(key, [...(found.get(key) ?? []), offer]);
    }
    return found;
  });
  /** Module notes that nothing else on the table shows. */
  readonly notes = $derived.by(() => {
    const drawn = new Set(this.drawings.list.flatMap(({ draws }) => draws ?? []));
    return (this.ghost.notes ?? []).filter(([key]) => !drawn.has(key));
  });
  /** Destinations of the chosen Scotsman: cell and offer. */
  readonly walks: ReadonlyMap<string, Offer> = $derived.by(() => {
    const { verb, tile } = this.choosing.fixed;
    const from = this.player.territory.find((each) => each.tile === tile)?.at;
    if (verb !== "walk" || !from) return new Map();
    const found = this.offers("walk").filter((offer) => offer.args.tile === tile);
    return new Map(
      found.map((offer) => {
        const [x, y] = WAYS[String(offer.args.way)] ?? [0, 0];
        return [cellKey([from[0] + x, from[1] + y]), offer] as const;
      }),
    );
  });
  /** The chosen rondel tile. */
  readonly taken: string | null = $derived.by(() => {
    const { verb, tile } = this.choosing.fixed;
    const own = this.choosing.chosen && this.drawings.aim(this.choosing.chosen);
    if (own) return own;
    if (verb === "stop-at-end") return "the-end";
    return verb === "take" || verb === "discard" ? String(tile) : null;
  });

  /** Consequences of the rondel tile being viewed, or else the chosen one. */
  readonly follow: Move | null = $derived.by(() => {
    const tile = this.subject?.kind === "rondel" ? this.subject.tile : this.taken;
    return (tile && this.view.outlook.moves[tile]) || null;
  });

  /** Choices that no board shows, and the uses of the selected tile if there are several. */
  readonly choices: readonly Offer[] = $derived.by(() => {
    const found = this.table.offers.filter((offer) => UNSHOWN.includes(offer.verb));
    const { verb, tile, resource } = this.choosing.fixed;
    if (verb === "discard") found.push(...this.offers("discard").filter((offer) => offer.args.tile === tile));
    if (verb === "sell" && tile === undefined)
      found.push(...this.offers("sell").filter((offer) => offer.args.resource === resource));
    const looked = this.looked;
    if (looked?.kind === "tile" && looked.seat === this.seat)
      found.push(
        ...(this.byTile.get(looked.tile) ?? []).filter((offer) => !["walk", "activate"].includes(offer.verb)),
      );
    return [...new Set(found)];
  });
  /** The selected tile, if a Scotsman can move from it; the direction is chosen on the map. */
  readonly walker: string | null = $derived.by(() => {
    const looked = this.looked;
    if (looked?.kind !== "tile" || looked.seat !== this.seat) return null;
    return (this.byTile.get(looked.tile) ?? []).some((offer) => offer.verb === "walk") ? looked.tile : null;
  });

  /** If no Scotsman is close enough to the place being viewed: the tile with the nearest one. */
  readonly nearest: string | null = $derived.by(() => {
    const place = this.subject;
    if (place?.kind !== "place" || this.blockedPlaces.get(cellKey(place.at))?.key !== NOBODY_NEAR) return null;
    const [column, row] = place.at;
    const steps = ({ at: [x, y] }: Placed) => Math.max(Math.abs(x - column), Math.abs(y - row));
    const manned = this.player.territory.filter((each) => each.scotsmen > 0);
    return manned.toSorted((one, other) => steps(one) - steps(other))[0]?.tile ?? null;
  });

  // Choosing. None of this acts: it only fixes arguments.

  look(looked: Looked | null): void {
    this.looked = looked;
    this.focused = null;
  }

  /** Sets or clears the keyboard focus. A click focuses too, but then its choice counts. */
  focus(looked: Looked | null): void {
    this.focused = looked && document.activeElement?.matches(":focus-visible") ? looked : null;
  }

  /** Sets the item under the mouse; touch is ignored. */
  point(event: PointerEvent, looked: Looked | null): void {
    this.pointed = event.pointerType === "mouse" ? looked : null;
  }

  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** Starts a long press, which shows an item without choosing it. */
  hold(event: PointerEvent, looked: Looked): void {
    this.lift();
    this.#held = false;
    if (event.pointerType === "mouse") return;
    this.#holding = setTimeout(() => {
      this.#held = true;
      this.choosing.clear();
      this.look(looked);
    }, HELD);
  }

  lift(): void {
    clearTimeout(this.#holding);
  }

  /** Returns whether a click only ends a long press. */
  wasHeld(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  chooseRondel(tile: string): void {
    this.look({ kind: "rondel", tile });
    const offers = this.byRondel.get(tile);
    const first = offers?.[0];
    if (!first || !offers) this.choosing.clear();
    else if (offers.length === 1) this.choosing.pick(first);
    else this.choosing.fix({ verb: first.verb, tile });
  }

  chooseTile(tile: string, seat: number): void {
    this.look({ kind: "tile", tile, seat });
    if (seat !== this.seat) {
      this.chooseTheirs({ owner: seat, tile });
      return;
    }
    const at = this.player.territory.find((each) => each.tile === tile)?.at;
    const walk = at && this.walks.get(cellKey(at));
    const offers = walk ? [walk] : (this.byTile.get(tile) ?? []);
    const first = offers[0];
    if (!first) return;
    if (offers.length === 1) this.choosing.pick(first);
    else if (offers.every((offer) => offer.verb === first.verb)) this.choosing.fix({ verb: first.verb, tile });
    else this.choosing.clear();
  }

  choosePlace(at: Cell): void {
    this.look({ kind: "place", at });
    const offer = this.places.get(cellKey(at));
    if (offer) this.choosing.pick(offer);
    else this.choosing.clear();
  }

  chooseClan(clan: string): void {
    this.look({ kind: "clan", clan });
    const offer = this.clans.get(clan);
    if (!offer) return;
    const alike = this.offers(offer.verb).filter(({ args }) => args.clan === clan);
    if (alike.length > 1) this.choosing.fix({ verb: offer.verb, clan });
    else this.choosing.pick(offer);
  }

  /** Chooses the action on an opponent's item, as far as it's unique. */
  chooseTheirs(theirs: OpponentTarget): void {
    const [first, ...more] = this.byTheirs.get(opponentTargetKey(theirs)) ?? [];
    if (!first) return;
    const { verb, args } = first;
    const { owner, tile } = args;
    if (!more.length) this.choosing.pick(first);
    else this.choosing.fix({ verb, ...(owner === undefined ? {} : { owner }), ...(tile ? { tile } : {}) });
  }

  /** Returns whether an offer is the current choice. */
  isChosen(offer: Offer): boolean {
    return this.choosing.chosen === offer;
  }
}

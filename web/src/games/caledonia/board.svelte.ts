/** State shared by all Caledonia panels: the typed view, the land, and what the offers imply. */

import { agrees, type Choosing } from "../../table/choosing.svelte";
import type { Offer, TableState } from "../../table/state.svelte";
import { turnsOf } from "../../table/steps";
import type { PlayerColour } from "../../ui/tartan/setts";
import type { Drawing } from "./hooks";
import { Camera } from "./map/camera.svelte";
import { landOf } from "./map/land";
import { marksOf } from "./recap";
import {
  type CaledoniaPack,
  type CaledoniaView,
  type PlayerView,
  packOf,
  type SeatOutlook,
  type Unit,
} from "./shape";

export const OVERLAYS = ["reach", "prices", "settlements"] as const;
export type Overlay = (typeof OVERLAYS)[number];

export class Board {
  readonly table: TableState;
  readonly choosing: Choosing;
  /** The hex whose card was opened by a tap or click. */
  looked: string | null = $state(null);
  /** Keeps the card open even if the action bar already shows everything, because the player opened it. */
  kept = $state(false);
  /** The hovered or focused hex. */
  pointed: string | null = $state(null);
  overlay: Overlay | null = $state("reach");
  /** Drawings of this table's modules; empty until loaded. */
  drawings: readonly Drawing[] = $state.raw([]);
  /** The module whose board or sheet is open. */
  opened: string | null = $state(null);
  /** Hexes marked for a choice of several, such as animals to slaughter or units to swap. */
  #marked: readonly string[] = $state.raw([]);

  constructor(table: TableState, choosing: Choosing) {
    this.table = table;
    this.choosing = choosing;
  }

  readonly view: CaledoniaView = $derived.by(() => (this.table.drawn ?? this.table.view) as CaledoniaView);
  /** The view with the current choice applied. */
  readonly ghost: CaledoniaView = $derived.by(() => this.choosing.ghost as CaledoniaView);
  readonly pack: CaledoniaPack = $derived.by(() => packOf(this.table));
  /** One past the highest shipping level: hexes that need it are never reachable. */
  readonly never: number = $derived.by(() => this.pack.sets["shipping levels"].length);
  readonly #layout: string = $derived.by(() => this.view.layout);
  readonly #small: boolean = $derived.by(() => this.view.small);
  readonly land = $derived.by(() => landOf(this.pack, { layout: this.#layout, small: this.#small }));
  readonly camera = new Camera(() => this.land);
  readonly marks = $derived.by(() => marksOf(this.table.recap));

  readonly pieces = $derived.by(() => new Map(this.view.pieces.map((piece) => [piece[0], piece])));
  readonly ghosts = $derived.by(() => new Map(this.ghost.pieces.map((piece) => [piece[0], piece])));

  /** Hexes where an opponent deployed in a turn that isn't over, and can still be undone. */
  readonly unsettled: ReadonlySet<string> = $derived.by(() => {
    const last = turnsOf(this.table.recap).at(-1);
    if (!last || last.by === null || last.by === this.table.me || !this.table.seatsToAct.includes(last.by))
      return new Set<string>();
    const events = last.steps.flatMap((step) => step.events);
    return new Set(events.flatMap(({ key, values }) => (key === "deployed" ? [String(values?.hex)] : [])));
  });

  /** The seat whose board is at the bottom: mine, or the one a spectator follows. */
  readonly seat: number = $derived.by(() => this.table.me ?? this.table.watched ?? 0);
  readonly player: PlayerView = $derived.by(() => this.view.players[this.seat] as PlayerView);
  readonly ghostPlayer: PlayerView = $derived.by(() => this.ghost.players[this.seat] as PlayerView);
  readonly outlook: SeatOutlook = $derived.by(() => this.view.outlook.seats[this.seat] as SeatOutlook);
  readonly asked: string = $derived.by(() => this.table.question?.key ?? "");

  colourOf(seat: number): PlayerColour {
    return this.table.seats[seat]?.colour ?? "snow";
  }

  nameOf(seat: number): string {
    return this.table.seats[seat]?.name ?? "";
  }

  // Offers

  /** Returns all offers of a kind, ignoring the current choice. */
  offers(verb: string): Offer[] {
    return this.table.offers.filter((offer) => offer.verb === verb);
  }

  readonly expanding: readonly Offer[] = $derived.by(() => this.offers("expand"));
  /** Possible deployments by hex. */
  readonly byHex: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.expanding) {
      const hex = String(offer.args.hex);
      found.set(hex, [...(found.get(hex) ?? []), offer]);
    }
    return found;
  });
  readonly units: ReadonlySet<Unit> = $derived.by(
    () => new Set(this.expanding.map((offer) => offer.args.unit as Unit)),
  );
  /** The unit to place. Other actions have their own unit argument, unrelated to the map. */
  readonly unit: Unit | null = $derived.by(() => {
    const { verb = "expand", unit } = this.choosing.fixed;
    return verb === "expand" ? ((unit as Unit | undefined) ?? null) : null;
  });
  /** Hexes that match the current choice, each with its offer if there is only one. */
  readonly open: ReadonlyMap<string, Offer | null> = $derived.by(() => {
    const found = new Map<string, Offer | null>();
    const { hex: _, ...fixed } = this.choosing.fixed;
    if (fixed.verb !== "expand" && !this.unit) {
      for (const offer of this.#aimed(fixed.verb)) found.set(String(offer.args.hex), offer);
      return found;
    }
    for (const offer of this.expanding) {
      if (this.unit && offer.args.unit !== this.unit) continue;
      const hex = String(offer.args.hex);
      found.set(hex, found.has(hex) ? null : offer);
    }
    return found;
  });

  /** Returns the current offers on single hexes other than expanding: laying a tile, removing a unit. */
  #aimed(verb: unknown): Offer[] {
    const about = this.table.offers.filter(
      (offer) => offer.verb !== "expand" && typeof offer.args.hex === "string",
    );
    if (verb !== undefined) return about.filter((offer) => offer.verb === verb);
    return this.expanding.length ? [] : about;
  }

  // Choices of several hexes

  /** Hexes to mark as a set now, and how many; null if no such choice is open. */
  readonly marking: { hexes: ReadonlySet<string>; count: number } | null = $derived.by(() => {
    const { verb } = this.choosing.fixed;
    if (verb !== "fulfil" && verb !== "take-off-two") return null;
    const sets = this.#choices().map(({ hexes }) => hexes);
    const count = Math.max(0, ...sets.map((set) => set.length));
    if (sets.length < 2 || !count) return null;
    return { hexes: new Set(sets.flat()), count };
  });
  readonly marked: readonly string[] = $derived.by(() =>
    this.marking ? this.#marked.filter((hex) => this.marking?.hexes.has(hex)) : [],
  );

  /** Returns the offers that differ only in their hexes. */
  #choices(): { offer: Offer; hexes: readonly string[] }[] {
    const { animals: _a, first: _f, second: _s, ...fixed } = this.choosing.fixed;
    const agreeing = this.table.offers.filter((offer) => agrees(offer, fixed));
    return agreeing.map((offer) => ({ offer, hexes: hexesOf(offer) }));
  }

  #mark(hex: string): void {
    const marked = this.marked.includes(hex)
      ? this.marked.filter((other) => other !== hex)
      : [...this.marked, hex];
    this.#marked = this.marking && marked.length > this.marking.count ? [hex] : marked;
    const wanted = [...this.#marked].sort().join();
    const found = this.#choices().find(({ hexes }) => [...hexes].sort().join() === wanted);
    const { animals: _a, first: _f, second: _s, ...fixed } = this.choosing.fixed;
    if (found) {
      this.choosing.pick(found.offer);
    } else {
      this.choosing.clear();
      this.choosing.fix(fixed);
    }
  }

  /** True if a unit is chosen for the selected hex: the bill then shows what the card would. */
  readonly settled: boolean = $derived.by(() => {
    const { chosen } = this.choosing;
    return chosen?.verb === "expand" && chosen.args.hex === this.looked && this.asked !== "ask-first-worker";
  });
  /** The hex whose card is open. */
  readonly card: string | null = $derived.by(() => (this.settled && !this.kept ? null : this.looked));

  // Selects a hex: fixes arguments and opens the card, but performs no action.

  choose(hex: string): void {
    this.kept = this.looked === hex && !this.kept;
    this.looked = hex;
    const { verb, start } = this.choosing.fixed;
    const rows = this.offers("row");
    if (this.marking?.hexes.has(hex)) {
      this.#mark(hex);
    } else if (verb === "row" && rows.some((offer) => offer.args.start === start && offer.args.end === hex)) {
      this.choosing.fix({ verb: "row", start: start ?? null, end: hex });
    } else if (rows.some((offer) => offer.args.start === hex)) {
      this.choosing.fix({ verb: "row", start: hex });
    } else if (this.byHex.has(hex)) {
      const unit = this.byHex.get(hex)?.some((offer) => offer.args.unit === this.unit);
      // Other fixed arguments may not concern the map; a unit that doesn't fit the hex is dropped.
      const fixed = { verb: "expand", hex, ...(unit ? { unit: this.unit } : {}) };
      this.choosing.clear();
      this.choosing.fix(fixed);
    } else if (this.#other(hex)) {
      const fixed = { verb: this.#other(hex)?.verb ?? null, hex };
      this.choosing.clear();
      this.choosing.fix(fixed);
    } else if ("hex" in this.choosing.fixed) {
      // Selecting another hex must not leave the previous one in the action.
      this.choosing.release("hex");
    }
  }

  /** Returns a module's action on this hex, preferring the kind being chosen. */
  #other(hex: string): Offer | undefined {
    const here = this.table.offers.filter(({ args }) => args.hex === hex);
    return here.find(({ verb }) => verb === this.choosing.fixed.verb) ?? here[0];
  }

  /** Closes the card and clears the choices made on the map. */
  leave(): void {
    this.looked = null;
    this.kept = false;
    if ("hex" in this.choosing.fixed) this.choosing.release("hex");
  }
}

function hexesOf(offer: Offer): readonly string[] {
  if (offer.verb === "fulfil") return offer.args.animals as readonly string[];
  return [String(offer.args.first), String(offer.args.second)];
}

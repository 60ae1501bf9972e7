/** State of the railway board: network, trains, offers and the current choice. */

import type { Offer } from "../../../../../table/state.svelte";
import type { Board } from "../../../board.svelte";
import { GOODS, type Good } from "../../../shape";
import type { Place } from "../pack";
import { type DemandsView, ghostOf, type MilestoneView, type RailwayView, type Trip, viewOf } from "../shape";
import { type Spot, spotOf } from "./geometry";

export const RUNNING = ["run-train", "run-mini-train", "place-train"] as const;

export interface Demand {
  /** Number of its place, from zero. */
  at: number;
  places: readonly string[];
  /** Empty without a demand. */
  goods: readonly { good: Good; count: number; missing: number }[];
  /** Price of the missing goods. */
  price: number;
  /** Seats that delivered here this round. The demand stays for others until the next round is prepared. */
  served: readonly number[];
}

export interface Track {
  key: string;
  ends: readonly string[];
  /** The milestone that opens it to a seat, if any. */
  site: string | null;
  /** Number of a tunnel; zero for a track. */
  tunnel: number;
}

export class Reading {
  readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  readonly rows = $derived.by(() => this.board.pack.sets);
  readonly railway = $derived.by(() => viewOf(this.board).railway as RailwayView);
  readonly ghost = $derived.by(() => ghostOf(this.board).railway as RailwayView);
  readonly demandsView = $derived.by(() => viewOf(this.board).demands as DemandsView);
  readonly milestones: readonly MilestoneView[] = $derived.by(() => viewOf(this.board).milestones?.tiles ?? []);
  readonly places: readonly Place[] = $derived.by(() => this.rows["railway places"]);
  readonly spots: ReadonlyMap<string, Spot> = $derived.by(
    () => new Map(this.places.map((place) => [place.id, spotOf(place)])),
  );
  readonly tracks: readonly Track[] = $derived.by(() => {
    const { side } = this.railway;
    const large = new Set(this.places.filter(({ metropolis }) => metropolis).map(({ id }) => id));
    const tracks = this.rows["railway tracks"]
      .filter(({ sides }) => sides.includes(side))
      .map(
        ({ id, ends }): Track => ({ key: id, ends, site: ends.find((end) => large.has(end)) ?? null, tunnel: 0 }),
      );
    const tunnels = this.rows.tunnels.map(
      (row, at): Track => ({ key: row.id, ends: row[side], site: row.id, tunnel: at + 1 }),
    );
    return [...tunnels, ...tracks];
  });
  /** Milestones I've claimed, which open their tracks to me. */
  readonly opened: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.milestones.flatMap(({ site, claims }) =>
          claims.some(([seat]) => seat === this.board.seat) ? [site] : [],
        ),
      ),
  );
  readonly demands: readonly Demand[] = $derived.by(() =>
    this.rows["demand places"].map(({ places }, at): Demand => {
      const tile = this.rows["demand tiles"].find(({ id }) => id === this.demandsView.places[at]);
      const lacking = this.demandsView.missing[this.board.seat]?.[at];
      const goods = GOODS.flatMap((good, kind) => {
        const count = tile?.goods[kind] ?? 0;
        return count ? [{ good, count, missing: lacking?.goods[good] ?? 0 }] : [];
      });
      return { at, places, goods, price: lacking?.price ?? 0, served: this.ghost.served[at] ?? [] };
    }),
  );
  demandOf(place: string): Demand | undefined {
    return this.demands.find(({ places }) => places.includes(place));
  }

  readonly trips: Readonly<Record<string, Trip>> = $derived.by(() => this.railway.trips[this.board.seat] ?? {});
  /** The action being chosen here. */
  readonly verb: string | null = $derived.by(() => {
    const { verb } = this.board.choosing.fixed;
    const offered = RUNNING.filter((each) => this.board.offers(each).length);
    return offered.find((each) => each === verb) ?? offered[0] ?? null;
  });
  /** Offers at each place, cheapest route first. */
  readonly open: ReadonlyMap<string, readonly Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.verb ? this.board.offers(this.verb) : []) {
      const place = endOf(offer);
      found.set(place, [...(found.get(place) ?? []), offer]);
    }
    for (const offers of found.values()) offers.sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
    return found;
  });
  readonly chosen: Offer | null = $derived.by(() => {
    const { chosen } = this.board.choosing;
    return chosen && RUNNING.some((verb) => verb === chosen.verb) ? chosen : null;
  });
  /** Places of the chosen route, from the train's current place. */
  readonly path: readonly string[] = $derived.by(() => {
    if (!this.chosen || this.chosen.verb === "place-train") return [];
    const trains = this.chosen.verb === "run-train" ? this.railway.trains : this.railway.mini_trains;
    const start = trains[this.board.seat];
    return start ? [start, ...(this.chosen.args.path as readonly string[])] : [];
  });

  /** Fees to the trains passed on the chosen route. */
  readonly fees: number = $derived.by(() => {
    const lines = this.chosen?.account?.lines ?? [];
    const mine = lines.filter(([stock, , why]) => stock === `money-${this.board.seat}` && why === "train-met");
    return -mine.reduce((sum, [, amount]) => sum + amount, 0);
  });

  /** Chooses a place: its first route, then the next one with each further press. */
  choose(place: string): void {
    const offers = this.open.get(place) ?? [];
    const at = this.chosen ? offers.indexOf(this.chosen) : -1;
    const next = offers[(at + 1) % offers.length];
    if (next) this.board.choosing.pick(next);
  }
}

/** Returns the destination of an offer. */
export function endOf({ args }: Offer): string {
  const path = args.path as readonly string[] | undefined;
  return String(args.stop ?? path?.at(-1) ?? "");
}

/**
 * Automatic focus of the table: the tab a decision needs, the clan board for clan choices, why places are blocked.
 */

import { untrack } from "svelte";
import { keep, kept, keptOf } from "../../table/last-viewed";
import type { Offer } from "../../table/state.svelte";
import { type Board, cellKey } from "./board.svelte";
import { ownerOf } from "./opponent-targets";
import { panelOf, type Side, sideOf, type Tab, tabOf } from "./parts";

const TABS = ["table", "market", "clans", "players", "scores", "notes"] as const;
/** Returns whether a decision is made on the clan board. */
const onClans = ({ asked, drawings }: Board) =>
  asked === "ask-choosing-clan" || drawings.placeOf(asked) === "clans";

export class Attention {
  side: Side = $state("players");
  tab: Tab = $state(keptOf("tab", TABS, "table"));

  /** Call it during component setup: all of this follows the board. */
  constructor(board: () => Board, attend: () => string | undefined) {
    this.#openWhatIsAsked(board);
    $effect(() => keep("tab", this.tab));
    // Shows the part being pointed out.
    $effect(() => {
      const part = attend();
      if (!part) return;
      this.tab = tabOf(part) ?? this.tab;
      this.side = sideOf(part) ?? this.side;
      const panel = panelOf(part);
      if (panel) untrack(() => board()).drawings.open = panel;
    });
    this.#lookAbroad(board);
    this.#askWhyPlacesAreShut(board);
    this.#forgetWhatWasLookedAt(board);
  }

  /** Opens the tab a decision needs; a player who returns to the same decision keeps the open tab. */
  #openWhatIsAsked(board: () => Board): void {
    let answering = kept("asked") ?? "";
    $effect(() => {
      const here = board();
      const { asked, table } = here;
      if (table.onTheWay?.length) return;
      const question = JSON.stringify(table.question);
      if (asked && question !== answering)
        untrack(() => {
          this.tab = onClans(here) ? "clans" : "table";
        });
      if (asked) answering = question;
      keep("asked", answering);
    });
    $effect(() => {
      const here = board();
      const choosing = onClans(here);
      if (choosing && here.table.onTheWay?.length) return;
      untrack(() => {
        here.grown = choosing;
      });
    });
  }

  /** For a decision about opponents, shows the first territory it concerns until it's answered. */
  #lookAbroad(board: () => Board): void {
    let laid = false;
    $effect(() => {
      const here = board();
      const abroad = here.drawings.placeOf(here.asked) === "players";
      const [first] = abroad ? here.byTheirs.keys() : [];
      untrack(() => {
        if (first !== undefined) here.watched = ownerOf(first);
        else if (laid) here.watched = null;
        laid = first !== undefined;
      });
    });
  }

  /** Requests the reasons once, when a tile is to be placed. */
  #askWhyPlacesAreShut(board: () => Board): void {
    $effect(() => {
      const here = board();
      if (here.asked !== "ask-placing") {
        here.blockedPlaces = new Map();
        return;
      }
      void here.choosing.blocked({ verb: "place" }).then((found) => {
        here.blockedPlaces = new Map(
          found.map(({ action, text, key = "" }) => [
            cellKey([Number(action[1]), Number(action[2])]),
            { text, key },
          ]),
        );
      });
    });
  }

  /** Closes the card of the previous decision. */
  #forgetWhatWasLookedAt(board: () => Board): void {
    let before: readonly Offer[] = [];
    $effect(() => {
      const here = board();
      const now = here.table.offers;
      if (before.length && before !== now) untrack(() => here.look(null));
      before = now;
    });
  }
}

/**
 * The client interface of a game. `games/<game>/index.ts` exports one such object; no shared file names a game.
 */

import type { Component, Snippet } from "svelte";
import type { Values } from "../../messages/catalogue";
import type { IconName } from "../../ui/icons";
import type { Clan } from "../../ui/tartan/setts";
import type { Choosing } from "../choosing.svelte";
import type { GameMotion } from "../motion/movement";
import type { Note } from "../parts";
import type { Heard } from "../screenreader";
import type { Arg, Data, EventSeen, Offer, TableState } from "../state.svelte";
import type { Turn } from "../steps";
import type { Components } from "./components";

/** Icons by the word they represent. */
export type Named = Readonly<Record<string, IconName>>;

/** Data shown for a game before it's loaded: `games/<game>/cover.ts`, a few bytes included in every page. */
export interface GameCover {
  tartan: Clan;
  /** Small pictures of its boards, loaded on demand. */
  picture?: () => Promise<GamePicture>;
  /** Option groups that lay out the board; setup shows them next to it. */
  lays?: readonly string[];
  /** Options that flip a part of the board, each with that part's letter. */
  turned?: Readonly<Record<string, string>>;
  /** Icons for options at setup. */
  signs?: Named;
  /** Its expansions as cards at setup, and ready-made sets of them. */
  expansions?: readonly Expansion[];
  /** Scope of the durations: per player, as usual, or for the whole game. */
  minutesFor?: "player" | "game";
  sets?: readonly ReadySet[];
  /** The icon of a ready-made set of all its expansions, if it has one. */
  everything?: IconName;
  /** Pictures of its components and its modules', loaded on demand. */
  components?: () => Promise<readonly Components[]>;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** Options that belong together. Its name is `expansion-<game>-<id>`, its description `…-about`. */
export interface Expansion {
  id: string;
  icon: IconName;
  /** Option values when it's selected; otherwise the defaults apply. */
  with: Options;
  /** Added duration in minutes. */
  minutes: number;
  difficulty: 1 | 2 | 3;
  /** Name of the lesson that teaches it. */
  lesson?: string;
}

/** What an expansion adds to the cover of its game: `games/<game>/expansions/<name>/cover.ts` exports one. */
export type ExpansionCover = Pick<GameCover, "signs" | "expansions" | "sets">;

/** Expansions that go well together. Its name is `set-<game>-<id>`; `…-about` describes its audience. */
export interface ReadySet {
  id: string;
  icon: IconName;
  with: Options;
  /** Number of players, if the set requires one. */
  seats?: number;
}

/** A picture of a board: on the home page, in the waiting room, next to the result. */
export interface PictureProps {
  view: Data;
  pack: Data;
  /** The seat to focus on, if the whole board doesn't fit. */
  seat?: number;
  /** Crop: a small landscape, a portrait card, or the whole board. */
  crop: "near" | "tall" | "whole";
  /** Recent events, oldest first: the last visible one gets a ring. */
  lately?: readonly EventSeen[] | undefined;
}

export interface GamePicture {
  /** Draws an SVG that fills its container. */
  board: Component<PictureProps>;
  /** Returns a board from a real game, for players who have none yet. */
  sample: () => Promise<Pick<PictureProps, "view" | "pack" | "seat">>;
  /** Returns a player's clan, if the game has clans. */
  clothOf?: (view: Data, seat: number) => Clan | undefined;
  /** Returns the layout for these options, as far as it's known before the deal. */
  laid?: (options: Readonly<Record<string, string | number | boolean>>, pack: Data) => Data;
}

export interface BoardProps {
  table: TableState;
  choosing: Choosing;
  narrow: boolean;
  /** The log, for boards that show it on a narrow screen. */
  log?: Snippet;
  /** The part of the table being pointed out, for boards that show only some parts at a time. */
  attend?: string | undefined;
}

/** Consequences of the choice, shown with its bill: who moves next, what is lost. */
export interface FollowsProps {
  table: TableState;
  choosing: Choosing;
}

/** A player's turn, drawn in one line; screen readers get its sentences instead. */
export interface TurnProps {
  table: TableState;
  turn: Turn;
  /** Only the most important part, for the top row. */
  short?: boolean;
}

export interface GameIcons {
  /** By action. */
  actions: Named;
  /** By score category. */
  categories: Named;
  /** By line in a price chart. */
  priced: Named;
  /** By stock, if its icon has a different name. */
  stocks: Named;
}

/** The currency of prices. */
export interface Currency {
  /** A seat's stock, without its number. A player's view uses the same name. */
  stock: string;
  /** Symbol before an amount on a bill; without one, the stock's icon is used. */
  sign?: string;
  /** Formats an offer's price: `sign` is a minus or a plus. */
  price(sign: string, amount: number): string;
  /** Formats the amount left afterwards. */
  left(amount: number): string;
}

/** Locations of a table's panels, for lessons. */
export interface GamePanels {
  /** Returns the selector of a panel; undefined if it isn't there. */
  selectorOf(part: string): string | undefined;
}

/** Better text than the messages alone: what passing or ending a turn wastes, the game's status, answers. */
export interface GameWords {
  /** Returns the round for a chip in the top row: "Round 2 of 5", or "2 of 5" if space is short. */
  round?: (table: TableState) => { text: string; short: string } | undefined;
  status?: (table: TableState) => string;
  unused?: (table: TableState) => string[];
  /** Lists what ending the turn now leaves undone and what it brings, in a few words each. */
  ending?: (table: TableState) => string[];
  /** Returns a better name for an action than the default: "Take this tile" in games without clans. */
  named?: (table: TableState, verb: string) => string | undefined;
  /** Returns a better title for an offer than its action's name: "Place it below Home village". */
  titled?: (table: TableState, offer: Offer) => string | undefined;
  /** Describes an offer fully: its contract, for example, rather than the contract's number. */
  inFull?: (table: TableState, offer: Offer) => string | undefined;
  /** Expands the values of a message beyond plain numbers. */
  spelled?: (table: Pick<TableState, "pack">, key: string, values: Values) => Values;
  /** Returns better text for an argument than its value: a trade instead of its number. */
  valued?: (
    table: TableState,
    argument: string,
    value: Arg,
    fixed: Readonly<Record<string, Arg>>,
  ) => string | undefined;
  /** Returns the action that would remove a reason: more shipping for what is too far. */
  remedy?: (reason: string) => string | undefined;
  /** Lists an offer's benefits that no bill shows, read from the table after it: more income. */
  brings?: (table: TableState, offer: Offer, ghost: Data) => Note[];
  /** Answers in the command box: `look f6`, `prices`. Undefined if there is no answer. */
  answer?: (question: string, table: TableState) => string | undefined;
  /** Lists the supported questions, for help. */
  questions?: () => string[];
  /** Returns who moves now, and who follows. */
  next?: (table: TableState) => string;
}

/** Additions of a module to its game. */
export interface ModuleClient<Panel = unknown> {
  name: string;
  icons?: Partial<GameIcons>;
  /** Panels, by their place on the game's board. */
  panels?: Readonly<Record<string, Panel>>;
}

export interface GameClient {
  board: Component<BoardProps>;
  icons: GameIcons;
  /** Absent in a game without payments. */
  currency?: Currency;
  /** Rows of the score sheet, if empty ones should be omitted; otherwise all. */
  categories?: (scores: readonly Readonly<Record<string, number>>[]) => string[];
  panels: GamePanels;
  words: GameWords;
  /** Component for a turn in the recap, and a test for the turns it can draw; the others show sentences. */
  turn?: {
    line: Component<TurnProps>;
    draws: (turn: Turn) => boolean;
    /** Returns a function that replays a turn, if there's more to show than its line. */
    again?: (table: TableState, turn: Turn) => (() => void) | undefined;
  };
  /** Consequences of the choice, in the action row; a narrow table has its own place for them. */
  follows?: Component<FollowsProps>;
  /** Screen-reader announcements. */
  heard?: Heard;
  /** What is shown of it before it's loaded; absent in a game without a folder here. */
  cover?: GameCover;
  /** Animations for events, loaded after the table. */
  motion?: () => Promise<GameMotion>;
}

/** What an expansion adds to the client of its game: `games/<game>/expansions/<name>/index.ts` exports one. */
export interface ExpansionClient<Drawing, Icons extends GameIcons = GameIcons> {
  /** Parts of the view that only tables with it have: its drawings load with them. */
  parts: readonly string[];
  icons?: Partial<Icons>;
  drawings?: () => Promise<readonly Drawing[]>;
}

/** Merges a game's icons with those of its modules. */
export function withModules(icons: GameIcons, modules: readonly { icons?: Partial<GameIcons> }[]): GameIcons {
  const all = [icons, ...modules.flatMap((module) => module.icons ?? [])];
  const joined = (kind: keyof GameIcons): Named => Object.assign({}, ...all.map((each) => each[kind]));
  return {
    actions: joined("actions"),
    categories: joined("categories"),
    priced: joined("priced"),
    stocks: joined("stocks"),
  };
}

/** What a game brings to the client. `games/<game>/index.ts` exports one such object; no shared file names a game. */

import type { Component, Snippet } from "svelte";
import type { IconName } from "../look/icons";
import type { Clan } from "../look/tartan/setts";
import type { Choosing } from "../table/choosing.svelte";
import type { GameMotion } from "../table/motion/movement";
import type { Note } from "../table/parts";
import type { Heard } from "../table/screenreader";
import type { Arg, Data, EventSeen, Offer, TableState } from "../table/state.svelte";
import type { Turn } from "../table/steps";
import type { Values } from "../words/catalogue";
import type { Components } from "./components";

/** Icons by the word they stand for. */
export type Named = Readonly<Record<string, IconName>>;

/** What is shown of a game before any of it is loaded: `games/<game>/cover.ts`, a few bytes that come with every page. */
export interface GameCover {
  tartan: Clan;
  /** The gallery shows what all games share in the words of the game that lends its own. */
  lendsWords?: boolean;
  /** How its boards look in small: loaded when one is to be shown. */
  picture?: () => Promise<GamePicture>;
  /** The groups of options that lay out the board: setup shows them beside it. */
  lays?: readonly string[];
  /** Options that turn a part of the board over, each with the letter of that part. */
  turned?: Readonly<Record<string, string>>;
  /** What stands before an option at setup. */
  signs?: Named;
  /** Its expansions as cards at setup, and sets of them that are ready to be played. */
  expansions?: readonly Expansion[];
  /** Whether their minutes are for each player, as usual, or for the whole game. */
  minutesFor?: "player" | "game";
  sets?: readonly ReadySet[];
  /** Its components and those of its modules as pictures: loaded when one is looked for. */
  components?: () => Promise<readonly Components[]>;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** Some options that one takes together. It is called `expansion-<game>-<id>`; what it changes is `…-about`. */
export interface Expansion {
  id: string;
  icon: IconName;
  /** The options, with the values that they have when it is taken; left out they are as usual. */
  with: Options;
  /** How many minutes it adds. */
  minutes: number;
  difficulty: 1 | 2 | 3;
  /** The lesson that teaches it, by name. */
  lesson?: string;
}

/** Expansions that go well together. It is called `set-<game>-<id>`; for whom it is says `…-about`. */
export interface ReadySet {
  id: string;
  icon: IconName;
  with: Options;
  /** How many play, where the set is for just so many. */
  seats?: number;
}

/** A board as a picture: on the home page, in the waiting room, beside the result. */
export interface PictureProps {
  view: Data;
  pack: Data;
  /** Whose part of it is meant, where it does not fit as a whole. */
  seat?: number;
  /** As much as fits a small landscape, a card that is higher than wide, or all there is. */
  crop: "near" | "tall" | "whole";
  /** What happened lately, oldest first: the last of it that is seen gets a ring. */
  lately?: readonly EventSeen[] | undefined;
}

export interface GamePicture {
  /** Draws an SVG that fills what it stands in. */
  board: Component<PictureProps>;
  /** A board of a real game, for those who have none of their own yet. */
  sample: () => Promise<Pick<PictureProps, "view" | "pack" | "seat">>;
  /** The clan somebody plays, where the game has any. */
  clothOf?: (view: Data, seat: number) => Clan | undefined;
  /** What these options lay out, as far as it is known before the deal. */
  laid?: (options: Readonly<Record<string, string | number | boolean>>, pack: Data) => Data;
}

export interface BoardProps {
  table: TableState;
  choosing: Choosing;
  narrow: boolean;
  /** The log, for boards that have a place for it on a narrow screen. */
  log?: Snippet;
  /** The part of the table that is spoken of, for boards that show only some at a time. */
  attend?: string | undefined;
}

/** What follows from what is chosen, beside its bill: who moves then, what is lost. */
export interface FollowsProps {
  table: TableState;
  choosing: Choosing;
}

/** A turn somebody took, drawn in one line; those who listen are told its sentences instead. */
export interface TurnProps {
  table: TableState;
  turn: Turn;
  /** Only what matters most, for the top row. */
  short?: boolean;
}

export interface GameIcons {
  /** By kind of action. */
  actions: Named;
  /** By category of the score. */
  categories: Named;
  /** By what a chart of prices has lines for. */
  priced: Named;
  /** By stock, where it isn't called like its icon. */
  stocks: Named;
}

/** What prices are in. */
export interface Currency {
  /** The stock of a seat, without its number. A player's view has it under the same name. */
  stock: string;
  /** What stands before an amount on a bill; without one the icon of the stock does. */
  sign?: string;
  /** What an offer costs or brings: `sign` is a minus or a plus. */
  price(sign: string, amount: number): string;
  /** What is left in the purse afterwards. */
  left(amount: number): string;
}

/** Where the panels of a table are that a lesson speaks of. */
export interface GamePanels {
  /** How one is found on the page; nothing for a panel that is not there. */
  selectorOf(part: string): string | undefined;
}

/** Better words than the messages alone give: what a pass or the end of a turn leaves, where the game stands, answers. */
export interface GameWords {
  /** The round, for a chip in the top row: "Round 2 of 5", and where there is little room "2 of 5". */
  round?: (table: TableState) => { text: string; short: string } | undefined;
  status?: (table: TableState) => string;
  unused?: (table: TableState) => string[];
  /** What ending the turn now leaves undone and what it brings, each in a few words. */
  ending?: (table: TableState) => string[];
  /** A kind of action in better words than it has in general: "Take this tile" where there are no clans. */
  named?: (table: TableState, verb: string) => string | undefined;
  /** An offer in better words than its action alone has: "Place it below Home village". */
  titled?: (table: TableState, offer: Offer) => string | undefined;
  /** An offer with all that one needs to know to choose it: which contract it is about, not its number alone. */
  inFull?: (table: TableState, offer: Offer) => string | undefined;
  /** What fills a sentence about a table, where the game has more to say of it than its number. */
  spelled?: (table: Pick<TableState, "pack">, key: string, values: Values) => Values;
  /** An argument of an action in better words than its value has: a trade instead of its number. */
  valued?: (
    table: TableState,
    argument: string,
    value: Arg,
    fixed: Readonly<Record<string, Arg>>,
  ) => string | undefined;
  /** The kind of action that would take a reason away: more shipping for what is too far. */
  remedy?: (reason: string) => string | undefined;
  /** What an offer brings that no bill shows, read off the table as it would be: more income. */
  brings?: (table: TableState, offer: Offer, ghost: Data) => Note[];
  /** Answers of the command box: `look f6`, `prices`. Undefined if it has none. */
  answer?: (question: string, table: TableState) => string | undefined;
  /** What may be asked, for help. */
  questions?: () => string[];
  /** Who moves now, and who follows. */
  next?: (table: TableState) => string;
}

/** What a module of a game adds to it. */
export interface ModuleClient<Panel = unknown> {
  name: string;
  icons?: Partial<GameIcons>;
  /** Panels, by the place of the game's board at which they are drawn. */
  panels?: Readonly<Record<string, Panel>>;
}

export interface GameClient {
  board: Component<BoardProps>;
  icons: GameIcons;
  /** None in a game where nothing is paid. */
  currency?: Currency;
  /** The rows of a score sheet, where some of them may have nothing to tell; else all there are. */
  categories?: (scores: readonly Readonly<Record<string, number>>[]) => string[];
  panels: GamePanels;
  words: GameWords;
  /** How a turn is drawn in what changed, and which are; of the others the sentences are read. */
  turn?: {
    line: Component<TurnProps>;
    draws: (turn: Turn) => boolean;
    /** How a turn is told once more, where there is more to tell than its line. */
    again?: (table: TableState, turn: Turn) => (() => void) | undefined;
  };
  /** What follows from what is chosen, in the row where things are done; a narrow table has its own place for it. */
  follows?: Component<FollowsProps>;
  /** What is told to those who listen. */
  heard?: Heard;
  /** How its boards look in small, for the picture of a result. */
  picture?: GameCover["picture"];
  /** What moves when something happens; loaded once the table is there. */
  motion?: () => Promise<GameMotion>;
}

/** The icons of a game with those of its modules. */
export function withModules(icons: GameIcons, modules: readonly ModuleClient[]): GameIcons {
  const all = [icons, ...modules.flatMap((module) => module.icons ?? [])];
  const joined = (kind: keyof GameIcons): Named => Object.assign({}, ...all.map((each) => each[kind]));
  return {
    actions: joined("actions"),
    categories: joined("categories"),
    priced: joined("priced"),
    stocks: joined("stocks"),
  };
}

/** What a game brings to the client. `games/<game>/index.ts` exports one such object; no shared file names a game. */

import type { Component, Snippet } from "svelte";
import type { IconName } from "../look/icons";
import type { Clan } from "../look/tartan/setts";
import type { Choosing } from "../table/choosing.svelte";
import type { Heard } from "../table/screenreader";
import type { Arg, Data, Offer, TableState } from "../table/state.svelte";
import type { Values } from "../words/catalogue";

/** Icons by the word they stand for. */
export type Named = Readonly<Record<string, IconName>>;

/** What is shown of a game before any of it is loaded: `games/<game>/cover.ts`, a few bytes that come with every page. */
export interface GameCover {
  tartan: Clan;
  /** The gallery shows what all games share in the words of the game that lends its own. */
  lendsWords?: boolean;
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
  /** What an offer brings that no bill shows, read off the table as it would be: more income. */
  brings?: (table: TableState, offer: Offer, ghost: Data) => string[];
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
  panels: GamePanels;
  words: GameWords;
  /** What is told to those who listen. */
  heard?: Heard;
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

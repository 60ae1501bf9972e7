/** Answers to typed questions at a Glen More table, and who moves next. */

import { ChoosingModel } from "../../table/choosing.svelte";
import { plain, wordsOf } from "../../table/command";
import type { TableState } from "../../table/state.svelte";
import { Board, cellKey } from "./board.svelte";
import {
  clanLabel,
  listed,
  pieceName,
  placedLabel,
  placeLabel,
  rondelLabel,
  tell,
  tileName,
  wayTo,
} from "./labels";
import { standingIn, termOf } from "./players/terms";
import { CATEGORIES, type Cell, type PlayerView, RESOURCES } from "./shape";

const QUESTIONS = ["look", "market", "territory", "rondel", "clans", "forecast", "things"] as const;
type Question = (typeof QUESTIONS)[number];
/** Maximum number of matches described; a longer name narrows them down. */
const MOST = 4;

/** Places next to a tile, by direction. */
const SIDES: Readonly<Record<string, Cell>> = { below: [0, 1], above: [0, -1], left: [-1, 0], right: [1, 0] };

/** Lists the supported questions in the current language. */
export function questions(): string[] {
  return QUESTIONS.map((each) => tell(`glen-ask-${each}`) + (each === "look" ? ` ${tileName("dornoch")}` : ""));
}

/** Answers a typed question in the current language or in English. */
export function answer(typed: string, table: TableState): string | undefined {
  const [first = "", ...rest] = plain(typed).split(/\s+/);
  const asked = QUESTIONS.find((each) => first === each || first === plain(tell(`glen-ask-${each}`)));
  return asked && ANSWERS[asked](new Board(table, new ChoosingModel(table)), rest.join(" "));
}

/** Returns who moves now, and who would follow by the pawns' positions. */
export function next(table: TableState): string {
  const board = new Board(table, new ChoosingModel(table));
  const [now, ...then] = board.view.outlook.order.map((piece) => pieceName(board, piece));
  return now ? tell("heard-now", { name: now, count: then.length, names: then }) : "";
}

const fits = (typed: string, name: string) =>
  wordsOf(typed).every((word) => wordsOf(name).some((own) => own.startsWith(word)));

const seatsOf = (board: Board) => board.view.players.map((player, seat) => ({ player, seat }));

function territory(board: Board, player: PlayerView, seat: number): string {
  const tiles = player.territory.map((placed) => {
    return [wayTo(placed.at), placedLabel(board, placed, seat)].filter(Boolean).join(": ");
  });
  return `${tell("glen-territory-told", { name: board.nameOf(seat) })}. ${tiles.join(". ")}.`;
}

/** Describes what occupies a space of the rondel. */
function standing(board: Board, [kind, seat]: readonly (string | number)[]): string {
  if (kind === "pawn") return tell("glen-pawn", { name: board.nameOf(Number(seat)) });
  return kind === "die" ? tell("glen-die-here") : pieceName(board, String(kind));
}

/** Describes everything on the table with this name (rondel, territories, clan board), or a free place. */
function look(board: Board, typed: string): string {
  if (!typed) return tell("glen-say-nothing");
  const found = [
    ...board.view.rondel.flatMap((tile) =>
      typeof tile === "string" && fits(typed, tileName(tile)) ? [rondelLabel(board, tile)] : [],
    ),
    ...seatsOf(board).flatMap(({ player, seat }) =>
      player.territory
        .filter(({ tile }) => fits(typed, tileName(tile)))
        .map((placed) =>
          tell("heard-did", { name: board.nameOf(seat), things: placedLabel(board, placed, seat) }),
        ),
    ),
    ...Object.keys(board.view.roads)
      .filter((clan) => fits(typed, tell(`clan-${clan}`)))
      .map((clan) => clanLabel(board, clan)),
  ];
  const named = found.length ? found : places(board, typed);
  return named.length ? named.slice(0, MOST).join(" ") : tell("glen-say-nothing");
}

/** Lists free places next to my territory by position: "below Home village". */
function places(board: Board, typed: string): string[] {
  const { territory: tiles } = board.player;
  const found = tiles.flatMap(({ tile, at: [column, row] }) =>
    Object.entries(SIDES)
      .filter(([side]) => fits(typed, tell(`glen-place-${side}`, { tile })))
      .map(([, [x, y]]): Cell => [column + x, row + y]),
  );
  const free = found.filter((cell) => !tiles.some(({ at }) => cellKey(at) === cellKey(cell)));
  return free.map((cell) => placeLabel(board, cell));
}

const ANSWERS: Record<Question, (board: Board, more: string) => string> = {
  look,
  market: (board) =>
    RESOURCES.map((resource) => {
      const { buy, sell } = board.view.outlook.market[resource];
      return tell("glen-market-row", {
        resource,
        buy: buy === null ? tell("glen-market-full") : tell("glen-market-buy", { coins: buy }),
        sell: sell === null ? tell("glen-market-empty") : tell("glen-market-sell", { coins: sell }),
      });
    }).join(". "),
  territory: (board, name) => {
    const named = seatsOf(board).filter(({ seat }) => name && fits(name, board.nameOf(seat)));
    const shown = named.length ? named : [{ player: board.player, seat: board.seat }];
    return shown.map(({ player, seat }) => territory(board, player, seat)).join(" ");
  },
  rondel: (board) =>
    board.view.rondel
      .flatMap((what, space) => {
        if (what === null) return [];
        if (typeof what === "string") return [`${space}: ${rondelLabel(board, what)}`];
        return [`${space}: ${standing(board, what)}`];
      })
      .join(". "),
  clans: (board) => {
    const open = [...board.clans.keys()];
    return (open.length ? open : Object.keys(board.view.roads)).map((clan) => clanLabel(board, clan)).join(". ");
  },
  forecast: (board) =>
    seatsOf(board)
      .map(({ player, seat }) => {
        const so = Object.values(player.points).reduce((sum, points) => sum + points, 0);
        const parts = CATEGORIES.map(
          (category) => `${tell(`score-${category}`)} ${standingIn(board.view.forecast[seat], category)?.vp ?? 0}`,
        );
        const things = listed([
          `${tell("glen-total")} ${so}`,
          ...parts,
          `${tell("glen-size")} ${termOf(board, seat, "size", false)}`,
        ]);
        return tell("heard-did", { name: board.nameOf(seat), things });
      })
      .join(" "),
  things: (board) =>
    seatsOf(board)
      .map(({ player, seat }) => {
        const goods = RESOURCES.map((resource) => ({
          resource,
          count: player.territory.reduce((sum, placed) => sum + placed.goods[resource], 0),
        }));
        const things = listed([
          tell("glen-heard-coins", { count: player.coins }),
          tell("glen-heard-whisky", { count: player.whisky }),
          ...goods.filter(({ count }) => count).map((each) => tell("glen-goods", each)),
          tell("glen-heard-markers", { count: player.markers }),
        ]);
        return tell("heard-did", { name: board.nameOf(seat), things });
      })
      .join(" "),
};

/** Text that the table page requests from a game: status, unused options before passing, typed questions. */

import { colon } from "../../messages/messages.svelte";
import { ChoosingModel } from "../../table/choosing.svelte";
import { plain } from "../../table/command";
import type { TableState } from "../../table/state.svelte";
import { Board } from "./board.svelte";
import { contractLabel, hexLabel, levelName, listed, money, portName, portText, tell, tileText } from "./labels";
import { levelOf } from "./map/land";
import { settlementLine } from "./score";
import { type CaledoniaView, categoriesOf, GOODS, packOf } from "./shape";

const PRODUCTION = "processing";

/** Returns the round and phase; after the end, only the round. */
export function status(table: TableState): string {
  const { round, asked } = table.view as CaledoniaView;
  if (!round) return tell("cal-status-setup");
  const frame = String(asked?.[1][0] ?? "");
  const rounds = packOf(table).sets.rounds.length;
  if (table.finished) return tell("cal-status-round", { round, rounds });
  const phase = frame === PRODUCTION ? "production" : "action";
  return `${tell("cal-status-round", { round, rounds })} · ${tell(`cal-status-${phase}`)}`;
}

/** Returns only the round, for the top row. */
export function round(table: TableState): { text: string; short: string } | undefined {
  const { round } = table.view as CaledoniaView;
  const rounds = packOf(table).sets.rounds.length;
  if (!round) return undefined;
  return { text: tell("cal-status-round", { round, rounds }), short: tell("cal-round-short", { round, rounds }) };
}

/** Advice for each reason why an action isn't possible. */
const REMEDIES: Readonly<Record<string, string>> = {
  "needs-shipping": "upgrade-shipping",
  "port-out-of-reach": "upgrade-shipping",
  "too-dear": "sell",
  "too-few-merchants": "hire-merchant",
  "too-few-goods": "buy",
  "box-full": "fulfil",
};
export function remedy(reason: string): string | undefined {
  return REMEDIES[reason.replace(/^no-/, "")];
}

/** Lists options left this round that passing would waste. */
export function unused(table: TableState): string[] {
  const view = table.view as CaledoniaView;
  const me = view.players[table.me ?? -1];
  if (!me) return [];
  const ports = new Set(
    table.offers.flatMap(({ verb, args }) => (verb !== "fulfil" && args.port ? [args.port] : [])),
  );
  return [
    ...(me.merchants ? [tell("cal-unused-merchants", { count: me.merchants })] : []),
    ...(me.money ? [money(me.money)] : []),
    ...(table.offers.some(({ verb }) => verb === "fulfil") ? [tell("cal-unused-contract")] : []),
    ...(ports.size ? [tell("cal-unused-ports", { count: ports.size })] : []),
  ];
}

const QUESTIONS = [
  "look",
  "reach",
  "prices",
  "contracts",
  "tiles",
  "ports",
  "settlements",
  "forecast",
  "goods",
] as const;
type Question = (typeof QUESTIONS)[number];

/** Lists the supported questions in the current language. */
export function questions(): string[] {
  return QUESTIONS.map((each) => tell(`cal-ask-${each}`) + (each === "look" ? " f6" : ""));
}

/** Returns who decides now, and who follows in turn order. */
export function next(table: TableState): string {
  const { order, passed } = table.view as CaledoniaView;
  const nameOf = (seat: number) => table.seats[seat]?.name ?? "";
  const [now] = table.seatsToAct;
  if (now === undefined) return "";
  const at = order.indexOf(now);
  const then = [...order.slice(at + 1), ...order.slice(0, at)].filter(
    (seat) => !passed.includes(seat) && seat !== now,
  );
  return tell("heard-now", { name: nameOf(now), count: then.length, names: then.map(nameOf) });
}

/** Answers a typed question in the current language or in English. */
export function answer(typed: string, table: TableState): string | undefined {
  const [first = "", hex = ""] = plain(typed).split(/\s+/);
  const asked = QUESTIONS.find((each) => first === each || first === plain(tell(`cal-ask-${each}`)));
  if (!asked) return undefined;
  const board = new Board(table, new ChoosingModel(table));
  if (asked !== "look") return ANSWERS[asked](board);
  const found = board.land.byName.get(hex);
  return found ? hexLabel(board, found) : tell("no-no-such-hex");
}

const ANSWERS: Record<Exclude<Question, "look">, (board: Board) => string> = {
  reach: (board) => {
    const free = board.land.hexes.filter(
      ({ name, land, mist }) => land.length && !mist && !board.pieces.has(name),
    );
    const have = board.player.shipping;
    const at = (steps: number) =>
      free
        .filter(({ name }) => levelOf(board.land, board.outlook.reach, name) === have + steps)
        .map(({ name }) => name);
    const now = free
      .filter(({ name }) => levelOf(board.land, board.outlook.reach, name) <= have)
      .map(({ name }) => name);
    const lines = [tell("cal-say-reach", { things: listed(now) })];
    for (const steps of [1, 2])
      if (at(steps).length)
        lines.push(
          tell("cal-say-reach-with", { level: levelName(board, have + steps), things: listed(at(steps)) }),
        );
    return lines.join(" ");
  },
  prices: (board) =>
    board.view.market.map(({ good, price }) => `${tell(`good-${good}`)} ${money(price)}`).join(", "),
  contracts: (board) =>
    board.view.open
      .flatMap((number) => (number === null ? [] : [labelled(board, number)]))
      .concat(board.player.box.map((number) => colon(tell("cal-export-box"), labelled(board, number))))
      .join(". "),
  tiles: (board) =>
    board.view.scoring
      .map((id, at) =>
        tell("cal-tile-label", { round: at + 1, text: tileText(board, id), glory: board.outlook.tiles[at] ?? 0 }),
      )
      .join(" "),
  ports: (board) =>
    board.view.ports
      .map(({ port, hex }) => `${hex}: ${portName(board, port)}. ${portText(board, port)}`)
      .join(" "),
  settlements: (board) => settlementLine(board),
  forecast: (board) =>
    board.view.forecast
      .map((scores, seat) => {
        const categories = categoriesOf([scores]);
        const total = categories.reduce((sum, category) => sum + (scores[category] ?? 0), 0);
        const parts = categories
          .filter((category) => scores[category])
          .map((category) => `${tell(`score-${category}`)} ${scores[category]}`);
        return `${board.nameOf(seat)} ${total}: ${parts.join(", ")}`;
      })
      .join(". "),
  goods: (board) =>
    board.view.players
      .map((player, seat) => {
        const goods = GOODS.filter((good) => player.goods[good]).map(
          (good) => `${player.goods[good]} ${tell(`good-${good}`)}`,
        );
        return `${board.nameOf(seat)}: ${[money(player.money), ...goods].join(", ")}`;
      })
      .join(". "),
};

function labelled(board: Board, number: number): string {
  const contract = board.pack.contracts[number];
  return contract ? contractLabel(contract, number) : "";
}

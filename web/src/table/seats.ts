/** The seats of a table with the names people see: opponents by their word, namesakes with a number. */

import type { BotInfo, SeatInfo } from "../wire/types";
import { knows, say } from "../words/words.svelte";
import { COLOURS, type SeatSeen } from "./state.svelte";

/** What stands for a name where there is none. */
const nameless = (seat: SeatInfo, colour: string) => (seat.former ? "former-player" : `colour-${colour}`);
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** What a seat is called, if anything: an opponent by its word, somebody by their name. */
export function calledAt({ bot, name = "" }: SeatInfo): string {
  return bot && knows("", `opponent-${bot}`) ? say(`opponent-${bot}`) : name;
}

/** The name of a bot that plays for somebody, as events and clocks call it. */
export function botName(bot: string, bots: readonly BotInfo[]): string {
  const known = bots.find((each) => each.bot === bot);
  return known ? say(`opponent-${known.id}`) : bot;
}

export function seatsOf(
  seats: readonly SeatInfo[],
  isHere: (seat: SeatInfo) => boolean,
  /** Who plays a seat whose person doesn't: the name of a bot, or nobody. */
  instead: (index: number) => string | undefined = () => undefined,
): SeatSeen[] {
  const seen = new Map<string, number>();
  return seats.map((seat, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? "gorse";
    const called = calledAt(seat) || capital(say(nameless(seat, colour)));
    const count = (seen.get(called) ?? 0) + 1;
    seen.set(called, count);
    const name = count > 1 ? `${called} ${count}` : called;
    const bot = instead(index);
    const plays = Boolean(seat.bot) || Boolean(seat.nobody) || Boolean(bot);
    const instance = { index, name, colour, bot: plays, present: plays || isHere(seat) };
    if (bot) return { ...instance, standIn: say("stand-in", { bot, name }) };
    return bot === "" ? { ...instance, gone: seat.offered ? "left" : "late" } : instance;
  });
}

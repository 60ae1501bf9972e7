/** Seats with display names: bots by their message, duplicate names with a number. */

import { knows, say } from "../messages/messages.svelte";
import { gameSeatText } from "../messages/titles.svelte";
import { PLAYER_COLOURS } from "../ui/tartan/setts";
import type { BotInfo, SeatInfo } from "../wire/types";
import type { SeatSeen } from "./state.svelte";

/** Returns the message for a seat without a name. */
const nameless = (seat: SeatInfo, colour: string) => (seat.former ? "former-player" : `colour-${colour}`);
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** Returns whether a bot is one of Bothy's own, with a description and a strength. */
export const isOwn = (bot: string): boolean => knows("", `opponent-${bot}`);

/** Returns a bot's name. An installed one has only its id. */
export const opponent = (bot: string): string => (isOwn(bot) ? say(`opponent-${bot}`) : bot);

/** Returns a seat's name, if any: a person's own, a bot's or the game's by message. */
export function calledAt({ bot, nobody, name = "" }: SeatInfo, game: string): string {
  if (nobody) return gameSeatText(game);
  return bot ? opponent(bot) : name;
}

/** Returns a bot's name in a choice; with its strength, if it's known. */
export function botToChoose({ id }: BotInfo): string {
  return isOwn(id) ? `${opponent(id)}, ${say(`opponent-${id}-strength`)}` : id;
}

/** Returns the name of a substitute bot, for events and clocks. */
export function botName(bot: string, bots: readonly BotInfo[]): string {
  return opponent(bots.find((each) => each.bot === bot)?.id ?? bot);
}

export function seatsOf(
  game: string,
  seats: readonly SeatInfo[],
  isHere: (seat: SeatInfo) => boolean,
  /** Returns the name of the bot that plays an absent person's seat, if any. */
  instead: (index: number) => string | undefined = () => undefined,
): SeatSeen[] {
  const seen = new Map<string, number>();
  return seats.map((seat, index) => {
    const colour = PLAYER_COLOURS[index % PLAYER_COLOURS.length] ?? "gorse";
    const called = calledAt(seat, game) || capital(say(nameless(seat, colour)));
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

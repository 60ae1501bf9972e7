/** The seats of a table with the names people see: opponents by their word, namesakes with a number. */

import type { SeatInfo } from "../wire/types";
import { say } from "../words/words.svelte";
import { COLOURS, type SeatSeen } from "./state.svelte";

/** What stands for a name where there is none. */
const nameless = (seat: SeatInfo, colour: string) => (seat.former ? "former-player" : `colour-${colour}`);
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export function seatsOf(
  seats: readonly SeatInfo[],
  opponents: ReadonlySet<string>,
  isHere: (seat: SeatInfo) => boolean,
): SeatSeen[] {
  const seen = new Map<string, number>();
  return seats.map((seat, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? "gorse";
    const known = seat.bot && opponents.has(seat.bot);
    const name = known ? say(`opponent-${seat.bot}`) : seat.name || capital(say(nameless(seat, colour)));
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const bot = Boolean(seat.bot) || Boolean(seat.nobody);
    return { index, name: count > 1 ? `${name} ${count}` : name, colour, bot, present: bot || isHere(seat) };
  });
}

/** Choices for a new table: number of seats, players, options. */

import { colon, say } from "../../messages/messages.svelte";
import { optionText, valueText } from "../../messages/titles.svelte";
import type { GameInfo, OptionInfo } from "../../wire/types";
import type { Sitter } from "../opening";

export type Value = OptionInfo["default"];

export class Choices {
  seats = $state(2);
  /** Only changed options: the others keep their default. */
  chosen: Record<string, Value> = $state({});
  /** The other players: a bot's id, "here" or "free". */
  beside: string[] = $state([]);
  names: string[] = $state(["", "", ""]);

  constructor(
    readonly info: GameInfo,
    /** The default player. */
    private readonly usual: string,
  ) {
    this.seats = info.seats.includes(2) ? 2 : (info.seats[0] ?? 1);
  }

  sitter(at: number): string {
    return this.beside[at] ?? this.usual;
  }

  value(option: OptionInfo): Value {
    return this.chosen[option.id] ?? option.default;
  }

  name({ id }: OptionInfo): string {
    return optionText(this.info.name, id);
  }

  /** Returns the name of a value. */
  text({ id }: OptionInfo, value: OptionInfo["values"][number] | undefined): string {
    return value ? valueText(this.info.name, id, value.value) : "";
  }

  /** Returns the values that fit this number of seats and the other choices. */
  open(option: OptionInfo): OptionInfo["values"] {
    return option.values.filter(
      (each) =>
        each.seats.includes(this.seats) &&
        !this.info.clashes.some(
          ({ one, this: mine, other, that }) =>
            (one === option.id && mine === each.value && this.chosen[other] === that) ||
            (other === option.id && that === each.value && this.chosen[one] === mine),
        ),
    );
  }

  /** Returns the effective value: the chosen one, if it fits the other choices. */
  played(option: OptionInfo): OptionInfo["values"][number] | undefined {
    const open = this.open(option);
    return open.find((each) => each.value === this.value(option)) ?? open[0];
  }

  /** All effective options. */
  get options(): Record<string, Value> {
    return Object.fromEntries(
      this.info.options.map((option) => [option.id, this.played(option)?.value ?? option.default]),
    );
  }

  /** The parts the game plays itself, a name for each of the last seats, which have no player. */
  get gameSeats(): string[] {
    return this.info.options.flatMap((option) =>
      Array<string>(this.played(option)?.game_seats ?? 0).fill(this.name(option)),
    );
  }

  /** Number of other players. */
  get others(): number {
    return Math.max(0, this.seats - 1 - this.gameSeats.length);
  }

  get sitters(): Sitter[] {
    return Array.from({ length: this.others }, (_, at): Sitter => {
      const kind = this.sitter(at);
      if (kind === "free") return { kind: "free" };
      if (kind === "here") return { kind: "here", name: this.names[at] || say("name-player", { number: at + 2 }) };
      return { kind: "bot", bot: kind };
    });
  }

  /** True if a seat is reserved for someone with the link. */
  get byLink(): boolean {
    return this.sitters.some(({ kind }) => kind === "free");
  }

  /** True if the table may be listed: people sharing a screen keep it private. */
  get mayBeListed(): boolean {
    return this.byLink && this.sitters.every(({ kind }) => kind !== "here");
  }

  /** True if only bots play besides me. */
  get alone(): boolean {
    return this.sitters.every(({ kind }) => kind === "bot");
  }

  /** The bot at all bot seats; undefined if they differ, or there are none. */
  get bot(): string | undefined {
    const bots = new Set(this.sitters.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.bot] : [])));
    return bots.size === 1 ? [...bots][0] : undefined;
  }

  /** Puts this bot on every bot seat; if there are none, on the last seat. */
  seatBot(bot: string): void {
    const sitters = this.sitters;
    const seats = sitters.flatMap(({ kind }, at) => (kind === "bot" ? [at] : []));
    for (const at of seats.length ? seats : [sitters.length - 1]) if (at >= 0) this.beside[at] = bot;
  }

  /** Lists the options that differ from their defaults. */
  changed(options: readonly OptionInfo[]): string[] {
    return options.flatMap((option) => {
      const now = this.played(option);
      return now && now.value !== option.default ? [colon(this.name(option), this.text(option, now))] : [];
    });
  }
}

/** What is chosen for a table that is to be opened: how many seats, who sits there, which options. */

import type { GameInfo, OptionInfo } from "../../wire/types";
import { colon, say } from "../../words/words.svelte";
import type { Sitter } from "../opening";

export type Value = OptionInfo["default"];

export class Choices {
  seats = $state(2);
  /** Only what was chosen: everything else is as usual. */
  chosen: Record<string, Value> = $state({});
  /** Who sits beside me: a bot's id, "here" or "free". */
  beside: string[] = $state([]);
  names: string[] = $state(["", "", ""]);

  constructor(
    readonly info: GameInfo,
    /** Who sits there unless something else is chosen. */
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

  /** Values that suit this number of seats and go with the other choices. */
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

  /** The value that is played with: the one chosen, if it suits the other choices. */
  played(option: OptionInfo): OptionInfo["values"][number] | undefined {
    const open = this.open(option);
    return open.find((each) => each.value === this.value(option)) ?? open[0];
  }

  /** All options as they will be played. */
  get options(): Record<string, Value> {
    return Object.fromEntries(
      this.info.options.map((option) => [option.id, this.played(option)?.value ?? option.default]),
    );
  }

  /** What the game plays itself, a name for each of the last seats: nobody sits there. */
  get nobodys(): string[] {
    return this.info.options.flatMap((option) =>
      Array<string>(this.played(option)?.nobodys ?? 0).fill(option.text),
    );
  }

  /** How many sit beside me. */
  get others(): number {
    return Math.max(0, this.seats - 1 - this.nobodys.length);
  }

  get sitters(): Sitter[] {
    return Array.from({ length: this.others }, (_, at): Sitter => {
      const kind = this.sitter(at);
      if (kind === "free") return { kind: "free" };
      if (kind === "here") return { kind: "here", name: this.names[at] || say("name-player", { number: at + 2 }) };
      return { kind: "bot", bot: kind };
    });
  }

  /** Whether a seat is kept for somebody with the link. */
  get byLink(): boolean {
    return this.sitters.some(({ kind }) => kind === "free");
  }

  /** Whether everybody may be let in: whoever lends seats to people at the same screen keeps the table private. */
  get mayBeListed(): boolean {
    return this.byLink && this.sitters.every(({ kind }) => kind !== "here");
  }

  /** Whether nobody else plays but bots. */
  get alone(): boolean {
    return this.sitters.every(({ kind }) => kind === "bot");
  }

  /** The bot on all seats that bots have; undefined where they differ, or have none. */
  get bot(): string | undefined {
    const bots = new Set(this.sitters.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.bot] : [])));
    return bots.size === 1 ? [...bots][0] : undefined;
  }

  /** Puts this bot on every seat a bot has; where none has, on the last one. */
  seatBot(bot: string): void {
    const sitters = this.sitters;
    const seats = sitters.flatMap(({ kind }, at) => (kind === "bot" ? [at] : []));
    for (const at of seats.length ? seats : [sitters.length - 1]) if (at >= 0) this.beside[at] = bot;
  }

  /** What is not as usual among some options, in words. */
  changed(options: readonly OptionInfo[]): string[] {
    return options.flatMap((option) => {
      const now = this.played(option);
      return now && now.value !== option.default ? [colon(option.text, now.text)] : [];
    });
  }
}

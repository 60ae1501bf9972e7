/** Shows steps at a pace people can follow: bots' moves one by one, with animations, and others' moves again. */

import { settings } from "../settings.svelte";
import { api } from "../wire/api";
import type { Step } from "../wire/types";
import type { GameClient } from "./contract/game";
import { Director } from "./director.svelte";
import { loadTimeline } from "./motion/load";
import type { Timeline } from "./motion/timeline";
import { readingTime } from "./queue";
import type { Data, StepSeen, TableModel } from "./state.svelte";
import { stepOf } from "./steps";

/** Display time of bot moves, relative to reading time. */
const SPEED = { slow: 1.6, normal: 0.7, fast: 0.15 };
/** Display time of a replayed step at normal speed, in milliseconds. */
const REPLAYED = 1400;
/** Maximum duration of a replay, in milliseconds. */
const AT_MOST = 30_000;
/** Delay from the last animation to the next bot move, in milliseconds. */
const AFTER_JOURNEYS = 350;

export class Playback {
  /** The newest step shown. */
  seq: number = $state(-1);
  /** True during a replay of others' moves. */
  replaying: boolean = $state(false);
  readonly director = new Director();
  readonly #table: TableModel;
  /** Animations; null until loaded, or in a game without any. */
  #motion: Timeline | null = null;
  /** True while waiting steps are shown at once, without animation. */
  #late = false;
  /** The view after the newest step shown. */
  #newest: Data = {};
  /** Callbacks waiting for an entry to be shown. */
  #awaited: readonly { seq: number; shown: () => void }[] = [];

  constructor(table: TableModel, motion?: GameClient["motion"]) {
    this.#table = table;
    table.director = this.director;
    table.past = {
      viewAt: (seq) => this.#viewAt(seq, table.me),
      play: (steps) => void this.replay(steps),
    };
    if (motion)
      void loadTimeline(motion).then((line) => {
        this.#motion = line;
      });
  }

  /** Number of steps not shown yet. */
  get behind(): number {
    return this.director.behind;
  }

  /** Shows steps by `show`, after the ones before them had their time. */
  push(steps: readonly Step[], show: () => void): void {
    this.director.push({
      rank: "move",
      by: steps.at(-1)?.by ?? null,
      lasts: () => this.#lasts(steps),
      begin: (late = false) => {
        this.#late = late;
        show();
        this.#late = false;
      },
      end: () => this.finish(),
    });
  }

  /** Draws a view, as it is after an entry. */
  show(view: Data, seq: number): void {
    this.seq = seq;
    for (const { shown } of this.#awaited.filter((each) => each.seq <= seq)) shown();
    this.#awaited = this.#awaited.filter((each) => each.seq > seq);
    this.#newest = view;
    this.#table.view = view;
  }

  /** Waits until an entry is shown. */
  shown(seq: number): Promise<void> {
    return this.seq >= seq
      ? Promise.resolve()
      : new Promise((shown) => {
          this.#awaited = [...this.#awaited, { seq, shown }];
        });
  }

  /** Animates these steps, before their changes are on the page. */
  animate(steps: readonly StepSeen[], undone: readonly number[]): void {
    if (!this.#motion || this.#late) return;
    if (!undone.length) {
      this.#motion.play(steps, this.#table);
      return;
    }
    const from = Math.min(...undone);
    this.#motion.takeBack(
      this.#table.log.filter(({ seq }) => seq >= from),
      this.#table,
    );
  }

  /** Ends all flights. */
  finish(): void {
    this.#motion?.finish();
  }

  /** Runs something once no piece is in the air; now, if so. */
  rest(then: () => void): void {
    if (this.#motion) this.#motion.rest(then);
    else then();
  }

  /** Ends the running beat of a move. */
  skipBeat(): void {
    this.#motion?.skipBeat();
  }

  /** Ends what plays, and shows all waiting steps at once. */
  skip(): void {
    this.finish();
    this.director.skip();
  }

  /** Drops all waiting steps. */
  clear(): void {
    this.finish();
    this.director.clear();
  }

  /** Shows steps again one by one: others' moves since my last action. New steps interrupt it. */
  async replay(recap = this.#table.recap): Promise<void> {
    const { me } = this.#table;
    const [first] = recap;
    if (!first || this.replaying) return;
    const hold = Math.min(REPLAYED, AT_MOST / recap.length) * SPEED[settings.speed];
    const at = this.seq;
    this.replaying = true;
    const goesOn = () => this.replaying && this.seq === at;
    try {
      for (const seq of [first.seq - 1, ...recap.map((step) => step.seq)]) {
        const view = await this.#viewAt(Math.max(0, seq), me);
        if (!goesOn()) break;
        const steps = recap.filter((step) => step.seq === seq);
        const moving = this.#motion?.lengthOf(steps, this.#table) ?? 0;
        this.#motion?.play(steps, this.#table);
        this.#table.view = view;
        await new Promise((shown) => setTimeout(shown, Math.max(hold, moving)));
      }
    } catch {
      // The replay failed; the newest view is still here.
    }
    this.replaying = false;
    this.#table.view = this.#newest;
  }

  stopReplay(): void {
    this.replaying = false;
    this.finish();
    this.#table.view = this.#newest;
  }

  async #viewAt(seq: number, seat: number | null): Promise<Data> {
    return (await api.moment(this.#table.match, seq, seat)).view;
  }

  /** Returns the display time of steps: that of their animation, and of reading a bot's move. */
  #lasts(steps: readonly Step[]): number {
    if (document.visibilityState === "hidden") return 0;
    const moving = this.#motion?.lengthOf(steps.map(stepOf), this.#table) ?? 0;
    const bots = steps.filter(({ by }) => by !== null && this.#table.seats[by]?.bot);
    const words = bots.flatMap(({ events }) => events).length * 25;
    const read = SPEED[settings.speed] * (words ? readingTime("x".repeat(words)) : 0);
    return Math.max(read, moving && moving + AFTER_JOURNEYS);
  }
}

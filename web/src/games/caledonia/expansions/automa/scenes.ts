/** Splits a turn into rows: each event that is a decision becomes a scene, with the figures the server sent. */

import type { EventSeen, Explained, StepSeen } from "../../../../table/state.svelte";
import type { IconName } from "../../../../ui/icons";
import { billed, spentIn } from "./bill";
import { ranked as rankedBy, taking } from "./contracts";
import { ACTION_ICONS, type ActionName, type Card } from "./data";
import { beginning, drawnByChance, filtered, spares } from "./expansion";
import type { Argument, AutomaValues, Scene, Story, Told } from "./story";

/** Returns its turns in a step: several, if everyone else has passed. */
export function storiesOf(step: StepSeen, cards: readonly Card[], seat: number): Story[] {
  const starts = step.events.flatMap(({ key }, at) => (key === "automa-card" ? [at] : []));
  return starts.map((start, at) => new Writer(step, cards, seat, start, starts[at + 1]).story);
}

/** Other results of icons, without figures, worded as in the log. */
const TOLD: Readonly<Record<string, IconName>> = {
  "automa-skips": "pass",
  "automa-nothing": "pass",
  "automa-support-upgrade": "upgrade",
  "automa-random-contract": "contract",
  "automa-deals": "market",
  "automa-port": "port",
  "market-sale": "market",
  "rolled-price": "move-price",
  "rolled-good": "trade",
  hired: "hire-merchant",
  shipping: "shipping",
  technology: "technology",
  obtained: "obtain-contract",
  fulfilled: "fulfil",
};

class Writer {
  readonly #step: StepSeen;
  readonly #cards: readonly Card[];
  readonly #seat: number;
  readonly #scenes: Scene[] = [];
  readonly #supports = new Map<number, Card>();
  readonly #card: Card | undefined;
  #icon = 0;
  #row = 0;
  #support: Card | undefined;
  #argument: Argument | undefined;
  #purse = 0;

  constructor(step: StepSeen, cards: readonly Card[], seat: number, start: number, end = step.events.length) {
    this.#step = step;
    this.#cards = cards;
    this.#seat = seat;
    this.#card = this.#find(step.events[start]?.values?.card);
    for (let at = start; at < end; at++) {
      const event = step.events[at] as EventSeen;
      const explained = (step.explained ?? []).filter((each) => each.at === at);
      const over = this.#purse > 0 && explained.some(({ key }) => key === "automa-purse");
      for (const each of explained) this.#explain(each, start, at);
      if (over) break;
      this.#tell(event, at, explained);
      if (event.key === "passed") break;
    }
  }

  get story(): Story {
    let row = 0;
    const scenes = this.#scenes.map((scene, at) => (at && !scene.depth ? { ...scene, number: ++row } : scene));
    return { card: this.#card, supports: this.#supports, scenes };
  }

  #find(number: unknown): Card | undefined {
    return this.#cards.find((card) => card.number === number);
  }

  get #action(): ActionName | undefined {
    return this.#card?.actions[this.#icon];
  }

  /** The state the map keeps showing. */
  get #shown(): { argument?: Argument } {
    return this.#argument ? { argument: this.#argument } : {};
  }

  #add(scene: Scene): void {
    if (this.#support) this.#supports.set(this.#scenes.length, this.#support);
    this.#scenes.push({ ...(this.#action ? { action: this.#action } : {}), ...scene });
  }

  #explain({ key, values: raw }: Explained, start: number, at: number): void {
    const values = raw as AutomaValues;
    if (key === "automa-purse") {
      const spent = spentIn(this.#step.events.slice(start, at), this.#seat);
      if (this.#purse && spent.length) this.#add({ ...billed(spent, values.money), ...this.#shown });
      this.#purse = this.#purse || values.money || 1;
    } else if (key === "automa-hexes") {
      this.#hexes(values.hexes);
    } else if (key === "automa-filter") {
      this.#filter(values);
    } else if (key === "automa-units") {
      const [notch, another] = values.notches;
      if (notch && !another) this.#unit({ key: "automa-note-only-unit", values: { notch } }, notch);
    }
  }

  #tell({ key, values: seen }: EventSeen, at: number, explained: readonly Explained[]): void {
    if (!seen) return;
    const values = seen as AutomaValues;
    if (key === "automa-card") this.#turned(values);
    else if (key === "automa-cannot") this.#cannot(values, explained);
    else if (key === "automa-support") this.#supported(values);
    else if (key === "automa-random") this.#chance(values);
    else if (key === "automa-contracts") this.#ranked(values, explained);
    else if (key === "automa-token-moves") this.#moved(values);
    else if (key === "automa-unit") this.#deployed(values);
    else if (key in TOLD && (values.seat === undefined || values.seat === this.#seat)) this.#plain(key, at);
  }

  #turned(values: AutomaValues): void {
    this.#add({
      number: 0,
      depth: 0,
      icon: "bot",
      title: { key: "automa-row-card", values: { card: values.card } },
      note: { key: "automa-note-card", values: { icons: values.icons, count: values.icons.length } },
    });
  }

  #cannot({ icon, why }: AutomaValues, explained: readonly Explained[]): void {
    const lacks = explained.find(({ key }) => key === "automa-lacks")?.values as AutomaValues | undefined;
    const measured = lacks && (why === "no-money" || why === "no-workers");
    const note = measured
      ? { key: `automa-note-${why}`, values: { has: lacks.has, needs: lacks.needs } }
      : { key: `automa-note-${why}` };
    // With nothing to expand to, one row says so.
    const looked = this.#scenes.at(-1);
    if (why === "no-hex" && looked?.argument?.alive.length === 0 && !looked.criterion) this.#scenes.pop();
    this.#add({
      number: 0,
      depth: 0,
      icon: ACTION_ICONS[icon as ActionName],
      title: { key: `icon-${icon}` },
      note,
      result: { key: "automa-no" },
      failed: true,
      ...(why === "no-hex" ? this.#shown : {}),
    });
    this.#icon += 1;
    this.#support = undefined;
    this.#argument = undefined;
  }

  #supported({ card, modules }: AutomaValues): void {
    this.#support = this.#find(card);
    this.#argument = { modules, alive: [], fallen: [], chosen: null };
  }

  #hexes(hexes: readonly string[]): void {
    this.#row = 0;
    this.#argue(beginning(this.#argument?.modules ?? [], hexes));
  }

  #filter(told: AutomaValues): void {
    if (!this.#argument) return;
    this.#row += 1;
    this.#argue(filtered(this.#argument, this.#row, told));
    if (this.#argument.alive.length !== 1) return;
    const left = spares(this.#support, this.#scenes, this.#row);
    this.#row += left.length;
    for (const scene of left) this.#add(scene);
  }

  #chance({ hex }: AutomaValues): void {
    if (!this.#argument) return;
    this.#row += 1;
    this.#argue(drawnByChance(this.#argument, this.#row, hex));
  }

  /** Adds a scene that changes the map. */
  #argue(scene: Scene & { argument: Argument }): void {
    this.#argument = scene.argument;
    this.#add(scene);
  }

  #moved({ steps, start, notch }: AutomaValues): void {
    this.#unit({ key: "automa-note-token", values: { steps, start, notch } }, notch, { start, notch });
  }

  /** Sets the unit's exact kind: there are two kinds of worker. */
  #deployed({ unit }: AutomaValues): void {
    const at = this.#scenes.findLastIndex(({ title }) => "key" in title && title.key === "automa-row-unit");
    const scene = this.#scenes[at];
    if (scene) this.#scenes[at] = { ...scene, icon: unit as IconName, result: { key: `unit-${unit}` } };
  }

  #unit(note: Told, unit: string, token?: { start: string; notch: string }): void {
    this.#add({
      number: 0,
      depth: 0,
      icon: (unit === "workers" ? "woodcutter" : unit) as IconName,
      title: { key: "automa-row-unit" },
      note,
      ...this.#shown,
      ...(token ? { token } : {}),
    });
  }

  #ranked(values: AutomaValues, explained: readonly Explained[]): void {
    const found = explained.find(({ key }) => key === "automa-ranking")?.values as AutomaValues | undefined;
    if (!this.#scenes.some(({ depth, action }) => depth === 0 && action === "contract")) {
      this.#row = 0;
      this.#add(taking(found?.contracts.length ?? values.contracts.length));
    }
    this.#row += 1;
    this.#add(rankedBy(this.#row, values, found));
  }

  #plain(key: string, at: number): void {
    const seen = this.#step.events.slice(0, at).filter((event) => event.values !== null).length;
    this.#add({
      number: 0,
      depth: 0,
      icon: TOLD[key] ?? "info",
      title: { key: this.#titleOf(key) },
      note: { text: this.#step.texts[seen] ?? "" },
      ...this.#shown,
    });
  }

  #titleOf(key: string): string {
    if (key === "automa-skips") return "automa-row-skips";
    if (key === "automa-nothing") return "automa-row-nothing";
    if (key === "automa-port") return "criterion-port";
    if (key === "automa-deals" && this.#action === "expand") return "criterion-neighbourhood";
    return this.#action ? `icon-${this.#action}` : "automa-row-result";
  }
}

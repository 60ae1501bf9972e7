/**
 * A turn of the Automa as a story: one scene a decision, in the order of its card. The server tells what happened and the
 * figures it went by; here they are only put in rows.
 */

import type { IconName } from "../../../look/icons";
import type { Data, EventSeen, Explained, StepSeen } from "../../../table/state.svelte";
import type { Values } from "../../../words/catalogue";
import { ACTION_ICONS, type ActionName, type Card, CRITERION_ICONS } from "./data";

/** A message to be said in the reader's language, or a sentence that was said already. */
export type Told =
  | { key: string; values?: Values }
  | { text: string }
  /** Money that came and went, each with the key of its reason. */
  | { money: readonly (readonly [amount: number, why: string])[] };

/** A hex that fell, by which row, and the figure that felled it. */
export interface Fallen {
  hex: string;
  row: number;
  criterion: string;
  figure: number;
}

/** What the map shows as the argument of an expansion. */
export interface Argument {
  modules: readonly string[];
  alive: readonly string[];
  fallen: readonly Fallen[];
  chosen: string | null;
}

export interface Scene {
  /** The number on its row: of an icon, or of a criterion below it. */
  number: number;
  depth: 0 | 1;
  icon: IconName;
  title: Told;
  note: Told;
  /** At the end of the row: how many stay, what is left. */
  result?: Told;
  failed?: boolean;
  /** A criterion that nobody had to ask for. */
  spare?: boolean;
  argument?: Argument;
  /** Which icon of the action card is tried. */
  action?: ActionName;
  criterion?: string;
  /** Where the glory token went. */
  token?: { start: string; notch: string };
}

export interface Story {
  card: Card | undefined;
  /** The support card of each scene that has one. */
  supports: ReadonlyMap<number, Card>;
  scenes: readonly Scene[];
}

/** Whether the Automa has played in a step. */
export function plays({ events }: StepSeen): boolean {
  return events.some(({ key }) => key === "automa-card");
}

/** The turns it took in a step: several, if everybody else has passed. */
export function storiesOf(step: StepSeen, cards: readonly Card[], seat: number): Story[] {
  const starts = step.events.flatMap(({ key }, at) => (key === "automa-card" ? [at] : []));
  return starts.map((start, at) => new Writer(step, cards, seat, start, starts[at + 1]).story);
}

/** What became of icons, beside those that have figures: told as the log tells it. */
const TOLD: Readonly<Record<string, IconName>> = {
  "automa-skips": "pass",
  "automa-nothing": "pass",
  "automa-support-upgrade": "upgrade",
  "automa-random-contract": "contract",
  "automa-deals": "market",
  "automa-port": "port",
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

  #add(scene: Scene): void {
    if (this.#support) this.#supports.set(this.#scenes.length, this.#support);
    this.#scenes.push({ ...(this.#action ? { action: this.#action } : {}), ...scene });
  }

  #explain({ key, values }: Explained, start: number, at: number): void {
    if (key === "automa-purse") {
      if (this.#purse && this.#spent(start, at).length) this.#bill(values.money, start, at);
      this.#purse = this.#purse || values.money || 1;
    } else if (key === "automa-hexes") {
      this.#hexes(values.hexes);
    } else if (key === "automa-filter") {
      this.#filter(values);
    } else if (key === "automa-units" && values.notches.length === 1) {
      this.#unit({ key: "automa-note-only-unit", values: { notch: values.notches[0] } }, values.notches[0]);
    }
  }

  #tell({ key, values }: EventSeen, at: number, explained: readonly Explained[]): void {
    if (!values) return;
    if (key === "automa-card") this.#turned(values);
    else if (key === "automa-cannot") this.#cannot(values, explained);
    else if (key === "automa-support") this.#supported(values);
    else if (key === "automa-random") this.#chance(values);
    else if (key === "automa-contracts") this.#ranked(values, explained);
    else if (key === "automa-token-moves") this.#moved(values);
    else if (key === "automa-unit") this.#deployed(values);
    else if (key in TOLD && (values.seat === undefined || values.seat === this.#seat)) this.#plain(key, at);
  }

  #turned(values: Data): void {
    this.#add({
      number: 0,
      depth: 0,
      icon: "bot",
      title: { key: "automa-row-card", values: { card: values.card } },
      note: { key: "automa-note-card", values: { icons: values.icons, count: values.icons.length } },
    });
  }

  #cannot({ icon, why }: Data, explained: readonly Explained[]): void {
    const lacks = explained.find(({ key }) => key === "automa-lacks")?.values;
    const measured = lacks && (why === "no-money" || why === "no-workers");
    const note = measured
      ? { key: `automa-note-${why}`, values: { has: lacks.has, needs: lacks.needs } }
      : { key: `automa-note-${why}` };
    // Nothing was left to expand to: the row is there already, with the modules it looked at.
    if (why === "no-hex") this.#row = 0;
    this.#add({
      number: 0,
      depth: 0,
      icon: ACTION_ICONS[icon as ActionName],
      title: { key: `icon-${icon}` },
      note,
      result: { key: "automa-no" },
      failed: true,
      ...(why === "no-hex" && this.#argument ? { argument: this.#argument } : {}),
    });
    this.#icon += 1;
    this.#support = undefined;
    this.#argument = undefined;
  }

  #supported({ card, modules }: Data): void {
    this.#support = this.#find(card);
    this.#argument = { modules, alive: [], fallen: [], chosen: null };
  }

  #hexes(hexes: readonly string[]): void {
    this.#row = 0;
    const modules = this.#argument?.modules ?? [];
    this.#argument = { modules, alive: hexes, fallen: [], chosen: hexes.length === 1 ? (hexes[0] ?? null) : null };
    this.#add({
      number: 0,
      depth: 0,
      icon: ACTION_ICONS.expand,
      title: { key: "icon-expand" },
      note: { key: "automa-note-modules", values: { modules: [...modules], count: modules.length } },
      result: { key: "automa-hexes", values: { count: hexes.length } },
      argument: this.#argument,
    });
  }

  #filter({ criterion, hexes, figures, joins, stay }: Data): void {
    if (!this.#argument) return;
    this.#row += 1;
    const left: readonly string[] = stay.length || criterion === "growth" ? stay : hexes;
    const fallen = (hexes as string[]).flatMap((hex, at): Fallen[] =>
      left.includes(hex) ? [] : [{ hex, row: this.#row, criterion, figure: figures[at] }],
    );
    this.#argument = {
      ...this.#argument,
      alive: left,
      fallen: [...this.#argument.fallen, ...fallen],
      chosen: left.length === 1 ? (left[0] ?? null) : null,
    };
    const best = (hexes as string[]).indexOf(stay[0] ?? "");
    this.#add({
      number: this.#row,
      depth: 1,
      icon: CRITERION_ICONS[criterion] ?? "hex",
      title: { key: `criterion-${criterion}` },
      note: noteOf(criterion, figures[best], joins[best] ?? 0, left),
      result: { key: "automa-stay", values: { count: left.length } },
      criterion,
      argument: this.#argument,
    });
    if (left.length === 1) this.#spares();
  }

  /** Criteria of the support card that nobody has to ask for any more. */
  #spares(): void {
    const asked = new Set(this.#scenes.filter(({ depth }) => depth === 1).map(({ criterion }) => criterion));
    for (const criterion of this.#support?.criteria ?? []) {
      if (asked.has(criterion)) continue;
      this.#row += 1;
      this.#add({
        number: this.#row,
        depth: 1,
        icon: CRITERION_ICONS[criterion] ?? "hex",
        title: { key: `criterion-${criterion}` },
        note: { key: "automa-note-spare" },
        spare: true,
      });
    }
  }

  #chance({ hex }: Data): void {
    if (!this.#argument) return;
    const others = this.#argument.alive.filter((each) => each !== hex);
    const fallen = others.map((each) => ({ hex: each, row: 0, criterion: "chance", figure: 0 }));
    this.#argument = {
      ...this.#argument,
      alive: [hex],
      fallen: [...this.#argument.fallen, ...fallen],
      chosen: hex,
    };
    this.#row += 1;
    this.#add({
      number: this.#row,
      depth: 1,
      icon: "ring",
      title: { key: "automa-row-chance" },
      note: { key: "automa-note-chance", values: { hex, count: others.length + 1 } },
      result: { key: "automa-stay", values: { count: 1 } },
      argument: this.#argument,
    });
  }

  #moved({ steps, start, notch }: Data): void {
    this.#unit({ key: "automa-note-token", values: { steps, start, notch } }, notch, { start, notch });
  }

  /** Which unit it is after all: workers are two kinds. */
  #deployed({ unit }: Data): void {
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
      ...(this.#argument ? { argument: this.#argument } : {}),
      ...(token ? { token } : {}),
    });
  }

  #ranked({ rank, contracts }: Data, explained: readonly Explained[]): void {
    const found = explained.find(({ key }) => key === "automa-ranking")?.values;
    if (!this.#scenes.some(({ depth, action }) => depth === 0 && action === "contract")) {
      this.#row = 0;
      this.#add({
        number: 0,
        depth: 0,
        icon: "contract",
        title: { key: "icon-contract" },
        note: { key: "automa-note-takes" },
        result: { key: "automa-contracts", values: { count: found?.contracts.length ?? contracts.length } },
      });
    }
    this.#row += 1;
    const best = (found?.contracts as number[] | undefined)?.indexOf(contracts[0]) ?? -1;
    this.#add({
      number: this.#row,
      depth: 1,
      icon: rank === "rarest" ? "cotton" : "coin",
      title: { key: `rank-${rank}` },
      note: { key: `automa-note-${rank}`, values: { figure: found?.figures[best] ?? 0 } },
      result: { key: "automa-stay", values: { count: contracts.length } },
    });
  }

  #plain(key: string, at: number): void {
    const seen = this.#step.events.slice(0, at).filter((event) => event.values !== null).length;
    this.#add({
      number: 0,
      depth: 0,
      icon: TOLD[key] ?? "info",
      title: { key: this.#titleOf(key) },
      note: { text: this.#step.texts[seen] ?? "" },
      ...(this.#argument ? { argument: this.#argument } : {}),
    });
  }

  #titleOf(key: string): string {
    if (key === "automa-skips") return "automa-row-skips";
    if (key === "automa-nothing") return "automa-row-nothing";
    if (key === "automa-port") return "criterion-port";
    if (key === "automa-deals" && this.#action === "expand") return "criterion-neighbourhood";
    return this.#action ? `icon-${this.#action}` : "automa-row-result";
  }

  #spent(start: number, end: number): (readonly [string, number, string])[] {
    const purse = `money-${this.#seat}`;
    return this.#step.events.slice(start, end).flatMap(({ lines }) => lines.filter(([stock]) => stock === purse));
  }

  #bill(money: number, start: number, at: number): void {
    const lines = this.#spent(start, at);
    const before = money - lines.reduce((sum, [, amount]) => sum + amount, 0);
    this.#add({
      number: 0,
      depth: 0,
      icon: "coins",
      title: { key: "automa-row-bill" },
      note: { money: lines.map(([, amount, why]) => [amount, why] as const) },
      result: { key: "automa-purse", values: { before, after: money } },
      ...(this.#argument ? { argument: this.#argument } : {}),
    });
  }
}

function noteOf(criterion: string, figure: number | undefined, joins: number, stay: readonly string[]): Told {
  if (criterion === "growth") return { key: stay.length ? "automa-note-growth" : "automa-note-growth-none" };
  if (figure === undefined) return { key: `automa-note-${criterion}-none` };
  if (criterion === "settlements" && joins > 1)
    return { key: "automa-note-joins", values: { count: joins, gain: figure } };
  return { key: `automa-note-${criterion}`, values: { figure } };
}

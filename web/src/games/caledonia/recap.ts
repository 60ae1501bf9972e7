/** Changes since my last action, as marks on the boards: the turn's number in its player's colour. */

import type { StepSeen } from "../../table/state.svelte";
import { turnsOf } from "../../table/steps";

export interface Mark {
  /** Number of the turn since then; 1 is the oldest. */
  turn: number;
  seat: number;
}

export interface Marks {
  hexes: ReadonlyMap<string, Mark>;
  /** Origin and destination of moved units. */
  moves: readonly (Mark & { from: string; to: string })[];
  goods: ReadonlyMap<string, Mark>;
  /** The step of its track that a price was on before, and the last player to move it. */
  prices: ReadonlyMap<string, Mark & { start: number }>;
  contracts: ReadonlyMap<number, Mark>;
  ports: ReadonlyMap<number, Mark>;
}

/** Returns one mark per place: the newest turn that changed it. */
export function marksOf(recap: readonly StepSeen[]): Marks {
  const marks = {
    hexes: new Map<string, Mark>(),
    moves: [] as (Mark & { from: string; to: string })[],
    goods: new Map<string, Mark>(),
    prices: new Map<string, Mark & { start: number }>(),
    contracts: new Map<number, Mark>(),
    ports: new Map<number, Mark>(),
  };
  for (const [at, { by, steps }] of turnsOf(recap).entries())
    for (const { key, values } of steps.flatMap((step) => step.events)) {
      if (!values) continue;
      const mark = { turn: at + 1, seat: Number(values.seat ?? by ?? 0) };
      if (key === "deployed" || key === "withdrawn") marks.hexes.set(String(values.hex), mark);
      else if (key === "rowed" || key === "moved")
        marks.moves.push({ ...mark, from: String(values.start), to: String(values.end) });
      else if (key === "merchants-sent") marks.goods.set(String(values.good), mark);
      else if (key === "price") {
        const good = String(values.good);
        marks.prices.set(good, { ...mark, start: marks.prices.get(good)?.start ?? Number(values.start) });
      } else if (key === "port") marks.ports.set(Number(values.port), mark);
      else if (key === "obtained" || key === "fulfilled")
        for (const contract of [values.contracts ?? values.contract].flat())
          marks.contracts.set(Number(contract), mark);
    }
  return marks;
}

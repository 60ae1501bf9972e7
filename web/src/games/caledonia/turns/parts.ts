/** A turn as what is left of it when it is told in one line: what was put where, traded, taken, and what it cost. */

import type { StepSeen } from "../../../table/state.svelte";
import type { Turn } from "../../../table/steps";
import type { Good, Unit } from "../shape";

export type Part =
  | { kind: "deployed" | "withdrawn"; unit: Unit; hex: string }
  | { kind: "bought" | "sold"; good: Good; count: number; price: number | null }
  | { kind: "obtained" | "fulfilled"; contract: number }
  | { kind: "technology"; unit: Unit }
  | { kind: "shipping"; level: number }
  | { kind: "port"; port: number }
  | { kind: "rowed"; from: string; to: string }
  | { kind: "clan"; clan: string }
  | { kind: "hired" | "passed" };

const TRADES: Readonly<Record<string, "bought" | "sold">> = { buy: "bought", sell: "sold" };

/** A purchase or a sale is known by its action; the price it left by what happened. */
function traded({ action, events }: StepSeen): Part[] {
  const kind = TRADES[action?.[0] ?? ""];
  if (!kind || !action) return [];
  const price = events.find(({ key }) => key === "price")?.values?.price;
  const [, good, count] = action;
  return [{ kind, good: good as Good, count: Number(count), price: typeof price === "number" ? price : null }];
}

/** What one step did. */
function partsOfStep(step: StepSeen): Part[] {
  const told = step.events.flatMap(({ key, values }): Part[] => {
    if (!values) return [];
    switch (key) {
      case "deployed":
      case "withdrawn":
        return [{ kind: key, unit: values.unit as Unit, hex: String(values.hex) }];
      case "obtained":
        return (values.contracts as number[]).map((contract) => ({ kind: key, contract }));
      case "fulfilled":
        return [{ kind: key, contract: Number(values.contract) }];
      case "technology":
        return [{ kind: key, unit: values.unit as Unit }];
      case "shipping":
        return [{ kind: key, level: Number(values.level) }];
      case "port":
        return [{ kind: key, port: Number(values.port) }];
      case "rowed":
        return [{ kind: key, from: String(values.start), to: String(values.end) }];
      case "clan":
        return [{ kind: key, clan: String(values.clan) }];
      case "hired":
      case "passed":
        return [{ kind: key }];
      default:
        return [];
    }
  });
  return [...told, ...traded(step)];
}

/** All that matters of a turn; nothing of those that are told by their sentences alone, as the end of a round. */
export function partsOf(turn: Turn): Part[] {
  return turn.by === null ? [] : turn.steps.flatMap(partsOfStep);
}

/** What the turn did to the money of whoever took it. */
export function earned({ by, steps }: Turn): number {
  const lines = steps.flatMap((step) => step.events.flatMap((event) => event.lines));
  return lines.reduce((sum, [stock, amount]) => (stock === `money-${by}` ? sum + amount : sum), 0);
}

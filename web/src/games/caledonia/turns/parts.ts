/** Summary of a turn for one line: placements, trades, goods taken, and cost. */

import type { StepSeen } from "../../../table/state.svelte";
import type { Turn } from "../../../table/steps";
import type { Good, Unit } from "../shape";

export type Part =
  | { kind: "deployed" | "withdrawn"; unit: Unit; hex: string }
  | { kind: "bought" | "sold"; good: Good; count: number; price: number | null }
  | { kind: "produced"; goods: readonly (readonly [good: Good, count: number])[] }
  | { kind: "obtained" | "fulfilled"; contract: number }
  | { kind: "technology"; unit: Unit }
  | { kind: "shipping"; level: number }
  | { kind: "port"; port: number }
  | { kind: "rowed"; from: string; to: string }
  | { kind: "clan"; clan: string }
  | { kind: "hired" | "passed" };

const TRADES: Readonly<Record<string, "bought" | "sold">> = { buy: "bought", sell: "sold" };

/** The action identifies a trade; its events give the new price. */
function traded({ action, events }: StepSeen): Part[] {
  const kind = TRADES[action?.[0] ?? ""];
  if (!kind || !action) return [];
  const price = events.find(({ key }) => key === "price")?.values?.price;
  const [, good, count] = action;
  return [{ kind, good: good as Good, count: Number(count), price: typeof price === "number" ? price : null }];
}

/** Returns goods made from grain and milk, as the player chose. */
function produced({ action, by, events }: StepSeen): Part[] {
  if (action?.[0] !== "produce") return [];
  const made = events.flatMap(({ key, values }) =>
    key === "goods" && values?.seat === by && Number(values.count) > 0
      ? [[values.good as Good, Number(values.count)] as const]
      : [],
  );
  return made.length ? [{ kind: "produced", goods: made }] : [];
}

/** Returns the parts of one step. */
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
  return [...told, ...traded(step), ...produced(step)];
}

/** Merges consecutive trades of one good. */
function merged(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const again =
      (part.kind === "bought" || part.kind === "sold") &&
      last?.kind === part.kind &&
      last.good === part.good &&
      found.pop() !== undefined;
    found.push(again ? { ...part, count: part.count + last.count } : part);
  }
  return found;
}

/** Returns the parts of a turn; empty for turns with only sentences, such as the end of a round. */
export function partsOf(turn: Turn): Part[] {
  return turn.by === null ? [] : merged(turn.steps.flatMap(partsOfStep));
}

/** Returns the turn's effect on its player's money. */
export function earned({ by, steps }: Turn): number {
  const lines = steps.flatMap((step) => step.events.flatMap((event) => event.lines));
  return lines.reduce((sum, [stock, amount]) => (stock === `money-${by}` ? sum + amount : sum), 0);
}

/** Steps of an expansion on the map: the initial hexes, and those left after each criterion. */

import { ACTION_ICONS, type Card, CRITERION_ICONS } from "./data";
import type { Argument, AutomaValues, Fallen, Scene, Told } from "./story";

const chosenOf = (alive: readonly string[]): string | null => (alive.length === 1 ? (alive[0] ?? null) : null);

/** Makes the scene with the hexes that are in reach and affordable. */
export function beginning(modules: readonly string[], hexes: readonly string[]): Scene & { argument: Argument } {
  return {
    number: 0,
    depth: 0,
    icon: ACTION_ICONS.expand,
    title: { key: "icon-expand" },
    note: { key: "automa-note-modules", values: { modules: [...modules], count: modules.length } },
    result: { key: "automa-hexes", values: { count: hexes.length } },
    argument: { modules, alive: hexes, fallen: [], chosen: chosenOf(hexes) },
  };
}

/** Makes the scene with the hexes left by a criterion; if none would be left, all stay. */
export function filtered(argument: Argument, row: number, told: AutomaValues): Scene & { argument: Argument } {
  const { criterion, figures, joins, hexes, stay } = told;
  const left = stay.length || criterion === "growth" ? stay : hexes;
  const fallen = hexes.flatMap((hex, at): Fallen[] =>
    left.includes(hex) ? [] : [{ hex, row, criterion, figure: figures[at] ?? 0 }],
  );
  const best = hexes.indexOf(stay[0] ?? "");
  return {
    number: row,
    depth: 1,
    icon: CRITERION_ICONS[criterion] ?? "hex",
    title: { key: `criterion-${criterion}` },
    note: noteOf(criterion, figures[best], joins[best] ?? 0, left),
    result: { key: "automa-stay", values: { count: left.length } },
    criterion,
    argument: {
      ...argument,
      alive: left,
      fallen: [...argument.fallen, ...fallen],
      chosen: chosenOf(left),
    },
  };
}

function noteOf(criterion: string, figure: number | undefined, joins: number, stay: readonly string[]): Told {
  if (criterion === "growth") return { key: stay.length ? "automa-note-growth" : "automa-note-growth-none" };
  if (figure === undefined) return { key: `automa-note-${criterion}-none` };
  if (criterion === "settlements" && joins > 1)
    return { key: "automa-note-joins", values: { count: joins, gain: figure } };
  return { key: `automa-note-${criterion}`, values: { figure } };
}

/** Makes scenes for the support card's criteria that weren't needed. */
export function spares(card: Card | undefined, before: readonly Scene[], row: number): Scene[] {
  const asked = new Set(before.filter(({ depth }) => depth === 1).map(({ criterion }) => criterion));
  return (card?.criteria ?? [])
    .filter((criterion) => !asked.has(criterion))
    .map((criterion, at) => ({
      number: row + at + 1,
      depth: 1,
      icon: CRITERION_ICONS[criterion] ?? "hex",
      title: { key: `criterion-${criterion}` },
      note: { key: "automa-note-spare" },
      spare: true,
    }));
}

/** Makes the scene for a random choice among several remaining hexes. */
export function drawnByChance(argument: Argument, row: number, hex: string): Scene & { argument: Argument } {
  const others = argument.alive.filter((each) => each !== hex);
  const fallen = others.map((each) => ({ hex: each, row: 0, criterion: "chance", figure: 0 }));
  return {
    number: row,
    depth: 1,
    icon: "ring",
    title: { key: "automa-row-chance" },
    note: { key: "automa-note-chance", values: { hex, count: others.length + 1 } },
    result: { key: "automa-stay", values: { count: 1 } },
    argument: { ...argument, alive: [hex], fallen: [...argument.fallen, ...fallen], chosen: hex },
  };
}

/** The Automa's contract choice, as rows that rank the candidates. */

import type { AutomaValues, Scene } from "./story";

/** Makes the scene with the number of candidates. */
export function taking(count: number): Scene {
  return {
    number: 0,
    depth: 0,
    icon: "contract",
    title: { key: "icon-contract" },
    note: { key: "automa-note-takes" },
    result: { key: "automa-contracts", values: { count } },
  };
}

/** Makes the scene with the remaining contracts after a ranking, and the best figure. */
export function ranked(row: number, { rank, contracts }: AutomaValues, found: AutomaValues | undefined): Scene {
  const best = found?.contracts.indexOf(contracts[0] ?? -1) ?? -1;
  return {
    number: row,
    depth: 1,
    icon: rank === "rarest" ? "cotton" : "coin",
    title: { key: `rank-${rank}` },
    note: { key: `automa-note-${rank}`, values: { figure: found?.figures[best] ?? 0 } },
    result: { key: "automa-stay", values: { count: contracts.length } },
  };
}

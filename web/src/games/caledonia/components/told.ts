/** Components mentioned in each paragraph of the base game. */

import type { Components } from "../../../table/contract/components";

const inRow = (kind: string, ...ids: (string | number)[]): string[] => ids.map((id) => `${kind} ${id}`);

export const TOLD: Components["told"] = {
  "C2.1": inRow("side", "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"),
  "C2.8": inRow("unit", "sheep", "cow", "field", "cheese-dairy", "bakery", "distillery", "woodcutter", "miner"),
  "C2.15": inRow("contract", 0, 12, 24, 33, 41),
  "C4.3": inRow("start", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `start-${number}`)),
  "C16.7": ["port 1"],
  "C16.8": ["port 2"],
  "C16.9": ["port 3"],
  "C16.10": ["port 4"],
  "C16.11": ["port 5"],
  "C16.12": ["port 6"],
  "C16.13": ["port 7"],
  "C16.17": ["port 8"],
  "C16.18": ["port 9"],
  "C18.3": ["scoring scoring-1"],
  "C18.4": ["scoring scoring-2"],
  "C18.5": ["scoring scoring-3"],
  "C18.6": ["scoring scoring-4"],
  "C18.7": ["scoring scoring-5"],
  "C18.8": ["scoring scoring-6"],
  "C18.9": ["scoring scoring-7"],
  "C18.10": ["scoring scoring-8"],
  "C18.11": ["scoring scoring-9"],
};

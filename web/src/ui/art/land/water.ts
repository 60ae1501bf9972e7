/** Rivers: lines along hex borders, drawn as ribbons that flow into the lochs at their ends. */

export interface Spot {
  x: number;
  y: number;
}

export interface River {
  id: string;
  /** The corners it passes. */
  points: readonly Spot[];
  /** Its source, if not a loch. */
  spring?: Spot | undefined;
}

/** Distance that a river runs into a loch. */
const MOUTH = 13;

const spot = ({ x, y }: Spot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Returns the point beyond the first of two, on the same line. */
function beyond(first: Spot, second: Spot): Spot {
  const long = Math.hypot(first.x - second.x, first.y - second.y) || 1;
  const step = MOUTH / long;
  return { x: first.x + (first.x - second.x) * step, y: first.y + (first.y - second.y) * step };
}

/** Returns a river as a line that bends at every corner. */
export function riverLine({ points, spring }: River): string {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return "";
  const bends = points.map((point, at) => {
    const next = points[at + 1];
    const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : beyond(last, before);
    return `Q${spot(point)} ${spot(end)}`;
  });
  return `M${spot(spring ?? beyond(first, second))}${bends.join("")}`;
}

export function riversOf(rivers: readonly River[]): string {
  return rivers.map(riverLine).join("");
}

const STROKES = [
  'stroke="var(--art-bed)" stroke-width="20" stroke-opacity=".4" transform="translate(1 2.5)"',
  'stroke="var(--art-river-bank)" stroke-width="17"',
  'stroke="var(--river)" stroke-width="12"',
  'stroke="var(--art-river-lit)" stroke-width="7"',
  'stroke="var(--art-glint)" stroke-width="1.6" stroke-opacity=".9" stroke-dasharray="10 16 5 14" transform="translate(-1 -1.5)"',
];

/** Returns five strokes of the same lines: the shade of the bed, the bank, deep water, shallow water, glints. */
export function banksOf(lines: string): string {
  if (!lines) return "";
  const strokes = STROKES.map((stroke) => `<use href="#rivers" ${stroke}/>`);
  return `<defs><path id="rivers" d="${lines}"/></defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`;
}

/** Where the spaces of the rondel lie: around a rectangle, clockwise from the left of the lower edge. */

export interface Spot {
  column: number;
  row: number;
}
export interface RingShape {
  columns: number;
  rows: number;
  spots: readonly Spot[];
}

/** A ring of so many spaces, a little wider than high. */
export function ringOf(spaces: number): RingShape {
  const half = Math.ceil(spaces / 2);
  const columns = Math.ceil(spaces / 4) + 1;
  const rows = half + 2 - columns;
  const spots: Spot[] = [];
  for (let row = rows - 1; row > 0; row -= 1) spots.push({ column: 0, row });
  for (let column = 0; column < columns - 1; column += 1) spots.push({ column, row: 0 });
  for (let row = 0; row < rows - 1; row += 1) spots.push({ column: columns - 1, row });
  for (let column = columns - 1; column > 0; column -= 1) spots.push({ column, row: rows - 1 });
  return { columns, rows, spots };
}

/** The spaces in the order of play: from the piece farthest back on, clockwise. */
export function fromTheLast(spaces: number, last: number, gap: number): number[] {
  const start = last >= 0 ? last : (gap + 1) % spaces;
  return Array.from({ length: spaces }, (_, step) => (start + step) % spaces);
}

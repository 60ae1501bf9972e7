/**
 * Icons: pieces on a 24 grid.
 *
 * Every icon has two prints. In ink it's a filled silhouette in the surrounding text's colour, with cuts as holes.
 * In colour each piece has its tint, and an outline and cuts in board ink. Both have the same outline, so that
 * either is recognisable from the other, and colour is never needed to distinguish two icons.
 */

export type Tint =
  | "cream"
  | "straw"
  | "milk"
  | "crust"
  | "rind"
  | "amber"
  | "beef"
  | "rose"
  | "cotton"
  | "leaf"
  | "cane"
  | "hop"
  | "slate"
  | "bark"
  | "gold"
  | "heather"
  | "moss"
  | "water"
  | "brick"
  | "snow"
  | "skin"
  | "deep"
  | "gain"
  | "cost";

export interface Piece {
  /** Path data of the outline, or of the line if it has a width. */
  d: string;
  /** Path data of the cut-outs. Cuts must not overlap. */
  cuts?: string;
  tint?: Tint;
  /** Line width, with round ends. */
  width?: number;
  transform?: string;
}

export type Drawing = readonly Piece[];

/** Makes a piece with its tint and cuts. */
export function part(tint: Tint, d: string, ...cuts: string[]): Piece {
  return cuts.length ? { d, tint, cuts: cuts.join("") } : { d, tint };
}

/** Makes a piece that is ink in both prints. */
export function ink(d: string, ...cuts: string[]): Piece {
  return cuts.length ? { d, cuts: cuts.join("") } : { d };
}

/** Makes a line: ink in both prints, unless it has a tint. */
export function line(d: string, width = 2, tint?: Tint): Piece {
  return tint ? { d, width, tint } : { d, width };
}

/** Rotates pieces clockwise around a point. */
export function turned(degrees: number, pieces: Drawing, x = 12, y = 12): Drawing {
  return transformed(`rotate(${degrees} ${x} ${y})`, pieces);
}

/** Moves pieces, and scales them from the top left corner. */
export function moved(x: number, y: number, pieces: Drawing, scale = 1): Drawing {
  return transformed(`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`, pieces);
}

/** Mirrors pieces left to right. */
export function mirrored(pieces: Drawing): Drawing {
  return transformed("matrix(-1 0 0 1 24 0)", pieces);
}

function transformed(transform: string, pieces: Drawing): Drawing {
  return pieces.map((piece) => ({
    ...piece,
    transform: piece.transform ? `${transform} ${piece.transform}` : transform,
  }));
}

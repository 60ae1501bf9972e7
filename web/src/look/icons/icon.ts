/**
 * What an icon is: pieces on a 24 grid.
 *
 * Every icon has two prints. In ink it is a filled silhouette in the colour of the text around it, the cuts being
 * holes. In colour each piece has its tint, an outline and its cuts in board ink. The outline is the same, so that
 * whoever knows one knows the other, and colour is never needed to tell two icons apart.
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
  /** Path data of what is cut out of it. Cuts must not overlap each other. */
  cuts?: string;
  tint?: Tint;
  /** Drawn as a line so thick, with round ends. */
  width?: number;
  transform?: string;
}

export type Drawing = readonly Piece[];

/** A piece with its tint and its cuts. */
export function part(tint: Tint, d: string, ...cuts: string[]): Piece {
  return cuts.length ? { d, tint, cuts: cuts.join("") } : { d, tint };
}

/** A piece that is ink in both prints. */
export function ink(d: string, ...cuts: string[]): Piece {
  return cuts.length ? { d, cuts: cuts.join("") } : { d };
}

/** A line: ink in both prints, unless it has a tint. */
export function line(d: string, width = 2, tint?: Tint): Piece {
  return tint ? { d, width, tint } : { d, width };
}

/** Pieces turned clockwise around a spot. */
export function turned(degrees: number, pieces: Drawing, x = 12, y = 12): Drawing {
  return transformed(`rotate(${degrees} ${x} ${y})`, pieces);
}

/** Pieces moved, and scaled from the top left corner. */
export function moved(x: number, y: number, pieces: Drawing, scale = 1): Drawing {
  return transformed(`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`, pieces);
}

/** Pieces mirrored left to right. */
export function mirrored(pieces: Drawing): Drawing {
  return transformed("matrix(-1 0 0 1 24 0)", pieces);
}

function transformed(transform: string, pieces: Drawing): Drawing {
  return pieces.map((piece) => ({
    ...piece,
    transform: piece.transform ? `${transform} ${piece.transform}` : transform,
  }));
}

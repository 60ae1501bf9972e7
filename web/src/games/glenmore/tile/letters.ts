/** Approximate width of a name in ems, to know whether it must be condensed. */

const NARROW = "ijl'’.I1";
const SLIM = "frtJ ";
const WIDE = "mwMW";
const WIDTHS = { narrow: 0.32, slim: 0.42, wide: 0.92, capital: 0.69, small: 0.57 } as const;

function widthOf(letter: string): number {
  if (NARROW.includes(letter)) return WIDTHS.narrow;
  if (SLIM.includes(letter)) return WIDTHS.slim;
  if (WIDE.includes(letter)) return WIDTHS.wide;
  return letter === letter.toUpperCase() ? WIDTHS.capital : WIDTHS.small;
}

export function nameWidth(name: string): number {
  let sum = 0;
  for (const letter of name) sum += widthOf(letter);
  return sum;
}

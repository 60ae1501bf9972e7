/** Formats a number with a typographic minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

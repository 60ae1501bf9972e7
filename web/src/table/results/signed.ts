/** A number with the minus that people write. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

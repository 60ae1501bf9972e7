/**
 * Checks the page's text: sentences about things, without keys, ids or placeholders, and no number in place of a
 * name.
 */

/** Legitimate hyphenated words. */
const HYPHENATED = /\b(?:mini-trains?|\d-loch|first-come|two-player)\b/gi;
const FAULTS: readonly [fault: string, found: RegExp][] = [
  ["a message nobody wrote", /\[[a-z]+(?:-[a-z0-9]+)+[^\]]*\]/],
  ["a placeholder", /[{}]|\$[a-z]/i],
  ["a value of the program", /\b(?:undefined|null|NaN|true|false)\b|\[object/],
  ["an id", /\b[a-z]+(?:-[a-z0-9]+)+\b/i],
  ["a contract that is only a number", /\bcontracts? \d+(?!\d| \(|:)/i],
  ["the same thing twice", /\b((?:an? |\d+ )?[a-z]+) and \1(?![\w-])/i],
  ["a seat that has a name", /\bseats? \d/i],
];

/** Returns the faults of a text, if any. */
export function faultsOf(text: string): string[] {
  const read = text.replace(HYPHENATED, "").trim();
  const found = FAULTS.filter(([, pattern]) => pattern.test(read)).map(([fault]) => fault);
  return (read ? found : [...found, "nothing"]).map((fault) => `${fault}: “${text}”`);
}

/** Does the same for a whole sentence: it starts with a capital and ends with a full stop or a question mark. */
export function faultsOfSentence(text: string): string[] {
  const whole = /^[\p{Lu}\d£−+].*[.?!]$/su.test(text.trim());
  return [...faultsOf(text), ...(whole ? [] : [`no sentence: “${text}”`])];
}

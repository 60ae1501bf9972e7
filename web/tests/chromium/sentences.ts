/** Whether what the page says is said: sentences about things, no keys, ids or placeholders, no number for a thing. */

/** Words with a hyphen that people write. */
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

/** What is wrong with a piece of text, if anything. */
export function faultsOf(text: string): string[] {
  const read = text.replace(HYPHENATED, "").trim();
  const found = FAULTS.filter(([, pattern]) => pattern.test(read)).map(([fault]) => fault);
  return (read ? found : [...found, "nothing"]).map((fault) => `${fault}: “${text}”`);
}

/** As above, for a whole sentence: it begins with a capital and ends with a full stop or a question mark. */
export function faultsOfSentence(text: string): string[] {
  const whole = /^[\p{Lu}\d£−+].*[.?!]$/su.test(text.trim());
  return [...faultsOf(text), ...(whole ? [] : [`no sentence: “${text}”`])];
}

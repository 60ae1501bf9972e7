/** Pseudo-language: every word is accented and a third longer, to reveal clipped and hard-coded text. */

const ACCENTED: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "î",
  n: "ñ",
  o: "ö",
  u: "ü",
  y: "ý",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ö",
  U: "Ü",
  Y: "Ý",
};

/** Returns the text, accented and stretched. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const stretched = word.length > 2 ? word + word.slice(-Math.ceil(word.length / 3)) : word;
    return [...stretched].map((letter) => ACCENTED[letter] ?? letter).join("");
  });
}

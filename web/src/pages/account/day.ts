import { asHere } from "../../words/languages";

/** A day as people write it, in the language of the page. */
export function day(at: number): string {
  return new Date(at).toLocaleDateString(asHere(document.documentElement.lang || "en"), { dateStyle: "medium" });
}

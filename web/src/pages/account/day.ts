import { asHere } from "../../messages/languages";

/** Formats a date in the page's language. */
export function day(at: number): string {
  return new Date(at).toLocaleDateString(asHere(document.documentElement.lang || "en"), { dateStyle: "medium" });
}

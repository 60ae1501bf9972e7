declare module "virtual:messages" {
  /** Messages about each game for pages around the tables, by language. */
  export const covers: Record<string, string[]>;
  /** Loads the texts of a bundle of message files; see scripts/message-bundles.mjs. */
  const bundles: Record<string, () => Promise<string[]>>;
  export default bundles;
}

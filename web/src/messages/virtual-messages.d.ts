declare module "virtual:messages" {
  /** Loads the texts of a bundle of message files; see scripts/message-bundles.mjs. */
  const bundles: Record<string, () => Promise<string[]>>;
  export default bundles;
}

/**
 * Message files, bundled as they are loaded: one chunk per game, language and occasion, as a request for each of the
 * files would cost more than its text. `virtual:messages` maps `caledonia-lazy-fr` to a function that loads it;
 * `page` stands for messages of no game.
 */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../src/bothy");
const INDEX = "virtual:messages";
const PAGE = "page";
/** The words of the gallery, in English only: it is for developers. */
const STORIES = "/stories/words.ftl";

/** Returns the names of the folders in one. @param {string} path */
const folders = (path) =>
  readdirSync(join(SOURCES, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const games = () => folders("games").filter((name) => existsSync(join(SOURCES, "games", name, "locales")));

/**
 * Returns the files of each bundle as globs, by its name without the language.
 * @param {string} language @param {boolean} stories
 */
function globs(language, stories) {
  const ours = (/** @type {string} */ name) => `/../src/bothy/locales/${language}/${name}.ftl`;
  /** @type {Record<string, string[]>} */
  const bundles = {
    [PAGE]: [ours("*"), `!${ours("*-lazy")}`, `!${ours("*-backend")}`, ...(stories ? [STORIES] : [])],
    [`${PAGE}-lazy`]: [ours("*-lazy")],
  };
  for (const game of games()) {
    const theirs = (/** @type {string} */ name) =>
      `/../src/bothy/games/${game}/**/locales/${language}/${name}.ftl`;
    const later = ["*-cover", "*-lazy", "*-lesson"].map((name) => `!${theirs(name)}`);
    bundles[game] = [theirs("*"), ...later];
    bundles[`${game}-lazy`] = [theirs("*-lazy")];
    bundles[`${game}-lesson`] = [theirs("*-lesson")];
  }
  return bundles;
}

/** @param {boolean} stories */
function index(stories) {
  const names = folders("locales").flatMap((language) =>
    Object.keys(globs(language, stories)).map((name) => `${name}-${language}`),
  );
  const entries = names.map((name) => `"${name}": () => import("${INDEX}/${name}").then((file) => file.default)`);
  return `export default {${entries.join(",\n")}};`;
}

/** Returns the code of one bundle. @param {string} name @param {boolean} stories */
function bundle(name, stories) {
  const cut = name.lastIndexOf("-");
  const files = JSON.stringify(globs(name.slice(cut + 1), stories)[name.slice(0, cut)]);
  return `export default Object.values(import.meta.glob(${files}, { query: "?raw", import: "default", eager: true }));`;
}

/** Provides `virtual:messages` and its bundles. @param {boolean} stories @returns {import("vite").Plugin} */
export function messageBundles(stories) {
  return {
    name: "bothy-messages",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      return id === `\0${INDEX}` ? index(stories) : bundle(id.slice(`\0${INDEX}/`.length), stories);
    },
  };
}

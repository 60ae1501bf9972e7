/**
 * Message files, bundled as they are loaded: one chunk per game, language and occasion, as a request for each of the
 * files would cost more than its text. `virtual:messages` maps `caledonia-lazy-fr` to a function that loads it;
 * `page` stands for messages of no game. It also has the covers, which the main script includes.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../src/bothy");
const INDEX = "virtual:messages";
const PAGE = "page";
/** The words of the gallery, in English only: it is for developers. */
const STORIES = join(import.meta.dirname, "../stories/words.ftl");
/** Occasions to load messages, besides a table and the start. */
export const OCCASIONS = ["backend", "cover", "lazy", "lesson"];

/**
 * Returns a file's messages by occasion. The end of its name tells the occasion, `-lazy`; a line such as `### lesson`
 * begins the messages of another. "" is for a table's, and for the start.
 * @param {string} path @param {string} text @returns {Map<string, string>}
 */
export function sections(path, text) {
  const [first = "", ...rest] = text.split(/^### (?=[a-z]+$)/m);
  const end = basename(path, ".ftl").split("-").pop() ?? "";
  const found = new Map([[OCCASIONS.includes(end) ? end : "", first]]);
  for (const section of rest) {
    const cut = section.indexOf("\n");
    const occasion = section.slice(0, cut);
    if (!OCCASIONS.includes(occasion))
      throw new Error(`${path}: no messages are loaded on the occasion ${occasion}`);
    found.set(occasion, (found.get(occasion) ?? "") + section.slice(cut));
  }
  return found;
}

/** @param {string} path */
const folders = (path) =>
  readdirSync(join(SOURCES, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const languages = () => folders("locales");

/** Returns the files of a game in a language, those of its expansions included; of no game for `page`.
 * @param {string} of @param {string} language */
function files(of, language) {
  const folder = join(SOURCES, of === PAGE ? "locales" : join("games", of));
  const within = of === PAGE ? `${language}/` : `locales/${language}/`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl") && `/${path}`.includes(`/${within}`))
    .sort()
    .map((path) => join(folder, path));
}

const games = () => folders("games").filter((name) => files(name, "en").length);

/** Returns the texts for an occasion, and the files they are from.
 * @param {string} of @param {string} occasion @param {string} language @param {boolean} stories */
function texts(of, occasion, language, stories) {
  const paths = [...files(of, language), ...(stories && of === PAGE ? [STORIES] : [])];
  const found = paths.map((path) => sections(path, readFileSync(path, "utf8")).get(occasion) ?? "");
  // A line that begins with # is a comment.
  return { paths, found: found.map((text) => text.replace(/^#.*\n?/gm, "").trim()).filter(Boolean) };
}

/** The bundles by name without the language: whose messages they hold, and on what occasion. */
const bundles = () =>
  new Map(
    [PAGE, ...games()].flatMap((of) =>
      ["", "lazy", ...(of === PAGE ? [] : ["lesson"])].map((occasion) => [
        occasion ? `${of}-${occasion}` : of,
        { of, occasion },
      ]),
    ),
  );

function index() {
  const names = languages().flatMap((language) => [...bundles().keys()].map((name) => `${name}-${language}`));
  const entries = names.map((name) => `"${name}": () => import("${INDEX}/${name}").then((file) => file.default)`);
  const covers = languages().map((language) => [
    language,
    games().flatMap((game) => texts(game, "cover", language, false).found),
  ]);
  return `export const covers = ${JSON.stringify(Object.fromEntries(covers))};
export default {${entries.join(",\n")}};`;
}

/** Provides `virtual:messages` and its bundles. @param {boolean} stories @returns {import("vite").Plugin} */
export function messageBundles(stories) {
  return {
    name: "bothy-messages",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      if (id === `\0${INDEX}`) return index();
      const name = id.slice(`\0${INDEX}/`.length);
      const cut = name.lastIndexOf("-");
      const bundle = bundles().get(name.slice(0, cut));
      if (!bundle) return null;
      const { paths, found } = texts(bundle.of, bundle.occasion, name.slice(cut + 1), stories);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

/**
 * Checks the catalogues: fails on missing or extra keys in a language, on messages identical to English that aren't
 * names, on lost variables, and on keys that the client uses but no catalogue has. A translation lists the other
 * messages that are rightly the same in a comment: `# Same as in English (why-port, train-*)`.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { sections } from "./message-bundles.mjs";

const ROOT = process.argv[2] ?? join(import.meta.dirname, "../..");
const LANGUAGES = ["fr", "pt"];
/** Names of tiles, cards, clans, mobsters, stops and map sides, which most languages don't translate. */
const NAME = /^(tile-|card-|clan-(?!none)|mobster-|stop-|option-map-)/;

/** Catalogues used only by the client. */
const CLIENT = [
  "client.ftl",
  "tutorial.ftl",
  "arriving.ftl",
  "my-tables-lazy.ftl",
  "account-page-lazy.ftl",
  "notices-lazy.ftl",
  "analysis-lazy.ftl",
];

/** @type {string[]} */
const faults = [];

/** Returns every file below a folder. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Returns a catalogue's messages as comparable text. @param {string} path @returns {Map<string, string>} */
function messages(path) {
  const resource = new FluentResource(readFileSync(path, "utf8"));
  return new Map(resource.body.map((message) => [message.id, JSON.stringify(message.value)]));
}

/** Returns the occasion on which each message is loaded. @param {string} path */
function occasions(path) {
  const parts = [...sections(path, readFileSync(path, "utf8"))];
  return new Map(
    parts.flatMap(([occasion, text]) => new FluentResource(text).body.map(({ id }) => [id, occasion])),
  );
}

/**
 * Returns a message's own words, without references to other messages. @param {string} message @returns {string}
 */
function ownWords(message) {
  /** @param {any} value @returns {string} */
  const walk = (value) => {
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(walk).join(" ");
    return value?.variants?.map((/** @type {any} */ variant) => walk(variant.value)).join(" ") ?? "";
  };
  return walk(JSON.parse(message));
}

/**
 * Returns the variables a message uses; their form, `$unit-many`, depends on the language. @param {string} message
 */
function variables(message) {
  const found = message.matchAll(/"type":"var","name":"([^"-]+)/g);
  return [...new Set([...found].map((match) => match[1]))].sort().join(" ");
}

/** Returns the keys that a translation says are the same as in English. @param {string} path */
function same(path) {
  const listed = readFileSync(path, "utf8").matchAll(/^# Same as in English \((.*)\)$/gm);
  return [...listed].flatMap(([, keys]) => keys?.split(", ") ?? []);
}

/** Returns whether a key may equal the English. @param {string} key @param {readonly string[]} listed */
function mayBeSame(key, listed) {
  return (
    NAME.test(key) ||
    listed.some((each) => (each.endsWith("*") ? key.startsWith(each.slice(0, -1)) : key === each))
  );
}

/** @param {string} english @param {string} language */
function compare(english, language) {
  const path = english.replace("/locales/en/", `/locales/${language}/`);
  const here = relative(ROOT, path);
  const wanted = messages(english);
  let given;
  try {
    given = messages(path);
  } catch {
    faults.push(`${here} is missing`);
    return;
  }
  const listed = same(path);
  for (const [key, message] of wanted) {
    const translated = given.get(key);
    if (translated === undefined) faults.push(`${here}: ${key} is missing`);
    else if (variables(translated) !== variables(message)) faults.push(`${here}: ${key} has other variables`);
    else if (translated === message && /\p{L}/u.test(ownWords(message)) && !mayBeSame(key, listed))
      faults.push(`${here}: ${key} is the same as in English`);
  }
  const theirs = occasions(path);
  for (const [key, occasion] of occasions(english))
    if (given.has(key) && theirs.get(key) !== occasion) faults.push(`${here}: ${key} is in another section`);
  for (const key of given.keys()) if (!wanted.has(key)) faults.push(`${here}: ${key} is not in English`);
}

/** Checks that keys used by the client exist, and that keys of its own catalogue are used. */
function compareWithClient() {
  const source = ["web/src", "web/stories"]
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const locales = join(ROOT, "src/bothy/locales/en");
  const there = CLIENT.filter((name) => existsSync(join(locales, name)));
  const client = new Map(there.flatMap((name) => [...messages(join(locales, name))]));
  const words = messages(join(ROOT, "web/stories/words.ftl"));
  for (const [key, message] of words) client.set(key, message);
  const ours = new Set([...words.keys(), ...filesBelow(locales).flatMap((path) => [...messages(path).keys()])]);
  for (const [, key] of source.matchAll(/\bsay\(\s*"([^"]+)"/g))
    if (key && !ours.has(key)) faults.push(`web/src asks for ${key}, which no catalogue has`);
  for (const key of client.keys()) {
    const other = english.find((path) => !CLIENT.includes(basename(path)) && messages(path).has(key));
    if (other) faults.push(`${key} stands in client.ftl and in ${basename(other)}`);
    // A key may be composed, `theme-${theme}`: then its beginning is in the code.
    const begins = [...key.matchAll(/-/g)].map((dash) => `\`${key.slice(0, dash.index + 1)}\${`);
    if (!source.includes(`"${key}"`) && !begins.some((begin) => source.includes(begin)))
      faults.push(`client.ftl: nothing in web/src says ${key}`);
  }
}

const english = filesBelow(join(ROOT, "src/bothy")).filter((path) => /\/locales\/en\/[\w-]+\.ftl$/.test(path));
for (const path of english) for (const language of LANGUAGES) compare(path, language);
compareWithClient();

if (faults.length) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${english.length} catalogues in ${LANGUAGES.length + 1} languages agree`);

/** Games for tests: stories as they were recorded, and whole golden games step by step, fresh from the engine. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Action,
  COLOURS,
  type Data,
  type Decision,
  type EventSeen,
  type Explained,
  TableModel,
} from "../../src/table/state.svelte";
import { explainedOf } from "../../src/table/steps";
import { eventsOf, type Story } from "../../src/table/story";
import { sayOf } from "../../src/words/words.svelte";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = join(import.meta.dirname, "../../src/games");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
export const NAMES = ["Ailsa", "Ruaridh", "Morag", "Iain"];

/** A recorded moment of a game. */
export function story(game: string, name: string): Story {
  return JSON.parse(readFileSync(join(GAMES, game, "story", `${name}.json`), "utf8")) as Story;
}

/** The names of all stories of a game. */
export function storiesOf(game: string): string[] {
  const files = readdirSync(join(GAMES, game, "story"));
  return files.map((file) => file.replace(/\.json$/, "")).filter((name) => name !== "pack");
}

export function packOf(game: string): Data {
  return JSON.parse(readFileSync(join(GAMES, game, "story", "pack.json"), "utf8")) as Data;
}

/** The whole component pack of a game as the engine has it now, modules included. */
export function wholePack(game: string): Data {
  const ask = `import json; from bothy.table.game_registry import find; print(json.dumps(find("${game}").pack_data()))`;
  return JSON.parse(
    execFileSync(PYTHON, ["-c", ask], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 }),
  ) as Data;
}

/** Every question that modules of a game ask, each at a real table: by its key. */
export function questionsOf(game: string): Map<string, Story> {
  const folder = mkdtempSync(join(tmpdir(), "questions-"));
  python(["questions", folder, game]);
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Story,
    ]),
  );
}

/** Has moments of games recorded now. */
function python(asked: readonly string[]): void {
  execFileSync(PYTHON, ["scripts/web_stories.py", ...asked], { cwd: ROOT });
}

export interface GoldenStep {
  by: number | null;
  action: Action | null;
  events: EventSeen[];
  /** What the game went by where it decided by itself. */
  explained: Explained[];
  /** The whole view after the step. */
  view: Data;
  owes: number[];
  decisions: (Decision & { seat: number })[];
}
export interface Golden {
  name: string;
  game: string;
  seats: number;
  pack: Data;
  steps: GoldenStep[];
}

/** Golden games of a game, replayed by the engine now: those named, or all of them. */
export function goldenGames(game: string, names: readonly string[] = []): Golden[] {
  const folder = mkdtempSync(join(tmpdir(), "golden-"));
  python(["golden", folder, game, ...names]);
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${game}-`))
    .map((file) => {
      const [head, ...lines] = readFileSync(join(folder, file), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      let view: Data = {};
      const steps = lines.map((line): GoldenStep => {
        view = { ...view, ...line.changed };
        const { by, do: action, events } = line.step;
        return {
          by,
          action: action ?? null,
          events: eventsOf(events),
          explained: explainedOf(line.step),
          view,
          owes: line.owes,
          decisions: line.decisions,
        };
      });
      const pack = { ...head.pack, arguments: head.fields };
      return { name: file.replace(/\.jsonl$/, ""), ...head, pack, steps };
    });
}

/** The table of a golden game before its first step. */
export function tableOfGolden(golden: Golden): TableModel {
  const table = new TableModel(golden.game, () => sayOf(golden.game));
  table.pack = golden.pack;
  table.seats = NAMES.slice(0, golden.seats).map((name, index) => ({
    index,
    name,
    colour: COLOURS[index] ?? "snow",
    bot: false,
    present: true,
  }));
  return table;
}

/** All that is shown and all that is only heard. */
export function wordsIn(container: Element): string {
  const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
    each.getAttribute("aria-label") ?? "",
    each.getAttribute("title") ?? "",
  ]);
  return [container.textContent, ...labels].join("\n");
}

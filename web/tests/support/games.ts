/** Games for tests: recorded stories, and whole golden games step by step, fresh from the engine. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sayOf } from "../../src/messages/messages.svelte";
import {
  type Action,
  type Data,
  type Decision,
  type EventSeen,
  type Explained,
  TableModel,
} from "../../src/table/state.svelte";
import { explainedOf } from "../../src/table/steps";
import { PLAYER_COLOURS } from "../../src/ui/tartan/setts";
import { eventsOf, type Story } from "../../stories/story";

const ROOT = join(import.meta.dirname, "../../..");
const WEB = join(import.meta.dirname, "../..");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
export const NAMES = ["Ailsa", "Ruaridh", "Morag", "Iain"];

/** Loads a recording of a game. Its end and its components are the home page's sample. */
function recorded(game: string, name: string): unknown {
  const folder = ["end", "pack"].includes(name) ? `src/games/${game}/picture` : `stories/${game}`;
  return JSON.parse(readFileSync(join(WEB, folder, `${name}.json`), "utf8"));
}

/** Loads a recorded moment of a game. */
export function story(game: string, name: string): Story {
  return recorded(game, name) as Story;
}

/** Returns the names of all stories of a game. */
export function storiesOf(game: string): string[] {
  const files = readdirSync(join(WEB, "stories", game));
  return [...files.map((file) => file.replace(/\.json$/, "")), "end"].toSorted();
}

export function packOf(game: string): Data {
  return recorded(game, "pack") as Data;
}

/** Returns a game's full component pack from the current engine, including modules. */
export function wholePack(game: string): Data {
  const ask = `import json; from bothy.table.game_registry import find; print(json.dumps(find("${game}").packs.data()))`;
  return JSON.parse(
    execFileSync(PYTHON, ["-c", ask], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 }),
  ) as Data;
}

/** Returns every question of a game's modules, each at a real table, by key. */
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

/** Records moments of games now. */
function python(asked: readonly string[]): void {
  execFileSync(PYTHON, ["scripts/web_stories.py", ...asked], { cwd: ROOT });
}

export interface GoldenStep {
  by: number | null;
  action: Action | null;
  events: EventSeen[];
  /** Figures behind the game's own decisions. */
  explained: Explained[];
  /** The full view after the step. */
  view: Data;
  seatsToAct: number[];
  decisions: (Decision & { seat: number })[];
}
export interface Golden {
  name: string;
  game: string;
  seats: number;
  pack: Data;
  steps: GoldenStep[];
}

/** Replays golden games with the current engine: those named, or all. */
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
          seatsToAct: line.seats_to_act,
          decisions: line.decisions,
        };
      });
      const pack = { ...head.pack, arguments: head.fields };
      return { name: file.replace(/\.jsonl$/, ""), ...head, pack, steps };
    });
}

/** Returns a golden game's table before its first step. */
export function tableOfGolden(golden: Golden): TableModel {
  const table = new TableModel(golden.game, () => sayOf(golden.game));
  table.pack = golden.pack;
  table.seats = NAMES.slice(0, golden.seats).map((name, index) => ({
    index,
    name,
    colour: PLAYER_COLOURS[index] ?? "snow",
    bot: false,
    present: true,
  }));
  return table;
}

/** Returns all visible and screen-reader text. */
export function wordsIn(container: Element): string {
  const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
    each.getAttribute("aria-label") ?? "",
    each.getAttribute("title") ?? "",
  ]);
  return [container.textContent, ...labels].join("\n");
}

/**
 * Moving pictures for the README: a turn of each game, recorded from Chromium's screencast and encoded by ffmpeg as an
 * animated WebP in `docs/images`.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { CONFIRM } from "../../tests/chromium/player";
import { ROOT } from "../../tests/chromium/server";
import { begin, type Move, movesOf, NAMES, play, WIDE } from "../seeded";
import type { Game } from "./whole-game";

/** Step of the game after which my next turn that begins like this is recorded. */
const TURNS = {
  caledonia: { after: 130, verbs: ["expand"] },
  glenmore: { after: 120, verbs: ["take", "place", "activate"] },
} as const;
/** Frames per second, and the width in pixels, of the picture. */
const RATE = 12;
const WIDTH = 1200;
const QUALITY = 55;
/** Time to read what a choice shows, and to watch a turn, in milliseconds. */
const READ = 1100;
const WATCH = 1500;

/** A frame of the screencast, with the time it was shown, in seconds. */
interface Frame {
  at: number;
  image: Buffer;
}

/** Records a page while the work runs. */
async function record(page: Page, work: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const chromium = await page.context().newCDPSession(page);
  chromium.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, image: Buffer.from(data, "base64") });
    void chromium.send("Page.screencastFrameAck", { sessionId });
  });
  await chromium.send("Page.startScreencast", { format: "jpeg", quality: 92 });
  await work();
  await chromium.send("Page.stopScreencast");
  await chromium.detach();
  return frames;
}

/** Encodes frames; each stays until the next was shown. */
function encode(frames: readonly Frame[], file: string): void {
  const folder = mkdtempSync(join(tmpdir(), "bothy-frames-"));
  const lines = frames.map(({ at, image }, number) => {
    const name = `${number}.jpg`;
    writeFileSync(join(folder, name), image);
    const shown = (frames[number + 1]?.at ?? at + READ / 1000) - at;
    return `file '${name}'\nduration ${shown.toFixed(4)}\n`;
  });
  writeFileSync(join(folder, "list"), `${lines.join("")}file '${frames.length - 1}.jpg'\n`);
  const input = ["-loglevel", "error", "-y", "-f", "concat", "-i", join(folder, "list")];
  const filter = `fps=${RATE},scale=${WIDTH}:-2:flags=lanczos,mpdecimate=max=${RATE * 2}`;
  const output = ["-c:v", "libwebp_anim", "-quality", `${QUALITY}`, "-compression_level", "6", "-loop", "0"];
  execFileSync("ffmpeg", [...input, "-vf", filter, "-fps_mode", "vfr", ...output, file]);
  rmSync(folder, { recursive: true });
}

/** Clicks what a move needs, slowly enough to follow, and confirms it. */
async function choose(page: Page, [verb, ...args]: readonly unknown[]): Promise<void> {
  if (verb === "expand") {
    const [unit, hex] = args;
    await page.locator(`[data-anchor="unit-0-${unit}"] button.unit`).first().click();
    await page.waitForTimeout(READ);
    await page.locator(`[data-hex="${hex}"]`).first().click();
  } else {
    await page.locator(`.ring [data-tile="${args[0]}"]`).first().click();
  }
  await page.waitForTimeout(2 * READ);
  await page.locator(CONFIRM).first().click();
  await page.waitForTimeout(WATCH);
}

/** Plays my turn: its first move by mouse, as a person would, and the rest one by one. */
async function turn(page: Page, match: string, moves: Move[]): Promise<void> {
  const [, action] = moves.shift() as Move;
  await choose(page, action);
  while (moves[0]?.[0] === 0 && moves[0][1][0] !== "end-turn") {
    await play(page, match, moves, 1);
    await page.waitForTimeout(WATCH);
  }
}

/** Returns the verbs of the turn that begins with this move, or none if another seat's turn is on. */
function verbsOf(moves: readonly Move[], at: number): string[] {
  if (moves[at]?.[0] !== 0 || moves[at - 1]?.[0] === 0) return [];
  const end = moves.findIndex(([seat], later) => later > at && seat !== 0);
  return moves.slice(at, end).map(([, [verb]]) => String(verb));
}

export async function moving(page: Page, site: string, game: Game): Promise<void> {
  const { after, verbs: wanted } = TURNS[game];
  await page.goto(`${site}/new/${game}`);
  await page.getByLabel("Your name").fill(NAMES[0] ?? "");
  const { id, match } = await begin(page, game);
  const moves = await movesOf(page, match);
  const mine = moves.findIndex((_, at) => {
    const verbs = verbsOf(moves, at);
    return at >= after && wanted.every((each, step) => verbs[step] === each);
  });
  if (mine < 0)
    throw new Error(
      `no turn of mine begins with ${wanted.join(", ")}: ${moves.map(([seat, [verb]]) => `${seat} ${verb}`).join(", ")}`,
    );
  await play(page, match, moves, mine);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(WIDE);
  await page.goto(`${site}/table/${id}`);
  await page.locator("section.actions .verbs button").first().waitFor();
  await page.waitForTimeout(2 * WATCH);
  const frames = await record(page, () => turn(page, match, moves));
  mkdirSync(join(ROOT, "docs/images"), { recursive: true });
  encode(frames, join(ROOT, `docs/images/${game}-moving-wide.webp`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  console.log(`${game}-moving: ${frames.length} frames`);
}

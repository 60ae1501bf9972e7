/** `bothy play` as installed from the wheel: in an empty folder, without a network, against bots. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { some } from "../support/nightly";
import { useBrowser } from "./browser";
import { playOn } from "./player";
import { freePort, ROOT, serves } from "./server";

const LONG = 600_000;
const PYTHON = join(ROOT, ".venv/bin/python");
/** Every connection of the installed program to another machine is recorded and refused. */
const ALONE = `
import os, sys
def alone(event, args):
    if event == "socket.connect" and isinstance(args[1], tuple): host = args[1][0]
    elif event == "socket.getaddrinfo": host = args[0]
    else: return
    host = host.decode() if isinstance(host, bytes) else str(host or "")
    if host not in ("", "localhost", "127.0.0.1", "::1", "0.0.0.0"):
        with open(os.environ["DIALLED"], "a") as dialled: dialled.write(host + "\\n")
        raise OSError("there is no network")
sys.addaudithook(alone)
`;
const { open } = useBrowser();
const trial = mkdtempSync(join(tmpdir(), "bothy-wheel-"));
const folder = join(trial, "empty");
const opened = join(trial, "opened");
const dialled = join(trial, "dialled");
let play: ChildProcess;
let site = "";

/** Creates an environment with the wheel, and the dependencies as installed here: nothing is downloaded. */
function install(): string {
  execFileSync(PYTHON, ["-m", "hatchling", "build", "-t", "wheel", "-d", trial], { cwd: ROOT, stdio: "pipe" });
  const [wheel = ""] = readdirSync(trial).filter((name) => name.endsWith(".whl"));
  const home = join(trial, "venv");
  execFileSync(PYTHON, ["-m", "venv", "--without-pip", home]);
  const where = (python: string) =>
    execFileSync(python, ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).toString().trim();
  const [from, to] = [where(PYTHON), where(join(home, "bin/python"))];
  for (const name of readdirSync(from))
    if (!/^(_*editable|bothy|creel|sitecustomize)|\.pth$|^__pycache__$/i.test(name))
      symlinkSync(join(from, name), join(to, name));
  execFileSync(
    join(ROOT, ".venv/bin/uv"),
    [
      "pip",
      "install",
      "--quiet",
      "--offline",
      "--no-deps",
      "--python",
      join(home, "bin/python"),
      join(trial, wheel),
    ],
    { stdio: "pipe" },
  );
  writeFileSync(join(to, "sitecustomize.py"), ALONE);
  return join(home, "bin/bothy");
}

describe("bothy play from the wheel, in an empty folder", () => {
  beforeAll(async () => {
    const bothy = install();
    mkdirSync(folder);
    // The browser it opens is a script that records the address.
    const browser = join(trial, "browser");
    writeFileSync(browser, `#!/bin/sh\necho "$1" >> ${opened}\n`);
    chmodSync(browser, 0o755);
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    const { PATH = "" } = process.env;
    play = spawn(bothy, ["play", "--port", String(port)], {
      cwd: folder,
      env: { PATH, HOME: folder, BROWSER: browser, DIALLED: dialled },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await serves(site, play);
  }, LONG);
  afterAll(async () => {
    const ended = new Promise<void>((done) => play.once("exit", () => done()));
    play.kill("SIGTERM");
    await ended;
    rmSync(trial, { recursive: true, force: true });
  });

  it("opens the client in the browser", async () => {
    for (let waited = 0; waited < 100 && !existsSync(opened); waited++)
      await new Promise((wait) => setTimeout(wait, 100));
    expect(new URL(readFileSync(opened, "utf8").trim()).origin).toBe(site);
  });

  // table.test.ts plays the other game against a bot.
  it.each(some([0, 1], [0]))(
    "game %i is played against a bot, and nothing outside is asked for",
    { timeout: LONG, retry: 1 },
    async (game) => {
      const page = await open(`${site}/`);
      const outside: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol !== "data:" && url.origin !== site) outside.push(request.url());
      });
      await page.getByText("Wren", { exact: true }).click();
      await page.getByRole("button", { name: "Play now against Wren" }).nth(game).click();
      // Once the recap appears, some turns of both are over, regardless of who starts and how long the bot thinks.
      const told = page.getByRole("button", { name: "What changed since your turn" });
      const seq = async () => Number(await page.locator("main").getAttribute("data-seq"));
      for (let turn = 0; turn < 30 && !((await told.count()) && (await seq()) > 3); turn++) {
        const skip = page.getByRole("button", { name: "Skip to my turn" });
        if (await skip.count()) await skip.click().catch(() => {});
        await playOn(page, 5 + turn, undefined, 3);
      }
      await told.waitFor({ timeout: 60_000 });
      await expect.poll(() => told.textContent()).toContain("Wren");
      expect(await seq()).toBeGreaterThan(3);
      const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      outside.push(...loaded.filter((url) => new URL(url).origin !== site));
      expect(outside).toEqual([]);
      expect(existsSync(dialled) ? readFileSync(dialled, "utf8") : "").toBe("");
    },
  );
});

/** A club's host: `bothy serve` on SQLite, under a name, with mail, push messages and bots. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postbox, startPostbox } from "./postbox";
import { type PushService, startPushService } from "./push-service";
import { BOTHY, freePort, serves } from "./server";

export interface Club {
  site: string;
  postbox: Postbox;
  push: PushService;
  close(): Promise<void>;
}

export async function startClub(): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), "bothy-club-"));
  const [port, postbox, push] = await Promise.all([freePort(), startPostbox(), startPushService()]);
  const site = `http://localhost:${port}`; // passkeys need a name, and this is the only one without https
  const child: ChildProcess = spawn(BOTHY, ["serve", "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      BOTHY_STORE: `sqlite:${join(folder, "bothy.db")}`,
      BOTHY_SECRET: "a secret for tests, of more than thirty-two letters",
      BOTHY_ORIGINS: site,
      BOTHY_SHOW_EXAMPLES: "true",
      BOTHY_LOG_LEVEL: "error",
      BOTHY_MAIL_SERVER: "127.0.0.1",
      BOTHY_MAIL_PORT: String(postbox.port),
      BOTHY_MAIL_TLS: "none",
      BOTHY_MAIL_FROM: "Bothy <play@bothy.example.org>",
      BOTHY_NOTICE_DELAY_SECONDS: "0",
      BOTHY_PUSH_KEY_FILE: join(folder, "push.pem"),
      BOTHY_WEBHOOK_NETWORKS: "127.0.0.0/8", // our push service's network; by default hosts reach only public ones
    },
  });
  const ended = new Promise((done) => child.once("exit", done));
  await serves(`http://127.0.0.1:${port}`, child);
  return {
    site,
    postbox,
    push,
    async close() {
      child.kill("SIGTERM");
      await ended;
      postbox.close();
      push.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

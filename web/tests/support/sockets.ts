/** A fake server end of the live socket, for testing a session: the requests received, and messages to send. */

import { vi } from "vitest";
import { fingerprint } from "../../src/wire/assembly";
import type { FromServer, Message, Step } from "../../src/wire/types";

type Asked = Record<string, unknown> & { is: string; id?: number };

class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static newest: Wire;
  readyState = Wire.CONNECTING;
  readonly asked: Asked[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.newest = this;
  }

  send(text: string): void {
    this.asked.push(JSON.parse(text));
  }

  close(): void {}
}

/** Replaces the browser's sockets and requests; `answers` are the HTTP answers, by path. */
export function overWire(answers: Record<string, unknown>) {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", async (path: string) => {
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    return new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 });
  });
  const tell = (message: FromServer): void =>
    Wire.newest.onmessage?.({ data: JSON.stringify(message) }) as undefined;
  return {
    tell,
    open(): void {
      Wire.newest.readyState = Wire.OPEN;
      Wire.newest.onopen?.();
    },
    /** Drops the connection; the client reconnects on its own after a while. */
    lose(): void {
      Wire.newest.readyState = 3;
      Wire.newest.onclose?.({ code: 1006 });
    },
    /** Returns the newest request of a kind. */
    asked: (is: string): Asked | undefined => Wire.newest.asked.findLast((each) => each.is === is),
    steps(steps: Step[], more: Partial<Message<"steps">> = {}): void {
      const changed = more.changed ?? {};
      tell({
        is: "steps",
        seq: steps.at(-1)?.seq ?? 0,
        steps,
        seats_to_act: [0],
        ...more,
        changed,
        hash: fingerprint({ market: 1, ...changed }),
      });
    },
  };
}

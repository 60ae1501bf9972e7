/** A server's end of the live socket, for tests of a session without one: what it was asked, and what it tells. */

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

/** Takes the place of the browser's sockets and requests; `answers` are those of the HTTP interface, by path. */
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
    /** The connection is lost; the client comes back after a while by itself. */
    lose(): void {
      Wire.newest.readyState = 3;
      Wire.newest.onclose?.({ code: 1006 });
    },
    /** The newest request of a kind. */
    asked: (is: string): Asked | undefined => Wire.newest.asked.findLast((each) => each.is === is),
    steps(steps: Step[], more: Partial<Message<"steps">> = {}): void {
      const changed = more.changed ?? {};
      tell({
        is: "steps",
        seq: steps.at(-1)?.seq ?? 0,
        steps,
        owes: [0],
        ...more,
        changed,
        hash: fingerprint({ market: 1, ...changed }),
      });
    },
  };
}

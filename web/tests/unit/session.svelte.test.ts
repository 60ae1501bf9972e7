import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currency } from "../../src/games/caledonia/currency";
import { learn, speak } from "../../src/messages/messages.svelte";
import { settings } from "../../src/settings.svelte";
import { live } from "../../src/table/announcements.svelte";
import { Session } from "../../src/table/session.svelte";
import { turnsOf } from "../../src/table/steps";
import type { Message, Mine, ServerInfo, Step, TableInfo } from "../../src/wire/types";
import { overWire } from "../support/sockets";

const INFO: TableInfo = {
  id: "t1",
  game: "caledonia",
  options: {},
  seats: [
    { person: "p0", name: "Ailsa" },
    { bot: "wren", name: "Wren" },
  ],
  host: "p0",
  state: "playing",
  match: "m1",
  commitment: "",
  created: 0,
  version: 1,
};
const SERVER = { bots: [{ id: "wren", bot: "casual" }] } as unknown as ServerInfo;
const FIELDS = { expand: ["unit", "hex"], pass: [] };
const asks = (...actions: unknown[][]): Mine => ({
  decision: { seat: 0, ask: ["ask-turn", { left: 1, of: 2 }], actions, fields: FIELDS },
  undo: null,
});
const TURN = asks(["expand", "cow", "f6"], ["expand", "sheep", "f6"], ["expand", "sheep", "f7"], ["pass"]);
const step = (seq: number, by: number, events = 1): Step => ({
  seq,
  by,
  events: Array.from({ length: events }, () => ["money", { seat: by, amount: 1 }, []]),
});
const whole = (seq: number, mine: Mine | null = TURN): Message<"resync"> => ({
  is: "resync",
  seq,
  seat: 0,
  view: { market: 1 },
  hash: "",
  seats_to_act: [mine ? 0 : 1],
  mine,
});

let wire: ReturnType<typeof overWire>;
let session: Session;
let watched: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  wire = overWire({ "/api/games": {}, "/api/tables": [] });
  session = new Session(INFO, [0], SERVER, { currency });
  // Values that a page reads continuously.
  watched = $effect.root(() => {
    $effect(
      () => void [session.choosing.chosen, session.table.offers, session.seat.busy, session.playback.behind],
    );
  });
  wire.open();
});
afterEach(() => {
  watched();
  Object.assign(settings, { skipForced: false, endTurn: false });
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a bot that plays for a player", () => {
  const left: Step = { seq: 6, by: 0, events: [["seat-left", { seat: 0, bot: "casual" }, []]] };
  const back: Step = { seq: 8, by: 0, events: [["seat-back", { seat: 0 }, []]] };
  const tell = (...steps: Step[]) => {
    wire.steps(steps, { changed: { market: 1 }, seats_to_act: [0] });
    flushSync();
  };
  const clock = (away: string | null) =>
    wire.tell({ is: "clock", seq: 8, at: 0, seats: [{ away }, {}] } as unknown as Message<"clock">);
  beforeEach(async () => {
    session.close();
    live.toasts = [];
    session = new Session(
      {
        ...INFO,
        seats: [
          { person: "p0", name: "Ailsa" },
          { person: "p1", name: "Iain" },
        ],
      },
      [1],
      SERVER,
    );
    wire.open();
    await speak("en");
    await learn("caledonia");
    wire.tell({ ...whole(5, null), seat: 1 });
  });

  afterEach(() => {
    live.toasts = [];
  });

  it("is shown as one, by both names, until its person is back", () => {
    clock("casual");
    expect(session.table.seats[0]).toMatchObject({
      name: "Ailsa",
      standIn: "Wren for Ailsa",
      bot: true,
      present: true,
    });
    clock(null);
    expect(session.table.seats[0]).toMatchObject({ name: "Ailsa", bot: false });
    expect(session.table.seats[0]?.standIn).toBeUndefined();
    clock("");
    expect(session.table.seats[0]).toMatchObject({ gone: "late", bot: false });
  });

  it("is announced when it begins, and has its own lines in the log and among the changes", () => {
    tell(step(5, 0), left);
    expect(live.toasts.map(({ text }) => text)).toEqual(["Ailsa leaves the table, Wren takes over."]);
    tell(step(7, 0));
    const texts = () => session.table.log.map((each) => each.texts.join(" "));
    expect(texts().at(-1)).toContain("Wren for Ailsa");
    expect(texts().at(-3)).toMatch(/^Ailsa/); // her own actions stay hers
    expect(turnsOf(session.table.log).map(({ steps }) => steps[0]?.standIn)).toEqual([
      undefined,
      "Wren for Ailsa",
    ]);
    tell(back, step(9, 0));
    expect(live.toasts.at(-1)?.text).toBe("Ailsa is back");
    expect(texts().at(-1)).toMatch(/^Ailsa/);
  });
});

describe("the components a table is drawn from", () => {
  const drawn = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return session.table.pack;
  };
  beforeEach(() => {
    session.close();
    wire = overWire({
      "/api/games/caledonia/pack": { rows: "newest" },
      "/api/matches/m1/pack": { rows: "kept" },
      "/api/matches": { steps: [] },
      "/api/tables": [],
    });
    session = new Session(INFO, [0], SERVER, { currency });
    wire.open();
  });

  it("are the newest, as long as the match has no others", async () => {
    wire.tell(whole(4));
    expect(await drawn()).toEqual({ rows: "newest" });
  });

  it("are the match’s own if it was opened with others, whichever comes first", async () => {
    wire.tell({ ...whole(4), own_pack: true });
    expect(await drawn()).toEqual({ rows: "kept" });
  });

  it("are never the newest once it is known that they are others", async () => {
    await drawn();
    wire.tell({ ...whole(4), own_pack: true });
    expect(session.table.pack).toEqual({});
    expect(await drawn()).toEqual({ rows: "kept" });
    wire.tell({ ...whole(5), own_pack: true });
    expect(session.table.pack).toEqual({ rows: "kept" });
  });
});

describe("a half-made choice", () => {
  beforeEach(() => {
    wire.tell(whole(4));
    session.choosing.fix({ verb: "expand", unit: "sheep" });
    flushSync();
  });
  const stands = () => {
    flushSync();
    return session.choosing.fixed;
  };

  it("remains after the connection was lost, though the server sends everything again", () => {
    wire.lose();
    vi.advanceTimersByTime(1000);
    wire.open();
    wire.tell({ is: "table", table: { ...INFO } });
    wire.tell(whole(4));
    expect(stands()).toEqual({ verb: "expand", unit: "sheep" });
  });

  it("remains if another process sends the same in another order", () => {
    const { decision } = structuredClone(TURN);
    const ask: [string, Record<string, unknown>] = ["ask-turn", { of: 2, left: 1 }];
    wire.steps([step(5, 1)], { mine: TURN });
    wire.tell(whole(5, { undo: null, decision: decision && { ...decision, ask } }));
    expect(stands()).toEqual({ verb: "expand", unit: "sheep" });
  });

  it("keeps the preview and the prices it was shown with", async () => {
    const offer = session.table.offers[2];
    if (!offer) throw new Error("no offer");
    offer.account = { totals: { "money-0": -7 }, lines: [], stopped: false };
    session.choosing.fix({ hex: "f7" });
    session.choosing.look();
    wire.tell({ is: "previewed", id: Number(wire.asked("preview")?.id), changed: { market: 9 }, events: [] });
    await vi.advanceTimersByTimeAsync(0);
    wire.tell({ is: "table", table: { ...INFO } });
    flushSync();
    expect(session.choosing.chosen?.price).toBe(7);
    expect(session.choosing.ghost.market).toBe(9);
  });

  it("is gone once another question is asked", () => {
    wire.steps([step(5, 1)], { mine: asks(["expand", "sheep", "f6"], ["pass"]) });
    expect(stands()).toEqual({});
  });

  it("is gone once I have acted, even if the same is asked again", () => {
    wire.steps([step(5, 0)], { mine: structuredClone(TURN) });
    expect(stands()).toEqual({});
  });
});

describe("prices", () => {
  const accounts = [7, 4, 5, -14].map((cost) => ({
    totals: { "money-0": -cost },
    lines: [],
    stopped: cost === 4,
  }));
  const shown = () => session.table.offers.map(({ price }) => price);

  it("come with the question: nothing is requested", () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    wire.tell(whole(4));
    wire.tell({ is: "prices", seq: 4, seat: 0, accounts });
    expect(wire.asked("hello")).toMatchObject({ seat: 0, prices: true });
    expect(shown()).toEqual([7, 4, 5, -14]);
    expect(session.table.offers[1]?.account?.stopped).toBe(true);
    expect(wire.asked("preview")).toBeUndefined();
    expect(fetched.mock.calls.filter(([path]) => String(path).includes("/actions"))).toEqual([]);
  });

  it("wait for a question that is not shown yet", () => {
    wire.tell(whole(4, null));
    wire.steps([step(5, 1, 12)], { mine: null, seats_to_act: [1] });
    wire.steps([step(6, 1, 12)], { mine: TURN });
    wire.tell({ is: "prices", seq: 6, seat: 0, accounts });
    expect(shown()).toEqual([]);
    session.playback.skip();
    expect(shown()).toEqual([7, 4, 5, -14]);
  });

  it("of another moment or another seat are not put on the current offers", () => {
    wire.tell(whole(4));
    wire.tell({ is: "prices", seq: 3, seat: 0, accounts });
    wire.tell({ is: "prices", seq: 4, seat: 1, accounts });
    expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("my own move", () => {
  const bots = 12;
  beforeEach(() => {
    wire.tell(whole(4, null));
    // A bot's turn that takes time to read, followed by my turn.
    wire.steps([step(5, 1, bots)], { mine: null, seats_to_act: [1] });
    wire.steps([step(6, 1, bots)], { mine: TURN });
  });
  const act = () => {
    const done = session.seat.play(["pass"]);
    flushSync();
    return done;
  };
  const acted = async () => {
    wire.tell({ is: "ack", id: Number(wire.asked("act")?.id), seq: 7 });
    await vi.advanceTimersByTimeAsync(0);
    wire.steps([step(7, 0)], { mine: null, seats_to_act: [1] });
    await vi.advanceTimersByTimeAsync(0);
  };

  it("waits for nothing that is still being shown", async () => {
    session.playback.skip();
    wire.steps([step(7, 1, bots)], { mine: TURN });
    wire.steps([step(8, 1, bots)], { mine: TURN });
    expect(session.playback.behind).toBe(1);
    void act();
    expect(session.playback.behind).toBe(0);
    expect(session.playback.seq).toBe(8);
    expect(wire.asked("act")).toMatchObject({ after: 8, actions: [["pass"]] });
  });

  it("is shown as soon as it arrives, while the bot's move before it still has its time", async () => {
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.playback.seq).toBe(6);
    void act();
    await acted();
    expect(session.playback.seq).toBe(7);
  });

  it("is shown at once even if a bot moved while it was on its way", async () => {
    session.playback.skip();
    void act();
    wire.steps([step(7, 1, bots)], { mine: TURN });
    wire.steps([step(8, 0)], { mine: null, seats_to_act: [1] });
    expect(session.playback.seq).toBe(8);
  });

  it("keeps its button busy from the press until it is shown", async () => {
    session.playback.skip();
    const done = act();
    expect(session.seat.busy).toBe(true);
    wire.tell({ is: "ack", id: Number(wire.asked("act")?.id), seq: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.seat.busy).toBe(true);
    wire.steps([step(7, 0)], { mine: null, seats_to_act: [1] });
    await done;
    expect(session.seat.busy).toBe(false);
  });

  it("removes earlier refusals", async () => {
    session.playback.skip();
    void act();
    const refused = { key: "not-asked", rule: "", values: {} };
    wire.tell({ is: "refused", id: Number(wire.asked("act")?.id), reason: refused });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.toasts).toHaveLength(1);
    void act();
    await acted();
    expect(live.toasts).toEqual([]);
  });

  it("is not held up by something I say", async () => {
    session.playback.skip();
    void session.feed.talk("Well played.");
    void act();
    expect(wire.asked("act")).toBeDefined();
  });

  it("made automatically as the only one, leaves a bot's move its time and earlier changes in sight", async () => {
    settings.skipForced = true;
    const only = asks(["expand", "cow", "f6"]);
    session.playback.skip();
    wire.steps([step(7, 1, bots)], { mine: only });
    await vi.advanceTimersByTimeAsync(0);
    wire.tell({ is: "ack", id: Number(wire.asked("act")?.id), seq: 8 });
    await vi.advanceTimersByTimeAsync(0);
    wire.steps([step(8, 0)], { mine: null, seats_to_act: [1] });
    expect(session.playback.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.playback.seq).toBe(8);
    expect(session.table.recap.map(({ seq }) => seq)).toEqual([6, 7]);
  });

  it("is followed by one that makes itself", async () => {
    settings.endTurn = true;
    session.playback.skip();
    void act();
    wire.tell({ is: "ack", id: Number(wire.asked("act")?.id), seq: 7 });
    await vi.advanceTimersByTimeAsync(0);
    wire.steps([step(7, 0)], { mine: asks(["end-turn"]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(wire.asked("act")).toMatchObject({ actions: [["end-turn"]] });
  });

  it("the bots' moves after it are shown one after the other again", async () => {
    session.playback.skip();
    void act();
    await acted();
    wire.steps([step(8, 1, bots)], { mine: null, seats_to_act: [1] });
    wire.steps([step(9, 1, bots)], { mine: TURN });
    expect(session.playback.seq).toBe(8);
    expect(session.playback.behind).toBe(1);
  });
});

describe("talk", () => {
  const line = (number: number, person: string) => ({ number, person, name: person, text: "Hello.", at: 0 });

  it("of others is counted until it is read; my own is not", async () => {
    await vi.advanceTimersByTimeAsync(0);
    wire.tell({ is: "said", line: line(0, "p0") });
    wire.tell({ is: "said", line: line(1, "p1") });
    wire.tell({ is: "said", line: line(1, "p1") });
    expect(session.feed.unread).toBe(1);
  });
});

/** A recorded moment of a real game (`scripts/web_stories.py`) as a table, to view without a server. */

import type { Say } from "../src/messages/messages.svelte";
import type { Blocked, Fixed, Oracle, Preview } from "../src/table/choosing.svelte";
import type { Currency } from "../src/table/contract/game";
import type {
  Account,
  Action,
  Arg,
  Data,
  EventSeen,
  Line,
  Offer,
  StepSeen,
  TableState,
} from "../src/table/state.svelte";
import { PLAYER_COLOURS } from "../src/ui/tartan/setts";

type EventData = readonly [key: string, values: Data | null, lines?: readonly Line[]];
type Told = readonly [key: string, values: Data];

export interface Story {
  game: string;
  name: string;
  me: number | null;
  seats_to_act: readonly number[];
  seats: readonly { name: string; bot: boolean }[];
  view: Data;
  /** The components of a table with modules; the other stories share theirs. */
  pack?: Data;
  question: Told | null;
  fields: Readonly<Record<string, readonly string[]>>;
  offers: readonly (Account & { do: Action; text: string })[];
  previews: readonly { do: Action; events: readonly EventData[]; changed: Data; stopped: boolean }[];
  blocked: readonly (readonly [action: Action, key: string, values: Data, rule: string])[];
  recap: readonly { seq: number; by: number | null; do?: Action; events: readonly EventData[] }[];
  result: unknown;
  /** Recent events, in stories about them: shown as if they happened now. */
  log?: Story["recap"];
}

/** Converts events from the wire for boards. */
export function eventsOf(events: readonly EventData[]): EventSeen[] {
  return events.map(([key, values, lines = []]) => ({ key, values, lines }));
}

function argsOf(story: Pick<Story, "fields">, action: Action): Record<string, Arg> {
  const names = story.fields[action[0]] ?? [];
  return Object.fromEntries(names.map((name, at) => [name, action[at + 1] ?? null]));
}

/** Creates a story's table. `say` formats actions in the reader's language. */
export function tableOf(story: Story, pack: Data, say: Say, currency?: Currency): TableState {
  const money = `${currency?.stock}-${story.me}`;
  const offers = story.offers.map(({ do: action, totals, lines, stopped }): Offer => {
    const args = argsOf(story, action);
    return {
      action,
      verb: action[0],
      args,
      text: say(`do-${action[0]}`, args as Parameters<Say>[1]),
      price: -(totals[money] ?? 0),
      account: { totals, lines, stopped },
    };
  });
  const seen = (steps: Story["recap"]) =>
    steps.map(({ seq, by, do: action, events }): StepSeen => {
      return { seq, by, action: action ?? null, events: eventsOf(events), texts: [] };
    });
  const recap = seen(story.recap);
  const log = story.log && seen(story.log);
  return {
    game: story.game,
    view: story.view,
    pack: story.pack ?? pack,
    me: story.me,
    seatsToAct: story.seats_to_act,
    seats: story.seats.map((seat, index) => ({
      ...seat,
      index,
      colour: PLAYER_COLOURS[index] ?? "snow",
      present: true,
    })),
    offers,
    asked: 0,
    question: story.question && { key: story.question[0], values: story.question[1] },
    recap,
    finished: story.result !== null,
    ...(log ? { log, fresh: log } : {}),
  };
}

/** Answers from the recording: some previews, all reasons. */
export function oracleOf(story: Story, say: Say): Oracle {
  const key = (action: Action): string => JSON.stringify(action);
  const previews = new Map(story.previews.map((each) => [key(each.do), each]));
  return {
    async preview(action: Action): Promise<Preview | null> {
      const found = previews.get(key(action));
      return found ? { changed: found.changed, events: eventsOf(found.events), stopped: found.stopped } : null;
    },
    async blocked(query: Fixed): Promise<Blocked[]> {
      const { verb, ...fields } = query;
      return story.blocked
        .filter(([action]) => {
          const args = argsOf(story, action);
          const named = verb === undefined || action[0] === verb;
          return named && Object.entries(fields).every(([name, value]) => args[name] === value);
        })
        .map(([action, reason, values, rule]) => ({
          action,
          text: say(`no-${reason}`, values as Parameters<Say>[1]),
          label: say(`do-${action[0]}`, argsOf(story, action) as Parameters<Say>[1]),
          rule,
        }));
    },
  };
}

/** The HTTP client: identity, tables, lookups. Events at a table come over the live socket. */

import { inviteTo, keepInvite } from "./invites";
import { transport } from "./transport";
import type {
  ActionData,
  BlockedData,
  ChatLine,
  CourseData,
  GameInfo,
  History,
  IdeaTerms,
  Leader,
  LessonData,
  MatchState,
  Me,
  Moment,
  MyTable,
  OpenTable,
  Pace,
  Preference,
  Problem,
  Profile,
  ReactionInfo,
  ReasonData,
  Rules,
  ScoreBreakdown,
  ServerInfo,
  SoloBest,
  Suggestions,
  TableInfo,
  Verified,
} from "./types";

/** Name of the lesson that teaches the game itself. */
const FIRST = "first";
/** The only reason that isn't the server's: there's no answer from it. */
export const AWAY: ReasonData = { key: "server-away", values: {} };

/** A server's refusal; `status` 0 means it was unreachable. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: ReasonData,
  ) {
    super(reason.key);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type OptionValues = Record<string, string | number | boolean>;

/** The CSRF token for changing requests; it comes with the identity. */
let csrf = "";
let language = "en";

/** Sets the language of the server's answers. */
export function answerIn(spoken: string): void {
  language = spoken;
}

export async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && csrf) headers["x-bothy-csrf"] = csrf;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await transport().answer({ method, path, headers, ...sent });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(0, AWAY);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, problem?.reason ?? AWAY);
  }
  return answer;
}

/** Sends a request, and parses the answer. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

/** Keeps the CSRF token that came with the identity. */
export function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

/** Returns the current person, or null if there is none yet. */
export async function whoAmI(): Promise<Me | null> {
  const answer = await request("GET", "/api/me");
  return answer.status === 204 ? null : known((await answer.json()) as Me);
}

const asSeat = (seat: number | null | undefined) => (seat === null || seat === undefined ? "" : `seat=${seat}`);
const bySeat = (seat: number | null) => (seat === null ? {} : { seat });

export const api = {
  comeIn: async (name: string) => known(await call<Me>("POST", "/api/me", { name })),
  server: () => call<ServerInfo>("GET", "/api/server"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  game: (game: string) => call<GameInfo>("GET", `/api/games/${game}`),
  pack: (game: string) => call<Record<string, unknown>>("GET", `/api/games/${game}/pack`),
  matchPack: (match: string) => call<Record<string, unknown>>("GET", `/api/matches/${match}/pack`),
  messages: async (game: string, language: string) =>
    (await request("GET", `/api/games/${game}/messages/${language}`)).text(),
  rules: (game: string, language: string) => call<Rules>("GET", `/api/games/${game}/rules?language=${language}`),

  myTables: () => call<TableInfo[]>("GET", "/api/tables/mine"),
  tablesAtOnce: () => call<MyTable[]>("GET", "/api/me/tables"),
  tablesToJoin: () => call<OpenTable[]>("GET", "/api/tables/open"),
  dropTable: async (table: string) => void (await request("DELETE", `/api/tables/${table}`)),
  table: (table: string) => call<TableInfo>("GET", `/api/tables/${table}`),
  invited: async (code: string) => {
    const table = await call<TableInfo>("GET", `/api/invites/${code}`);
    keepInvite(table, code);
    return table;
  },
  openTable: (
    game: string,
    options: OptionValues,
    seats: number,
    listed = false,
    pace: Pace | null = null,
    ideas: IdeaTerms | null = null,
  ) => call<TableInfo>("POST", "/api/tables", { game, options, seats, listed, pace, ideas }),
  changeTable: (table: string, change: { options?: OptionValues; seats?: number; listed?: boolean }) =>
    call<TableInfo>("PATCH", `/api/tables/${table}`, change),
  sitDown: (table: string, wish: { invite?: string; seat?: number; name?: string } = {}) =>
    call<TableInfo>("POST", `/api/tables/${table}/seats`, wish),
  standUp: (table: string, seat: number) => call<TableInfo>("DELETE", `/api/tables/${table}/seats/${seat}`),
  addBot: (table: string, bot: string, seat?: number) =>
    call<TableInfo>("POST", `/api/tables/${table}/bots`, seat === undefined ? { bot } : { bot, seat }),
  start: (table: string) => call<TableInfo>("POST", `/api/tables/${table}/start`),
  rematch: (table: string, game = "") =>
    call<TableInfo>("POST", `/api/tables/${table}/rematch${game && `?game=${game}`}`),
  reactions: (table: string, seat: number) =>
    call<ReactionInfo[]>("GET", `/api/tables/${table}/seats/${seat}/reactions`),
  prefer: (table: string, seat: number, reaction: string, preference: Preference) =>
    call<ReactionInfo[]>("POST", `/api/tables/${table}/seats/${seat}/reactions`, { reaction, preference }),
  chat: (table: string, since = 0) =>
    call<ChatLine[]>("GET", `/api/tables/${table}/chat?since=${since}&invite=${inviteTo(table)}`),

  myProfile: () => call<Profile>("GET", "/api/me/profile"),
  openProfile: (open: boolean) => call<Profile>("PATCH", "/api/me/profile", { open }),
  profile: (person: string) => call<Profile>("GET", `/api/people/${person}/profile`),
  leaders: (game: string, seats: number) => call<Leader[]>("GET", `/api/games/${game}/leaders?seats=${seats}`),
  bests: (game: string) => call<SoloBest[]>("GET", `/api/games/${game}/bests`),

  lesson: (game: string, name = FIRST) => call<LessonData>("GET", `/api/games/${game}/lesson?name=${name}`),
  learn: (game: string, name = FIRST) => call<TableInfo>("POST", `/api/lessons/${game}?name=${name}`),

  match: (match: string, seat?: number | null) => call<MatchState>("GET", `/api/matches/${match}?${asSeat(seat)}`),
  blocked: (match: string, seat: number, action: string, fields: Record<string, unknown>) =>
    call<BlockedData[]>("POST", `/api/matches/${match}/blocked`, { action, fields, seat }),
  preview: (match: string, seat: number | null, actions: ActionData[]) =>
    call<unknown>("POST", `/api/matches/${match}/preview`, { actions, ...bySeat(seat) }),
  play: (match: string, seat: number, actions: ActionData[], after: number) =>
    call<MatchState>("POST", `/api/matches/${match}/actions`, { actions, seat, after }),
  ideas: (match: string, seat: number) => call<Suggestions>("POST", `/api/matches/${match}/ideas`, { seat }),
  history: (match: string, since: number, seat: number | null) =>
    call<History>("GET", `/api/matches/${match}/history?since=${since}&${asSeat(seat)}`),
  moment: (match: string, step: number, seat: number | null) =>
    call<Moment>("GET", `/api/matches/${match}/history/${step}?${asSeat(seat)}`),
  breakdown: (match: string) => call<ScoreBreakdown>("GET", `/api/matches/${match}/breakdown`),
  course: (match: string) => call<CourseData>("GET", `/api/matches/${match}/course`),
  record: async (match: string) => (await request("GET", `/api/matches/${match}/record`)).text(),
  verify: (record: string) => call<Verified>("POST", "/api/records/verify", { record }),
};

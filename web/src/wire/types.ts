/** Short names for the wire types. All come from the server's OpenAPI document. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type TableInfo = Schemas["TableInfo"];
export type MyTable = Schemas["MyTable"];
export type OpenTable = Schemas["OpenTable"];
export type Profile = Schemas["Profile"];
export type ProfileGame = Schemas["ProfileGame"];
export type PlayedGame = Schemas["PlayedGame"];
export type Leader = Schemas["Leader"];
export type SoloBest = Schemas["SoloBest"];
export type SeatInfo = Schemas["SeatInfo"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type ServerInfo = Schemas["Server"];
export type BotInfo = Schemas["BotInfo"];
export type LessonData = Schemas["LessonData"];
export type Rules = Schemas["Rules"];
export type Me = Schemas["Me"];
export type Ways = Schemas["Ways"];
export type MailSent = Schemas["MailSent"];
export type LinkSeen = Schemas["LinkSeen"];
export type AccountInfo = Schemas["AccountInfo"];
export type SessionInfo = Schemas["SessionInfo"];
export type DeviceLink = Schemas["DeviceLink"];
export type MatchState = Schemas["MatchState"];
export type BlockedData = Schemas["Blocked"];
export type Suggestions = Schemas["Suggestions"];
export type Suggestion = Schemas["Suggestion"];
export type History = Schemas["History"];
export type Moment = Schemas["Moment"];
export type Problem = Schemas["Problem"];
export type ReasonData = Schemas["ReasonData"];
export type ResultData = Schemas["ResultData"];
export type ReactionInfo = Schemas["ReactionInfo"];
export type Preference = ReactionInfo["preference"];
export type Pace = Schemas["Pace"];
/** Policy for bot ideas, and whether the game is then rated. */
export type IdeaTerms = NonNullable<TableInfo["ideas"]>;
export type SeatTime = Schemas["SeatTime"];
export type RestData = Schemas["RestData"];
export type ChatLine = Schemas["ChatLine"];
export type BlockedPerson = Schemas["BlockedPerson"];
export type ScoreBreakdown = Schemas["ScoreBreakdown"];
export type CourseData = Schemas["CourseData"];
export type MatchAnalysis = Schemas["MatchAnalysis"];
export type AnalysisData = Schemas["AnalysisData"];
export type MissedTurnData = Schemas["MissedTurn"];
export type Verified = Schemas["Verified"];
export type Step = Schemas["Step"];
export type Mine = Schemas["Mine"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Message<Is extends FromServer["is"]> = Extract<FromServer, { is: Is }>;
export type ActionData = unknown[];

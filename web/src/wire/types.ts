/** The types that cross the wire, by their short names. All come from the server's document. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type ServerInfo = Schemas["Server"];
export type BotInfo = Schemas["BotInfo"];
export type LessonData = Schemas["LessonData"];
export type Rules = Schemas["Rules"];
export type Me = Schemas["Me"];
export type MatchState = Schemas["MatchState"];
export type BlockedData = Schemas["Blocked"];
export type History = Schemas["History"];
export type Moment = Schemas["Moment"];
export type Problem = Schemas["Problem"];
export type ReasonData = Schemas["ReasonData"];
export type ResultData = Schemas["ResultData"];
export type ReactionInfo = Schemas["ReactionInfo"];
export type Preference = ReactionInfo["preference"];
export type ChatLine = Schemas["ChatLine"];
export type ReckoningData = Schemas["ReckoningData"];
export type CourseData = Schemas["CourseData"];
export type Verified = Schemas["Verified"];
export type Step = Schemas["Step"];
export type Mine = Schemas["Mine"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Message<Is extends FromServer["is"]> = Extract<FromServer, { is: Is }>;
export type ActionData = unknown[];

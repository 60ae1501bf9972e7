/** Requests about clocks: returning, deciding with others, quiet times. */

import { call } from "./api";
import type { RestData, TableInfo } from "./types";

export const clocks = {
  comeBack: (table: string, seat: number) => call<TableInfo>("POST", `/api/tables/${table}/seats/${seat}/return`),
  leave: (table: string, seat: number) => call<TableInfo>("DELETE", `/api/tables/${table}/seats/${seat}`),
  vote: (table: string, seat: number, vote: "end" | "bot" | "") =>
    call<TableInfo>("POST", `/api/tables/${table}/seats/${seat}/vote`, { vote }),
  rest: () => call<RestData>("GET", "/api/me/rest"),
  changeRest: (rest: RestData) => call<RestData>("PUT", "/api/me/rest", rest),
};

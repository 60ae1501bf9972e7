/** The other end is a server. */

import { Socket } from "./socket";
import type { Transport } from "./transport";

export const byNetwork: Transport = {
  alone: false,
  answer: ({ path, ...call }) => fetch(path, { ...call, credentials: "same-origin" }),
  open: (table, ears) => new Socket(`/api/live/${table}`, ears),
};

/** Coins. */

import { say } from "../../messages/messages.svelte";
import type { Currency } from "../../table/contract/game";

export const currency: Currency = {
  stock: "coins",
  price: (sign, amount) => say("price-coins", { sign, amount }),
  left: (amount) => say("offer-left-coins", { amount }),
};

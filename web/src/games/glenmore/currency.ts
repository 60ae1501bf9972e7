/** Coins. */

import { say } from "../../messages/messages.svelte";
import type { Currency } from "../game-client";

export const currency: Currency = {
  stock: "coins",
  price: (sign, amount) => say("price-coins", { sign, amount }),
  left: (amount) => say("offer-left-coins", { amount }),
};

/** Pounds. */

import { say } from "../../messages/messages.svelte";
import type { Currency } from "../../table/contract/game";

const SIGN = "£";

export const currency: Currency = {
  stock: "money",
  sign: SIGN,
  price: (sign, amount) => `${sign}${SIGN}${amount}`,
  left: (amount) => say("offer-left-money", { amount }),
};

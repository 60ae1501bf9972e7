/** Play towards fulfilling a contract: obtain one that needs only goods, then buy them. */

import type { Good } from "../../src/games/caledonia/shape";
import { type Evening, seatOf } from "./evening";
import { type Choice, choicesOf, packOf, viewOf } from "./land";
import type { Person } from "./people";

/** Returns the next action; undefined if there is none for now. */
export async function towardsContract(evening: Evening, who: Person): Promise<Choice | undefined> {
  const seat = seatOf(evening, who);
  const [found, { market, players }, pack] = [
    await choicesOf(who.page, seat),
    await viewOf(who.page),
    await packOf(who.page),
  ];
  const me = players[seat];
  /** Returns the goods missing for a contract; null if it needs meat. */
  const missing = (number: number) => {
    const contract = pack.contracts[number];
    if (!me || !contract || Object.keys(contract.meat).length) return null;
    return Object.entries(contract.goods)
      .map(([name, need]) => ({ name, count: Math.max(0, need - me.goods[name as Good]) }))
      .filter(({ count }) => count > 0);
  };
  const cost = ({ totals }: Choice) => -(totals[`money-${seat}`] ?? 0);
  const own = me?.box.find((number) => missing(number));
  if (own === undefined) {
    const price = (name: string) => market.find(({ good }) => good === name)?.price ?? 0;
    const worth = ({ do: [, contracts] }: Choice) =>
      missing((contracts as number[])[0] ?? -1)?.reduce((sum, { name, count }) => sum + count * price(name), 0);
    return found
      .filter(({ do: [verb, contracts] }) => verb === "obtain" && (contracts as number[]).length === 1)
      .filter((choice) => worth(choice) !== undefined)
      .sort((one, other) => (worth(one) ?? 0) - (worth(other) ?? 0))[0];
  }
  const wanted = missing(own) ?? [];
  return found
    .filter(({ do: [verb, good, count] }) =>
      wanted.some((each) => verb === "buy" && each.name === good && Number(count) <= each.count),
    )
    .sort((one, other) => cost(other) - cost(one))[0];
}

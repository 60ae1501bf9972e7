"""Port 14: processed goods for money (I22.6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar

from bothy.games.caledonia.actions.fulfil import missing_goods, pay_goods
from bothy.games.caledonia.actions.paying import can_pay
from bothy.games.caledonia.pack.types.goods import GOODS, PROCESSED_GOODS
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value

RULE = "I22.6"
NAMES: tuple[str, ...] = tuple([GOODS[good] for good in PROCESSED_GOODS])


@value
class SellProcessedGoods(Action):
    """Port 14: give processed goods for money."""

    port: int
    give: "tuple[str, ...]"


class SellingPort(PortFreeAction):
    """Port 14: any mix of processed goods and their substitutes."""

    name = "selling-port"
    effect = "sell-processed-goods"
    takes: ClassVar[tuple[type[Action], ...]] = (SellProcessedGoods,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        mixes = list(combinations_with_replacement(NAMES, self.figure(pos, "give")))
        return [SellProcessedGoods.of(by + 1, mix) for by in self.tries(pos, seat) for mix in mixes]

    def why_not(self, pos: Caledonia, seat: int, action: SellProcessedGoods) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        places = [NAMES.index(good) if good in NAMES else -1 for good in action.give]
        if len(places) != self.figure(pos, "give") or min(places) < 0 or places != sorted(places):
            return Reason("no-such-swap", rule=RULE)
        missing = missing_goods(pos, seat, (amounts(action.give), (0, 0)))
        if missing is None:
            return None
        return Reason("too-few-goods", rule=RULE, good=missing[0], need=missing[1], have=missing[2])

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        marks = self.marks(pos, seat)
        if not marks:
            return []
        mixes = _mixes(self.figure(pos, "give"))
        paid = [mix for mix, asked in mixes if can_pay(pos, seat, asked)]
        return [SellProcessedGoods.of(mark, mix) for mark in marks for mix in paid]

    def take(self, pos: Caledonia, seat: int, action: SellProcessedGoods) -> None:
        self.mark(pos, seat, action.port)
        pay_goods(pos, seat, amounts(action.give), "port")
        pos.pay(seat, self.figure(pos, "money"), "port")


@cache
def _mixes(count: int) -> tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]:
    """Returns every mix of this many processed goods, with its amount of each good; cached."""
    return tuple([(mix, amounts(mix)) for mix in combinations_with_replacement(NAMES, count)])


def amounts(names: tuple[str, ...]) -> tuple[int, ...]:
    """Returns how many of each good are named."""
    return tuple([names.count(good) for good in GOODS])
